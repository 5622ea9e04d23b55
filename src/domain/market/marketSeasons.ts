/** The months that stand out (A2 seasonal insights). */
import {
  FEW_SALES,
  LEAST_SEASON_MONTHS,
  type MarketMonth,
  type MarketSeason,
  type MarketSeasons,
} from './market.ts';
import { type CityStatistics, toTenth } from './marketMonths.ts';
import { errorOfMeans, spreadOf } from './marketSpread.ts';

/** Standard errors that a month lies from the others before it stands out. */
const ERRORS = 3;

/** The full months that stand out: by counts among all of them, by what rests on sales among those with enough. */
export function marketSeasons(statistics: CityStatistics, months: readonly MarketMonth[]): MarketSeasons {
  const full = months.filter(({ unfinished }) => !unfinished);
  const enough = full.filter(({ sold }) => sold >= FEW_SALES);
  const answer: MarketSeasons = { months: enough.length, wholeYear: enough.length >= 12, seasons: [] };
  if (enough.length < LEAST_SEASON_MONTHS) return answer;
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

/** A month against the others; null where it can't be said. */
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
  // One month far off at the other end would make every other one stand out.
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
    // A handful of sales happens to lie close together: the others' spread is the better guess then.
    const deviation = Math.max(one.deviation, rest.deviation);
    return { value: one.mean, others: rest.mean, error: errorOfMeans({ ...one, deviation }, rest) };
  };
}
