/** Calculates a city's market from the service's statistics. */
import {
  FEW_SALES,
  type Market,
  type MarketFilters,
  type MarketMonth,
  type MarketPeriod,
  type MarketSeason,
  type MarketSeasons,
  type MarketShift,
  type MarketVerdict,
  MIN_SEASON_MONTHS,
  TOP_TYPES,
  type TopTypes,
} from './market.ts';
import { type CityStatistics, marketMonths, marketSummary, toTenth } from './marketMonths.ts';
import { errorOfCounts, errorOfMeans, errorOfShares, spreadOf } from './marketSpread.ts';
import { marketWindow } from './marketWindow.ts';

/**
 * Ranks the types by sales and by price. A type in both rankings is exceptional, with two exceptions: its sales are too
 * few for a meaningful average, or there are no more types than places, so that all would be exceptional.
 */
export function topTypes(types: CityStatistics['types']): TopTypes {
  const known = types.filter(({ count }) => count > 0);
  const first = (order: (one: (typeof known)[number], other: (typeof known)[number]) => number) =>
    known.toSorted((one, other) => order(one, other) || (one.type < other.type ? -1 : 1)).slice(0, TOP_TYPES);
  const byCount = first((one, other) => other.count - one.count);
  const byPrice = first((one, other) => other.averagePrice - one.averagePrice);
  const isExceptional = (type: (typeof known)[number]): boolean =>
    known.length > TOP_TYPES && type.count >= FEW_SALES && byCount.includes(type) && byPrice.includes(type);
  const marked = (type: (typeof known)[number]) => ({
    ...type,
    averagePrice: Math.round(type.averagePrice),
    exceptional: isExceptional(type),
    fewSales: type.count < FEW_SALES,
  });
  return { byCount: byCount.map(marked), byPrice: byPrice.map(marked) };
}

/**
 * Returns all market data of the page.
 * @param now time of the answer; its month is the unfinished one
 */
export function marketOf(statistics: CityStatistics, filters: MarketFilters, now: Date): Market {
  const months = marketMonths(statistics, marketWindow(filters, now).months);
  return {
    filters,
    months,
    summary: marketSummary(statistics, months),
    types: topTypes(statistics.types),
    shifts: marketShifts(statistics, months),
    seasons: marketSeasons(statistics, months),
  };
}

/** The months that stand out. */
/** Minimum difference of a month from the others, in standard errors, to stand out. */
const ERRORS = 3;

/** Finds the full months that stand out: counts among all of them, figures of sales among those with enough sales. */
function marketSeasons(statistics: CityStatistics, months: readonly MarketMonth[]): MarketSeasons {
  const full = months.filter(({ unfinished }) => !unfinished);
  const enough = full.filter(({ sold }) => sold >= FEW_SALES);
  const answer: MarketSeasons = { months: enough.length, wholeYear: enough.length >= 12, seasons: [] };
  if (enough.length < MIN_SEASON_MONTHS) return answer;
  const sales = countOf(({ sold }) => sold);
  const found = [
    standingOut('busiest', full, 'most', sales),
    standingOut('quietest', full, 'least', sales),
    standingOut(
      'mostListed',
      full,
      'most',
      countOf(({ newListings }) => newListings),
    ),
    standingOut('fastest', enough, 'least', meanOf('days', statistics)),
    standingOut('slowest', enough, 'most', meanOf('days', statistics)),
    standingOut('highestPrice', enough, 'most', meanOf('price', statistics)),
    standingOut('lowestPrice', enough, 'least', meanOf('price', statistics)),
  ];
  return { ...answer, seasons: found.filter((season) => season !== null) };
}

/** A month compared with the others; null if no comparison is possible. */
interface Difference {
  value: number;
  others: number;
  error: number;
}
type Compare = (month: MarketMonth, others: readonly MarketMonth[]) => Difference | null;

function standingOut(
  kind: MarketSeason['kind'],
  months: readonly MarketMonth[],
  end: 'most' | 'least',
  compare: Compare,
): MarketSeason | null {
  const sign = end === 'most' ? 1 : -1;
  const readingOf = (month: MarketMonth) => compare(month, months)?.value ?? 0;
  const ranked = months.toSorted((one, other) => sign * (readingOf(other) - readingOf(one)));
  const [best, ...others] = ranked;
  if (!best) return null;
  const difference = compare(best, others);
  // One extreme month at the other end would make all others stand out.
  const nearer = compare(best, others.slice(0, -1));
  const isOut = (found: Difference | null) =>
    found !== null && sign * (found.value - found.others) > ERRORS * found.error;
  if (!difference || !isOut(difference) || !isOut(nearer)) return null;
  const digits = kind === 'fastest' || kind === 'slowest' ? toTenth : Math.round;
  return { kind, month: best.month, value: digits(difference.value), others: digits(difference.others) };
}

function countOf(read: (month: MarketMonth) => number): Compare {
  return (month, others) => {
    const mean = others.reduce((sum, other) => sum + read(other), 0) / others.length;
    return { value: read(month), others: mean, error: Math.sqrt(mean + mean / others.length) };
  };
}

function meanOf(kind: 'price' | 'days', statistics: CityStatistics): Compare {
  return (month, others) => {
    const one = spreadOf(kind, statistics, [month]);
    const rest = spreadOf(kind, statistics, others);
    if (!one || !rest) return null;
    // A few sales may be close together by chance: the spread of the other months is then the better estimate.
    const deviation = Math.max(one.deviation, rest.deviation);
    return { value: one.mean, others: rest.mean, error: errorOfMeans({ ...one, deviation }, rest) };
  };
}

/** Comparisons of the last full months with those before them. */
/** Months per period: a year if there are two of them, so that a season does not look like a shift. */
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

/** Returns the comparisons; empty if the full months do not make two periods of three. */
function marketShifts(statistics: CityStatistics, months: readonly MarketMonth[]): MarketShift[] {
  const full = months.filter(({ unfinished }) => !unfinished);
  const length = PERIODS.find((period) => full.length >= 2 * period);
  if (length === undefined) return [];
  const earlier = full.slice(-2 * length, -length);
  const laterMonths = full.slice(-length);
  const periods = { before: periodOf(earlier), after: periodOf(laterMonths) };
  const tooFew = Math.min(periods.before.sold, periods.after.sold) < FEW_SALES * length;
  const found = [
    means('price', statistics, earlier, laterMonths),
    means('days', statistics, earlier, laterMonths),
    counts('sales', earlier, laterMonths),
    counts('newListings', earlier, laterMonths),
    shares(earlier, laterMonths),
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
