/** Random numbers without state: the same whole numbers always give the same result, in any order of calls. */
export interface Dice {
  /** Returns 32 unsigned bits for any number of integers. */
  bits(...keys: number[]): number;
  /** Returns a number from 0 to below 1. */
  unit(...keys: number[]): number;
  /** Like `unit` for exactly three keys, but without allocating an array. It is called a million times. */
  unitOf(a: number, b: number, c: number): number;
  /** Returns an entry of a list that is not empty. */
  pick<T>(list: readonly T[], ...keys: number[]): T;
}

/** Mixes another key, taken as 32 bits, into the state. */
function mixed(state: number, key: number): number {
  let next = Math.imul(state ^ key, 0x9e3779b1);
  next ^= next >>> 15;
  next = Math.imul(next, 0x85ebca77);
  return next ^ (next >>> 13);
}

/** Creates the dice of a seed. All users share the seed and add their own keys. */
export function makeDice(seed: number): Dice {
  const bits = (...keys: number[]): number => {
    let state = seed | 0;
    for (const key of keys) {
      state = mixed(state, key);
    }
    return state >>> 0;
  };
  const unit = (...keys: number[]): number => bits(...keys) / 4294967296;
  return {
    bits,
    unit,
    unitOf: (a, b, c) => (mixed(mixed(mixed(seed | 0, a), b), c) >>> 0) / 4294967296,
    pick: <T>(list: readonly T[], ...keys: number[]): T => list[bits(...keys) % list.length] as T, // index is in range
  };
}

/** Returns a whole number for a text, for use as a key. */
export function textKey(text: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  }
  return state >>> 0;
}
