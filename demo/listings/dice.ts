import { naturalLogarithm } from './arithmetic.ts';

/**
 * Mixes whole numbers into an evenly distributed unsigned 32-bit number. The same input always returns the same number.
 */
export function mix(...numbers: number[]): number {
  let state = 0x9e3779b9;
  for (const number of numbers) {
    state = Math.imul(state ^ (number | 0), 0x85ebca6b);
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
    state ^= state >>> 16;
  }
  return state >>> 0;
}

/**
 * Returns the key that a choice selects. Each key covers a part of the range from 0 to 1 in proportion to its weight.
 * @param choice at least 0, below 1
 * @throws Error if the table is empty
 */
export function keyAt<Key extends string>(
  weights: Readonly<Partial<Record<Key, number>>>,
  choice: number,
): Key {
  const entries = Object.entries(weights) as [Key, number][]; // Object.entries widens the keys to string
  let rest = choice * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [key, weight] of entries) {
    rest -= weight;
    if (rest < 0) return key;
  }
  const last = entries.at(-1);
  if (!last) throw new Error('Nothing to pick from.');
  return last[0];
}

/** A stream of random choices that depends only on its seed numbers (mulberry32 over a mixed seed). */
export class Dice {
  private state: number;

  constructor(...seeds: number[]) {
    this.state = mix(...seeds);
  }

  /** Returns the next unsigned 32-bit number. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** Returns a number from 0 to below 1. */
  fraction(): number {
    return this.next() / 4294967296;
  }

  /** Returns true with probability `share` (0 to 1). */
  chance(share: number): boolean {
    return this.fraction() < share;
  }

  /** Returns a whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.fraction() * (high - low + 1));
  }

  /** Returns a number between `low` and `high`. */
  between(low: number, high: number): number {
    return low + this.fraction() * (high - low);
  }

  /** Returns a bell-shaped number around 0 with a deviation of about 1, never beyond 3.5. */
  bell(): number {
    return (this.fraction() + this.fraction() + this.fraction() + this.fraction() - 2) * 1.73;
  }

  /** Returns a waiting time with the given mean: many short ones, few long ones. */
  waiting(mean: number): number {
    return -naturalLogarithm(1 - this.fraction()) * mean;
  }

  /**
   * Returns a random item.
   * @throws Error if the list is empty
   */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.whole(0, items.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  }

  /**
   * Returns a random key, with the probability that its weight gives.
   * @throws Error if the table is empty
   */
  weighted<Key extends string>(weights: Readonly<Partial<Record<Key, number>>>): Key {
    return keyAt(weights, this.fraction());
  }
}
