/** A deterministic die: the same whole numbers always give the same result. No state, no order of calls. */
export interface Dice {
  /** 32 unsigned bits from up to any count of integers. */
  bits(...keys: number[]): number;
  /** A number in [0, 1). */
  unit(...keys: number[]): number;
  /** An entry of a list that is not empty. */
  pick<T>(list: readonly T[], ...keys: number[]): T;
}

/** Makes the die of a seed; every consumer shares the seed and adds keys of its own. */
export function makeDice(seed: number): Dice {
  const bits = (...keys: number[]): number => {
    let state = seed | 0;
    for (const key of keys) {
      state = Math.imul(state ^ (key | 0), 0x9e3779b1);
      state ^= state >>> 15;
      state = Math.imul(state, 0x85ebca77);
      state ^= state >>> 13;
    }
    return state >>> 0;
  };
  const unit = (...keys: number[]): number => bits(...keys) / 4294967296;
  return {
    bits,
    unit,
    pick: <T>(list: readonly T[], ...keys: number[]): T => list[bits(...keys) % list.length] as T, // index is in range
  };
}

/** A whole number that stands for a text, to be used as a key. */
export function textKey(text: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  }
  return state >>> 0;
}
