/** A random number generator with a seed, so that every run is the same. */
export interface Dice {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from 0 up to, but not including, `below`. */
  whole(below: number): number;
  /** One item of a list that is not empty. */
  pick<Item>(items: readonly Item[]): Item;
}

/** Mulberry32 (public domain, Tommy Ettinger, 2017). */
export function makeDice(seed: number): Dice {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number): number => Math.floor(next() * below);
  return {
    next,
    whole,
    pick: <Item>(items: readonly Item[]): Item => items[whole(items.length)] as Item, // the list is not empty
  };
}
