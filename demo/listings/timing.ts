/** How long a home stays on the market and which end that takes: by the heat of the market and the season. */
import type { City, GeneratedListing } from '#demo/types.ts';
import { exponential } from './arithmetic.ts';
import type { Dice } from './dice.ts';
import { marketHeat, rentHeat, type Segment, seasonalPace } from './market.ts';

/** Inputs that decide the time on the market. */
export interface MarketOfHome {
  city: City;
  type: GeneratedListing['type'];
  segment: Segment;
  /** The world day, in days since 1970. */
  today: number;
  /** Multiplies the time. */
  patience: number;
}

/** Days in the middle of a market that neither rises nor falls. */
const USUAL_DAYS = { Sale: 24, Lease: 17 } as const;
const MOST_DAYS = 190;
/** The mean of this bell with a long right side, for a median of 1. */
const MEAN_FOR_MEDIAN = 1.19;

/** Kinds of failed listings; the shares make up the listings without a sale. */
const FAILURES = {
  Sale: { Ter: 50, Exp: 36, Sus: 8, Dft: 6 },
  Lease: { Ter: 50, Exp: 38, Sus: 9, Dft: 3 },
} as const;

/** True for a status that ends in a sale or a lease. */
export function isDeal(lastStatus: string): boolean {
  return lastStatus === 'Sld' || lastStatus === 'Lsd';
}

function heatFor(home: MarketOfHome, day: number): number {
  const date = home.today + day;
  return home.type === 'Lease' ? rentHeat(home.city, date) : marketHeat(home.city, date, home.segment);
}

/** Days from listing to sale, around a day counted from the world day: a few in a hot market, weeks in a cold one. */
export function daysToSell(dice: Dice, home: MarketOfHome, day: number): number {
  const middle = USUAL_DAYS[home.type] * exponential(-0.95 * heatFor(home, day)) * home.patience;
  const mean = middle * seasonalPace(home.today + day) * MEAN_FOR_MEDIAN - 2;
  // Two waits in a row: hardly any home sells on its first day.
  const days = 2 + dice.waiting(mean / 2) + dice.waiting(mean / 2);
  return Math.max(1, Math.min(MOST_DAYS, Math.round(days)));
}

/** How a stint that is over ended: the colder the market, the fewer sell. */
export function endingOf(dice: Dice, home: MarketOfHome, day: number): string {
  const heat = heatFor(home, day);
  const usual = home.type === 'Lease' ? 0.84 : home.segment === 'premises' ? 0.66 : 0.79;
  const done = Math.max(0.52, Math.min(0.93, usual + heat * (heat < 0 ? 0.3 : 0.14)));
  if (dice.chance(done)) return home.type === 'Sale' ? 'Sld' : 'Lsd';
  return failureOf(dice, home.type);
}

/** How a stint ended that was not a deal: terminated, expired, suspended or fallen through. */
export function failureOf(dice: Dice, type: GeneratedListing['type']): string {
  return dice.weighted(FAILURES[type]);
}

/** Days from listing to an end of any kind; an expired one had its whole `term`. */
export function waitFor(
  dice: Dice,
  home: MarketOfHome,
  lastStatus: string,
  day: number,
  term: number,
): number {
  if (isDeal(lastStatus) || lastStatus === 'Dft') return daysToSell(dice, home, day);
  if (lastStatus === 'Exp') return term;
  return lastStatus === 'Sus' ? dice.whole(6, 60) : dice.whole(14, 100);
}
