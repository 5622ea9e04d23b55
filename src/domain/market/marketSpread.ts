/** Means over several months with their spread, and standard errors of differences. */
import { type CityStatistics, NO_SALES } from './marketMonths.ts';

/** A mean over some sales; the deviation is the standard deviation of the sales. */
export interface Spread {
  count: number;
  mean: number;
  deviation: number;
}

/** Returns the mean over all sales of some months; null if there are no sales or a spread is unknown. */
function pooled(
  months: readonly { count: number; mean: number | null; deviation: number | null }[],
): Spread | null {
  const sold = months.filter(({ count }) => count > 0);
  const count = sold.reduce((sum, month) => sum + month.count, 0);
  let total = 0;
  for (const { mean, deviation, count: weight } of sold) {
    if (mean === null || deviation === null) return null;
    total += mean * weight;
  }
  if (count === 0) return null;
  const mean = total / count;
  const squares = sold.reduce(
    (sum, month) => sum + month.count * ((month.deviation ?? 0) ** 2 + ((month.mean ?? mean) - mean) ** 2),
    0,
  );
  return { count, mean, deviation: Math.sqrt(squares / count) };
}

/** Standard error of the difference of two means; infinite if one is based on a single sale. */
export function errorOfMeans(one: Spread, other: Spread): number {
  const variance = ({ count, deviation }: Spread) =>
    count > 1 ? deviation ** 2 / (count - 1) : Number.POSITIVE_INFINITY;
  return Math.sqrt(variance(one) + variance(other));
}

/** Standard error of the difference of two shares of sales, each from 0 to 1. */
export function errorOfShares(
  one: { share: number; count: number },
  other: { share: number; count: number },
): number {
  const variance = ({ share, count }: { share: number; count: number }) => (share * (1 - share)) / count;
  return Math.sqrt(variance(one) + variance(other));
}

/** Standard error of the difference of two counts of independent events (Poisson). */
export function errorOfCounts(one: number, other: number): number {
  return Math.sqrt(one + other);
}

/** Returns the mean price or mean days on the market over some months; null as for `pooled`. */
export function spreadOf(
  kind: 'price' | 'days',
  { sales }: CityStatistics,
  months: readonly { month: string }[],
): Spread | null {
  const figures = months.map(({ month }) => sales[month] ?? NO_SALES);
  return pooled(
    figures.map((one) =>
      kind === 'price'
        ? { count: one.sold, mean: one.averagePrice, deviation: one.priceDeviation }
        : { count: one.sold, mean: one.averageDays, deviation: one.daysDeviation },
    ),
  );
}
