/**
 * The cities with monthly market figures (the trends page). In each of them enough homes are sold in every month of the
 * last two years. The number of new listings matches the number of sold, failed and active ones.
 */
import type { City } from '#demo/types.ts';
import { monthOf, yearOf } from './calendar.ts';
import { Dice, keyAt } from './dice.ts';
import type { EvenChoices } from './evenChoices.ts';
import { isGta } from './market.ts';
import { SALES_SEASON } from './marketCurves.ts';

/**
 * Homes sold in an average month, in a dataset of the usual size. Small cities have more than their share of the
 * population.
 */
const SALES_A_MONTH: Readonly<Record<string, number>> = {
  Toronto: 76,
  Mississauga: 22.5,
  Brampton: 22.5,
  Markham: 23,
  Vaughan: 15,
  Oakville: 13,
  'Richmond Hill': 13,
  Burlington: 13,
  Ajax: 13.5,
  Whitby: 13,
  Pickering: 13.8,
};

/** Share of all homes that a city needs for one sale per month. */
const HOMES_A_SALE = 0.0031;

/** Number of days whose sales follow the season: two years, the current month and a margin. */
export const PACED_DAYS = 800;
/** Day of building, counted from the dataset's day, after which a home is too young for a sale in every month. */
const YOUNGEST_PACED = -(PACED_DAYS + 200);

/** Frequency of each outcome, in months of the city's sales. */
const OUTCOMES = { sold: PACED_DAYS / 30.4, active: 6.5, failed: 6.5, conditional: 0.4, older: 0.5 } as const;
const { active: ACTIVE_MONTHS, ...OTHER_OUTCOMES } = OUTCOMES;
/** Share of active homes among all outcomes. */
const ACTIVE_SHARE = ACTIVE_MONTHS / Object.values(OUTCOMES).reduce((sum, months) => sum + months, 0);

/** Months of failed listings in cities where fewer fail than `OUTCOMES` says: their few homes sell in every month. */
const FEWER_FAILED: Readonly<Record<string, number>> = { Markham: 5, Pickering: 5 };

/** The last event of a home in these cities. Only `soldDay` has a date, counted from the dataset's day. */
export type Outcome = { kind: 'sold'; soldDay: number } | { kind: Exclude<keyof typeof OUTCOMES, 'sold'> };

/** Returns a paced city's share of all homes, 0 to 1; undefined for other cities. */
export function pacedShare(city: City): number | undefined {
  const sales = isGta(city) ? SALES_A_MONTH[city.name] : undefined;
  return sales === undefined ? undefined : sales * HOMES_A_SALE;
}

/** Gives each home of these cities its outcome, so that the sales of the months are even. */
export class SalePace {
  /** Cumulative weights of the days, from the dataset's day backwards. */
  private readonly sums: number[] = [];
  private readonly choices: EvenChoices;

  /** @param today the dataset's day, in days since 1970 */
  constructor(seed: number, today: number, choices: EvenChoices) {
    this.choices = choices;
    let sum = 0;
    for (let age = 0; age < PACED_DAYS; age += 1) {
      const [month, year] = [monthOf(today - age), yearOf(today - age)];
      // Years differ: a month is a little better or worse than its season.
      sum += (SALES_SEASON[month] ?? 1) * new Dice(seed, 19, year, month).between(0.98, 1.08);
      this.sums.push(sum);
    }
  }

  /**
   * Returns the outcome of the next home of a city; undefined if it is left to chance.
   * @param earliestDay day of building, counted from the dataset's day
   * @param group a group of homes that gets its own share of active ones
   */
  next(city: City, earliestDay: number, group: string): Outcome | undefined {
    if (earliestDay > YOUNGEST_PACED || pacedShare(city) === undefined) return undefined;
    if (this.choices.isDue(`active ${group}`, ACTIVE_SHARE)) return { kind: 'active' };
    const outcomes = { ...OTHER_OUTCOMES, failed: FEWER_FAILED[city.name] ?? OUTCOMES.failed };
    const kind = keyAt(outcomes, this.choices.next('turn', city.name));
    return kind === 'sold'
      ? { kind, soldDay: this.soldDay(this.choices.next('soldDay', city.name)) }
      : { kind };
  }

  private soldDay(choice: number): number {
    const target = choice * (this.sums.at(-1) ?? 0);
    return 0 - this.sums.findIndex((sum) => sum > target);
  }
}
