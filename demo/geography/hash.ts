/** A deterministic die: the same whole numbers always give the same result. No state, no order of calls. */
export interface Dice {
  /** 32 unsigned bits from up to any count of integers. */
  bits(...keys: number[]): number;
  /** A number in [0, 1). */
  unit(...keys: number[]): number;
  /** `unit` of three keys, for what is asked a million times: no list of keys is made. */
  unitOf(a: number, b: number, c: number): number;
  /** An entry of a list that is not empty. */
  pick<T>(list: readonly T[], ...keys: number[]): T;
}

/** Stirs one more key, taken as 32 bits, into the state. */
function stirred(state: number, key: number): number {
  let next = Math.imul(state ^ key, 0x9e3779b1);
  next ^= next >>> 15;
  next = Math.imul(next, 0x85ebca77);
  return next ^ (next >>> 13);
}

/** Makes the die of a seed; every consumer shares the seed and adds keys of its own. */
export function makeDice(seed: number): Dice {
  const bits = (...keys: number[]): number => {
    let state = seed | 0;
    for (const key of keys) {
      state = stirred(state, key);
    }
    return state >>> 0;
  };
  const unit = (...keys: number[]): number => bits(...keys) / 4294967296;
  return {
    bits,
    unit,
    unitOf: (a, b, c) => (stirred(stirred(stirred(seed | 0, a), b), c) >>> 0) / 4294967296,
    pick: <T>(list: readonly T[], ...keys: number[]): T => list[bits(...keys) % list.length] as T, // index is in range
  };
}

/** A whole number as the key of a text. */
export function textKey(text: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  }
  return state >>> 0;
}
