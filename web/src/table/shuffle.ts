import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";

/** SHA-256 of the server's seed, as it was published before the deal. */
export function commitment(serverSeed: string): string {
  return bytesToHex(sha256(hexToBytes(serverSeed)));
}

const WORD = 2 ** 32;
const WORDS_A_BLOCK = 8;

function bigEndian(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/** The numbers of chance of one round, as the server drew them (architecture: the fair shuffle). */
export class Stream {
  private readonly key: Uint8Array;
  private readonly prefix: Uint8Array;
  private counter = 0;
  private words: number[] = [];

  /** Client seeds in seat order, absent ones left out. */
  constructor(serverSeed: string, clientSeeds: readonly string[], round: number) {
    this.key = hexToBytes(serverSeed);
    this.prefix = concatBytes(...clientSeeds.map((seed) => hexToBytes(seed)), bigEndian(round));
  }

  private word(): number {
    if (this.words.length === 0) {
      const block = hmac(sha256, this.key, concatBytes(this.prefix, bigEndian(this.counter)));
      const view = new DataView(block.buffer, block.byteOffset);
      for (let n = WORDS_A_BLOCK - 1; n >= 0; n--) this.words.push(view.getUint32(4 * n));
      this.counter += 1;
    }
    return this.words.pop() as number;
  }

  /** A number from 0 to bound − 1; words past the last whole multiple of the bound are rejected. */
  below(bound: number): number {
    const limit = WORD - (WORD % bound);
    for (;;) {
      const word = this.word();
      if (word < limit) return word % bound;
    }
  }

  /** Fisher–Yates from the last place down. */
  shuffle<T>(deck: readonly T[]): T[] {
    const order = [...deck];
    for (let place = order.length - 1; place > 0; place--) {
      const other = this.below(place + 1);
      [order[place], order[other]] = [order[other] as T, order[place] as T];
    }
    return order;
  }
}
