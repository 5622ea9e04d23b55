import { naturalLogarithm } from './arithmetic.ts';

/** Mixes whole numbers into one well-spread unsigned 32-bit number; the same numbers always give the same one. */
export function mix(...numbers: number[]): number {
  let state = 0x9e3779b9;
  for (const number of numbers) {
    state = Math.imul(state ^ (number | 0), 0x85ebca6b);
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
    state ^= state >>> 16;
  }
  return state >>> 0;
}

/** The key of a table that a choice from 0 to 1 falls on, each taking as much of the span as its weight says. */
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

/** A stream of choices that depends on its seed numbers alone (mulberry32 over a mixed seed). */
export class Dice {
  private state: number;

  constructor(...seeds: number[]) {
    this.state = mix(...seeds);
  }

  /** The next unsigned 32-bit number. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** At least 0, below 1. */
  fraction(): number {
    return this.next() / 4294967296;
  }

  /** True in `share` of all cases (0 to 1). */
  chance(share: number): boolean {
    return this.fraction() < share;
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.fraction() * (high - low + 1));
  }

  /** A number between `low` and `high`. */
  between(low: number, high: number): number {
    return low + this.fraction() * (high - low);
  }

  /** Bell-shaped around 0 with a deviation of about 1, never beyond 3.5. */
  bell(): number {
    return (this.fraction() + this.fraction() + this.fraction() + this.fraction() - 2) * 1.73;
  }

  /** Waiting time with the given mean: many short ones, few long. */
  waiting(mean: number): number {
    return -naturalLogarithm(1 - this.fraction()) * mean;
  }

  /** One item of a list that is not empty. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.whole(0, items.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  }

  /** One key of a table, each as often as its weight says. */
  weighted<Key extends string>(weights: Readonly<Partial<Record<Key, number>>>): Key {
    return keyAt(weights, this.fraction());
  }
}
