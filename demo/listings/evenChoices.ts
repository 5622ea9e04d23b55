import { Dice } from './dice.ts';

/** Irrational steps, each unlike the others: what one choice comes to says nothing about another. */
const STEPS = {
  place: 0.618_033_988_749_894_9,
  turn: 0.414_213_562_373_095_1,
  soldDay: 0.754_877_666_246_692_7,
} as const;

/**
 * Choices that fill the span from 0 to 1 evenly, however many are taken: of a hundred, very nearly ten lie in each
 * tenth. Dice leave a small city without a sale in one month and with six in the next.
 */
export class EvenChoices {
  private readonly last = new Map<string, number>();
  private readonly owed = new Map<string, number>();
  private readonly seed: number;

  constructor(seed: number) {
    this.seed = seed;
  }

  /** The next choice of a kind for an owner: at least 0, below 1. */
  next(kind: keyof typeof STEPS, whose = ''): number {
    const key = `${kind} ${whose}`;
    const choice = ((this.last.get(key) ?? this.start(key)) + STEPS[kind]) % 1;
    this.last.set(key, choice);
    return choice;
  }

  /** True as often as the shares of all questions say, added up; at no time by more than one too often or too seldom. */
  isDue(what: string, share: number): boolean {
    const owed = (this.owed.get(what) ?? this.start(what)) + share;
    this.owed.set(what, owed % 1);
    return owed >= 1;
  }

  private start(key: string): number {
    return new Dice(this.seed, 17, ...Array.from(key, (letter) => letter.charCodeAt(0))).fraction();
  }
}
