/** A repeatable source of random choices. The same seed text always gives the same sequence. */
export interface Dice {
  /** Returns a number from 0 to below 1. */
  next(): number;
  /** Returns a number from `low` to below `high`. */
  between(low: number, high: number): number;
  /** Returns a whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** Returns true with the given probability (0 to 1). */
  chance(probability: number): boolean;
  /** Returns one of the items, all with the same probability. */
  pick<T>(items: readonly [T, ...T[]]): T;
  /** Returns another source. It depends on this one's seed and the label, but not on the number of earlier choices. */
  fork(label: string): Dice;
}

/** Returns an FNV-1a hash with a final mix, which spreads short, similar texts over 32 bits. */
function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Creates dice for a seed text (mulberry32). */
export function diceOf(seed: string): Dice {
  let state = hash32(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    fork: (label) => diceOf(`${seed}/${label}`),
  };
}
