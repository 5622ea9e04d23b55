/** Length and outcome of a home's time on the market, by the heat of the market and the season. */
import type { City, GeneratedListing } from '#demo/types.ts';
import { exponential } from './arithmetic.ts';
import type { Dice } from './dice.ts';
import { marketHeat, rentHeat, type Segment, seasonalPace } from './market.ts';

/** Inputs that decide the time on the market. */
export interface MarketOfHome {
  city: City;
  type: GeneratedListing['type'];
  segment: Segment;
  /** The dataset's day, in days since 1970. */
  today: number;
  /** Multiplies the time. */
  timeFactor: number;
}

/** Median number of days in a flat market. */
const USUAL_DAYS = { Sale: 24, Lease: 17 } as const;
const MAX_DAYS = 190;
/** Mean of the distribution of waiting times for a median of 1. It is skewed to long times. */
const MEAN_FOR_MEDIAN = 1.19;

/** Weights of the kinds of failed listings. */
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

/**
 * Returns the days from listing to sale, around a day counted from the dataset's day: a few in a hot market, weeks in a
 * cold one.
 */
export function daysToSell(dice: Dice, home: MarketOfHome, day: number): number {
  const middle = USUAL_DAYS[home.type] * exponential(-0.95 * heatFor(home, day)) * home.timeFactor;
  const mean = middle * seasonalPace(home.today + day) * MEAN_FOR_MEDIAN - 2;
  // The sum of two waiting times: hardly any home sells on its first day.
  const days = 2 + dice.waiting(mean / 2) + dice.waiting(mean / 2);
  return Math.max(1, Math.min(MAX_DAYS, Math.round(days)));
}

/** Returns the last status of an ended stint. In a colder market fewer homes sell. */
export function endingOf(dice: Dice, home: MarketOfHome, day: number): string {
  const heat = heatFor(home, day);
  const usual = home.type === 'Lease' ? 0.84 : home.segment === 'premises' ? 0.66 : 0.79;
  const done = Math.max(0.52, Math.min(0.93, usual + heat * (heat < 0 ? 0.3 : 0.14)));
  if (dice.chance(done)) return home.type === 'Sale' ? 'Sld' : 'Lsd';
  return failureOf(dice, home.type);
}

/** Returns the last status of a stint without a deal: terminated, expired, suspended or fallen through. */
export function failureOf(dice: Dice, type: GeneratedListing['type']): string {
  return dice.weighted(FAILURES[type]);
}

/** Returns the days from listing to any end. An expired listing lasts its whole `term`. */
export function daysToEnd(
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
