import { Dice } from './dice.ts';

/**
 * Steps between consecutive choices of one kind. They are unrelated irrational numbers, so that choices of different
 * kinds do not correlate. The names are part of the seed.
 */
const STEPS = {
  place: 0.618_033_988_749_894_9,
  turn: 0.414_213_562_373_095_1,
  soldDay: 0.754_877_666_246_692_7,
} as const;

/**
 * Choices that fill the range from 0 to 1 evenly, however many are taken: of a hundred, about ten lie in each tenth.
 * With random choices a small city would have no sale in one month and six in the next.
 */
export class EvenChoices {
  private readonly last = new Map<string, number>();
  private readonly remainders = new Map<string, number>();
  private readonly seed: number;

  constructor(seed: number) {
    this.seed = seed;
  }

  /** Returns the next choice of a kind for an owner: at least 0, below 1. */
  next(kind: keyof typeof STEPS, owner = ''): number {
    const key = `${kind} ${owner}`;
    const choice = ((this.last.get(key) ?? this.start(key)) + STEPS[kind]) % 1;
    this.last.set(key, choice);
    return choice;
  }

  /**
   * Returns true as often as the sum of the shares requires. The count never differs from that sum by more than one.
   */
  isDue(key: string, share: number): boolean {
    const sum = (this.remainders.get(key) ?? this.start(key)) + share;
    this.remainders.set(key, sum % 1);
    return sum >= 1;
  }

  private start(key: string): number {
    return new Dice(this.seed, 17, ...Array.from(key, (letter) => letter.charCodeAt(0))).fraction();
  }
}
