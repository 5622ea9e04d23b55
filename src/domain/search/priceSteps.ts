/** Steps of the price slider, and the default price ranges (requirements V6, ST5, ST6). Whole dollars. */
import type { ListingType } from '../listing/status.ts';

const upTo = (end: number, step: number): number[] =>
  Array.from({ length: end / step + 1 }, (_, index) => index * step);

/** The last stops for sales; the first ones go to 1,000,000 in steps of 25,000: 48 steps between 49 stops. */
const LARGE_STOPS = [1_500_000, 2_000_000, 2_500_000, 3_000_000, 4_000_000, 5_000_000, 6_000_000, 7_000_000];

export interface PriceRange {
  minPrice: number;
  maxPrice: number;
}

/** Returns the slider's stops in ascending order; the last one means "no maximum". */
export function priceStops(type: ListingType): readonly number[] {
  return type === 'sale' ? [...upTo(1_000_000, 25_000), ...LARGE_STOPS] : upTo(10_000, 100);
}

/** Returns the price that means "no maximum" on the slider. */
export function noMaximum(type: ListingType): number {
  return type === 'sale' ? 7_000_000 : 10_000;
}

/** Returns the range that the sale/lease toggle sets (requirement ST6). */
export function toggledRange(type: ListingType): PriceRange {
  return type === 'sale' ? { minPrice: 0, maxPrice: 7_000_000 } : { minPrice: 1000, maxPrice: 5000 };
}

/** The range of the first search (requirement ST5). */
export const DEFAULT_RANGE: PriceRange = { minPrice: 0, maxPrice: 6_000_000 };

/** Returns the index of the stop nearest to a price: the slider's position. */
export function nearestStop(type: ListingType, price: number): number {
  const stops = priceStops(type);
  let best = 0;
  stops.forEach((stop, index) => {
    if (Math.abs(stop - price) < Math.abs((stops[best] ?? 0) - price)) best = index;
  });
  return best;
}
