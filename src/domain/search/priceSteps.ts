/** Steps of the price slider (L5; rulings S3, S4) and the default price ranges (L4). Whole dollars. */
import type { ListingType } from '../listing/status.ts';

const upTo = (end: number, step: number): number[] =>
  Array.from({ length: end / step + 1 }, (_, index) => index * step);

/** The last stops of a sale; the first ones go to 1,000,000 by 25,000: 48 steps between 49 stops. */
const LARGE_STOPS = [1_500_000, 2_000_000, 2_500_000, 3_000_000, 4_000_000, 5_000_000, 6_000_000, 7_000_000];

export interface PriceRange {
  minPrice: number;
  maxPrice: number;
}

/** The slider's stops in rising order; the last one means "no maximum". */
export function priceStops(type: ListingType): readonly number[] {
  return type === 'sale' ? [...upTo(1_000_000, 25_000), ...LARGE_STOPS] : upTo(10_000, 100);
}

/** The price at which the slider says "no maximum". */
export function noMaximum(type: ListingType): number {
  return type === 'sale' ? 7_000_000 : 10_000;
}

/** The range that the sale/lease toggle sets (L4). */
export function toggledRange(type: ListingType): PriceRange {
  return type === 'sale' ? { minPrice: 0, maxPrice: 7_000_000 } : { minPrice: 1000, maxPrice: 5000 };
}

/** The first search's range: 0 to 6,000,000 (rulings S4). */
export const FIRST_RANGE: PriceRange = { minPrice: 0, maxPrice: 6_000_000 };

/** The stop nearest to a price, as the slider's position. */
export function nearestStop(type: ListingType, price: number): number {
  const stops = priceStops(type);
  let best = 0;
  stops.forEach((stop, index) => {
    if (Math.abs(stop - price) < Math.abs((stops[best] ?? 0) - price)) best = index;
  });
  return best;
}
