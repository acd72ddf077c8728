const SEED_BYTES = 16;

/** One's own part of a shuffle: 32 hex digits that nobody could foresee. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
