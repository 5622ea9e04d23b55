/** How the last full months compare with those before them (A2 behaviour shifts). */
import {
  FEW_SALES,
  type MarketMonth,
  type MarketPeriod,
  type MarketShift,
  type MarketVerdict,
} from './market.ts';
import { type CityStatistics, toTenth } from './marketMonths.ts';
import { errorOfCounts, errorOfMeans, errorOfShares, spreadOf } from './marketSpread.ts';

/** Months of each period: a year where there are two, so that seasons do not pass for shifts. */
const PERIODS = [12, 3];

type Measured = Pick<MarketShift, 'kind' | 'from' | 'to' | 'change'> & { error: number };

const percentChange = (from: number, to: number): number => (from === 0 ? 0 : toTenth((to / from - 1) * 100));

function periodOf(months: readonly MarketMonth[]): MarketPeriod {
  return {
    first: months[0]?.month ?? '',
    last: months.at(-1)?.month ?? '',
    sold: months.reduce((sum, { sold }) => sum + sold, 0),
  };
}

/** The comparisons; empty where the full months do not make two periods of three. */
export function marketShifts(statistics: CityStatistics, months: readonly MarketMonth[]): MarketShift[] {
  const full = months.filter(({ unfinished }) => !unfinished);
  const length = PERIODS.find((period) => full.length >= 2 * period);
  if (length === undefined) return [];
  const earlier = full.slice(-2 * length, -length);
  const later = full.slice(-length);
  const periods = { before: periodOf(earlier), after: periodOf(later) };
  const tooFew = Math.min(periods.before.sold, periods.after.sold) < FEW_SALES * length;
  const found = [
    means('price', statistics, earlier, later),
    means('days', statistics, earlier, later),
    counts('sales', earlier, later),
    counts('newListings', earlier, later),
    shares(earlier, later),
  ];
  return found
    .filter((shift) => shift !== null)
    .map(({ error, ...shift }) => ({ ...shift, ...periods, verdict: verdictOf(shift, error, tooFew) }));
}

function verdictOf(
  { from, to }: Pick<Measured, 'from' | 'to'>,
  error: number,
  tooFew: boolean,
): MarketVerdict {
  if (tooFew) return 'tooFew';
  if (!(Math.abs(to - from) > 2 * error)) return 'unclear';
  return to > from ? 'up' : 'down';
}

function means(
  kind: 'price' | 'days',
  statistics: CityStatistics,
  earlier: readonly MarketMonth[],
  later: readonly MarketMonth[],
): Measured | null {
  const before = spreadOf(kind, statistics, earlier);
  const after = spreadOf(kind, statistics, later);
  if (!before || !after) return null;
  const error = errorOfMeans(before, after);
  if (kind === 'days') {
    const [from, to] = [toTenth(before.mean), toTenth(after.mean)];
    return { kind, from, to, change: toTenth(to - from), error };
  }
  const [from, to] = [Math.round(before.mean), Math.round(after.mean)];
  return { kind, from, to, change: percentChange(from, to), error };
}

function counts(
  kind: 'sales' | 'newListings',
  earlier: readonly MarketMonth[],
  later: readonly MarketMonth[],
): Measured {
  const total = (months: readonly MarketMonth[]) =>
    months.reduce((sum, month) => sum + (kind === 'sales' ? month.sold : month.newListings), 0);
  const [from, to] = [total(earlier), total(later)];
  return { kind, from, to, change: percentChange(from, to), error: errorOfCounts(from, to) };
}

function shares(earlier: readonly MarketMonth[], later: readonly MarketMonth[]): Measured | null {
  const before = aboveAsking(earlier);
  const after = aboveAsking(later);
  if (!before || !after) return null;
  const [from, to] = [toTenth(before.share * 100), toTenth(after.share * 100)];
  return {
    kind: 'aboveAsking',
    from,
    to,
    change: toTenth(to - from),
    error: 100 * errorOfShares(before, after),
  };
}

function aboveAsking(months: readonly MarketMonth[]): { share: number; count: number } | null {
  const known = months.filter(({ sold }) => sold > 0);
  const count = known.reduce((sum, { sold }) => sum + sold, 0);
  let above = 0;
  for (const { sold, aboveAsking: percent } of known) {
    if (percent === null) return null;
    above += (sold * percent) / 100;
  }
  return count === 0 ? null : { share: above / count, count };
}
