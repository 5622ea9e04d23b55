/**
 * The cities with monthly market figures (the trends page). In each of them enough homes are sold in every month of
 * the last two years, and the number of new listings matches those that were sold, failed or are still active.
 */
import type { City } from '#demo/types.ts';
import { monthOf, yearOf } from './calendar.ts';
import { Dice, keyAt } from './dice.ts';
import type { EvenChoices } from './evenChoices.ts';
import { isGta } from './market.ts';
import { SALES_SEASON } from './marketCurves.ts';

/** Homes sold in an average month, in a world of the usual size; the small ones more than their share of people. */
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

/** Part of all homes that a city needs for one sale a month. */
const HOMES_A_SALE = 0.0031;

/** The sales of so many days follow the season: two years, the current month and some to spare. */
export const PACED_DAYS = 800;
/** Younger homes have no room for a sale in every month (days counted from the world day). */
const YOUNGEST_PACED = -(PACED_DAYS + 200);

/** How often each turn is the last of a home, in months of the city's sales. */
const TURNS = { sold: PACED_DAYS / 30.4, active: 6.5, failed: 6.5, conditional: 0.4, older: 0.5 } as const;
const { active: ACTIVE_MONTHS, ...OTHER_TURNS } = TURNS;
/** Part of all turns. */
const ACTIVE_SHARE = ACTIVE_MONTHS / Object.values(TURNS).reduce((sum, months) => sum + months, 0);

/** The last event of a home in these cities. Only `soldDay` has a date, relative to the dataset's day. */
export type Turn = { kind: 'sold'; soldDay: number } | { kind: Exclude<keyof typeof TURNS, 'sold'> };

/** The part of all homes that lies in one of these cities, 0 to 1; undefined of any other city. */
export function pacedShare(city: City): number | undefined {
  const sales = isGta(city) ? SALES_A_MONTH[city.name] : undefined;
  return sales === undefined ? undefined : sales * HOMES_A_SALE;
}

/** Gives each home of these cities its last turn, so that the months come out even. */
export class SalePace {
  /** Weights of the days from the world day back, added up. */
  private readonly sums: number[] = [];
  private readonly choices: EvenChoices;

  /** `today`: the world day, in days since 1970. */
  constructor(seed: number, today: number, choices: EvenChoices) {
    this.choices = choices;
    let sum = 0;
    for (let age = 0; age < PACED_DAYS; age += 1) {
      const [month, year] = [monthOf(today - age), yearOf(today - age)];
      // No two years are alike: a month is a little better or worse than its season.
      sum += (SALES_SEASON[month] ?? 1) * new Dice(seed, 19, year, month).between(0.98, 1.08);
      this.sums.push(sum);
    }
  }

  /**
   * The last turn of the next home of a city; undefined where its life is left to the dice.
   * @param earliestDay when it was built, counted from the world day
   * @param group each such group of homes has its share of those that are on the market
   */
  next(city: City, earliestDay: number, group: string): Turn | undefined {
    if (earliestDay > YOUNGEST_PACED || pacedShare(city) === undefined) return undefined;
    if (this.choices.isDue(`active ${group}`, ACTIVE_SHARE)) return { kind: 'active' };
    const kind = keyAt(OTHER_TURNS, this.choices.next('turn', city.name));
    return kind === 'sold'
      ? { kind, soldDay: this.soldDay(this.choices.next('soldDay', city.name)) }
      : { kind };
  }

  private soldDay(choice: number): number {
    const wanted = choice * (this.sums.at(-1) ?? 0);
    return 0 - this.sums.findIndex((sum) => sum > wanted);
  }
}
