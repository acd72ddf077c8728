import type { Names } from "../../wire.gen";

/**
 * What a screen of the tutorial shows. Cards, tiles, melds and actions are texts in the notation of
 * records; you are seat 0, your next seat (下家) is 1, and so on in play order.
 */
export interface Shown {
  /** Your cards, or your concealed tiles. */
  readonly hand?: string;
  readonly melds?: readonly string[];
  /** A tile apart from the hand: the one drawn, or the one just discarded. */
  readonly tile?: string;
  /** How `tile` came, where the hand wins with it. */
  readonly by?: "discard" | "self_draw" | "replacement" | "robbed_kong";
  /** The seat that discarded `tile`, or was robbed of it. */
  readonly from?: number;
  readonly dealer?: number;
  /** The tile turned up, the kind that is wild (混, 龙牌), and the 枪. */
  readonly indicator?: string;
  readonly wild?: string;
  readonly guns?: readonly string[];
  /** 放羊: the card that the dealer called. */
  readonly called?: string;
  /** Cards or tiles to look at, one row under the other. */
  readonly rows?: readonly Row[];
  /** What was played in this trick so far, in order. */
  readonly plays?: readonly Play[];
  /** How a round of cards ended. */
  readonly end?: RoundEnd;
  /** What the hand, or the round, was worth. */
  readonly worth?: Worth;
}

export interface Row {
  readonly notation: string;
  readonly caption: Names;
}

export interface Play {
  readonly seat: number;
  readonly action: string;
}

export interface RoundEnd {
  /** The seats that went out, in order. */
  readonly order: readonly number[];
  /** One letter a seat: who played with whom. */
  readonly sides: string;
  readonly solo: boolean;
  readonly shown: boolean;
}

export interface Worth {
  readonly lines: readonly WorthLine[];
  readonly total: number;
}

export interface WorthLine {
  readonly id: string;
  readonly names: Names;
  readonly value: number;
}

/**
 * Something to do before going on.
 *
 * - `choose-cards`: select cards of `hand` and play them; with `beat`, that is the play to beat.
 * - `choose-tile`: pick a tile of `hand`, written as its discard.
 * - `choose-action`: press one of `actions`.
 */
export interface Task {
  readonly kind: "choose-cards" | "choose-tile" | "choose-action";
  readonly prompt: Names;
  readonly hand: string;
  readonly beat?: string;
  readonly actions?: readonly string[];
  /** Every answer that is right, as the text of an action; of a play the order of cards is free. */
  readonly answers: readonly string[];
  readonly right: Names;
  readonly wrong: Names;
}

/** One screen: at most ten make a game's tutorial. */
export interface Screen {
  readonly id: string;
  readonly title: Names;
  readonly text: Names;
  /** The paragraphs of the players' rules to read more in. */
  readonly rules: readonly string[];
  readonly show: Shown;
  readonly task?: Task;
}
