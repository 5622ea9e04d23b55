import { setImmediate } from 'node:timers/promises';
import type { WireStatistics } from '../../../src/api/realty/contract.ts';
import { contains } from '../geometry/shape.ts';
import { isOfCitySales, type MatchingSales, matchingSales } from '../sales/citySales.ts';
import { arePacked, type SalesReading, salesRows, saleValues } from '../sales/salesStatistics.ts';
import type { ListingSearch } from './listingSearch.ts';
import type { ViewContext } from './listingView.ts';
import { matchingListings } from './matching.ts';
import { AGGREGATE_PATHS, type AggregatePath, spellings } from './statisticsAggregates.ts';
import { addGroups, addParts, addWhole } from './statisticsAnswer.ts';
import { FIELD_SQL, type StatisticDay } from './statisticsFields.ts';
import { groupNumber, type StatisticGroup } from './statisticsGroups.ts';
import { type RequestedField, type StatisticsRow, statisticsRows } from './statisticsRows.ts';

/** The requested statistics. */
export interface RequestedStatistics {
  /** Each field once. A field without measures is only counted. */
  fields: readonly RequestedField[];
  groups: readonly StatisticGroup[];
  /** Fields by which the numbers of the whole and of each group are broken down. */
  paths: readonly AggregatePath[];
  /** Maximum number of values in the answer; no limit by default. */
  maxNumbers?: number;
  /** True to read the listings in any case, also for sales of cities; false by default. */
  plain?: boolean;
}

/** The answer would have too many numbers. */
export class TooManyNumbers extends Error {}

/** A limit that no result reaches. */
const MAX_ROWS = 1_000_000;

/** With more sales, other callers get their turn between two readings. */
const MANY_SALES = 10_000;

/** Counts down the numbers that an answer may have. */
class Numbers {
  #left: number;

  constructor(limit: number) {
    this.#left = limit;
  }

  /** Number of rows that are allowed, plus one that shows that there are more. */
  rowsFor(fields: readonly RequestedField[]): number {
    const each = Math.min(...fields.map(({ measures }) => 1 + measures.length));
    return Math.min(MAX_ROWS, Math.floor(this.#left / each) + 1);
  }

  /** @throws TooManyNumbers */
  take(more: number): void {
    this.#left -= more;
    if (this.#left < 0) throw new TooManyNumbers();
  }
}

/**
 * Statistics of a search in wire form. A field without values is left out, except a count of 0. It takes one query
 * for the whole and one for each group and kind of day, and again for each path; for the sales of cities one query that
 * reads their packed months (sales/citySales.ts). Visitors' statistics leave out
 * restricted listings, because a sum over one listing would reveal its price.
 * @throws TooManyNumbers
 */
export async function statisticsOf(
  context: ViewContext,
  search: ListingSearch,
  { fields, groups, paths, maxNumbers = Number.POSITIVE_INFINITY, plain = false }: RequestedStatistics,
): Promise<WireStatistics> {
  const statistics: WireStatistics = {};
  const { today } = search;
  if (fields.length === 0) return statistics;
  const visible = { ...search, openOnly: search.openOnly || search.viewer === 'visitor' };
  const numbers = new Numbers(maxNumbers);
  const isPacked = !plain && isOfCitySales(visible) && arePacked(fields, paths);
  const read = isPacked
    ? salesReader(await matchingSales(context, visible), fields, today)
    : await listingsReader(context, visible);
  const rowsOf = (
    requested: readonly RequestedField[],
    group?: [StatisticGroup, StatisticDay],
    path?: AggregatePath,
  ) => read({ fields: requested, group, path, limit: numbers.rowsFor(requested) });

  const [whole] = await rowsOf(fields);
  addWhole(statistics, whole, fields);
  const days = byDay(fields);
  for (const group of groups) {
    for (const [day, requested] of days) {
      const rows = await rowsOf(requested, [group, day]);
      addGroups(statistics, rows, requested, { group, today, take: (more) => numbers.take(more) });
    }
  }
  for (const path of paths) {
    const parts = await rowsOf(fields, undefined, path);
    numbers.take(parts.length * numbersOf(fields));
    const by = { path, spelled: await spellings(context, path, parts), today };
    addParts(statistics, parts, fields, by);
    for (const group of groups) {
      for (const [day, requested] of days) {
        const rows = await rowsOf(requested, [group, day], path);
        numbers.take(rows.length * numbersOf(requested));
        addParts(statistics, rows, requested, { ...by, group });
      }
    }
  }
  return statistics;
}

/** Reads the counts and measures of one grouping. */
type ReadRows = (reading: Omit<SalesReading, 'today'>) => Promise<StatisticsRow[]>;

/** Reads from the packed sales of cities, of which all groupings need one query together. */
function salesReader(sales: MatchingSales, fields: readonly RequestedField[], today: number): ReadRows {
  const values = saleValues(sales, fields);
  return async (reading) => {
    if (sales.places.length > MANY_SALES) await setImmediate();
    return salesRows(sales, values, { ...reading, today });
  };
}

/** Reads from the listings, with a query for each grouping. */
async function listingsReader(context: ViewContext, search: ListingSearch): Promise<ReadRows> {
  const { viewer, today, openOnly } = search;
  const ids = await idsFound(context, search);
  return ({ fields, group, path, limit }) =>
    statisticsRows(context, {
      search: ids ? { viewer, today, openOnly } : search,
      ids,
      fields,
      group: group && groupNumber(...group, today),
      key: path && AGGREGATE_PATHS[path].column,
      limit,
    });
}

/** Maximum number of values that a field is counted by: as many documents are read for their spelling. */
const MAX_VALUES = 2000;

/**
 * Number of listings by each value of a field, in wire spelling, most frequent first. Values that are hidden from the
 * viewer are not counted.
 * @throws TooManyNumbers
 */
export async function countsBy(
  context: ViewContext,
  search: ListingSearch,
  path: AggregatePath,
): Promise<Record<string, number>> {
  const ids = await idsFound(context, search);
  const { viewer, today, openOnly } = search;
  const rows = await statisticsRows(context, {
    search: ids ? { viewer, today, openOnly } : search,
    ids,
    fields: [{ field: 'new', measures: [] }],
    group: undefined,
    key: AGGREGATE_PATHS[path].column,
    limit: MAX_VALUES + 1,
  });
  if (rows.length > MAX_VALUES) throw new TooManyNumbers();
  const known = rows.filter(({ group_text }) => group_text); // null if hidden, '' if the board sends none
  const spelled = await spellings(context, path, known);
  return Object.fromEntries(
    known
      .toSorted((one, other) => (other.count_new ?? 0) - (one.count_new ?? 0))
      .map(({ group_text, count_new }) => [spelled.get(group_text) ?? group_text, count_new ?? 0]),
  );
}

/** Number of values in a row. */
function numbersOf(fields: readonly RequestedField[]): number {
  return fields.reduce((sum, { measures }) => sum + 1 + measures.length, 0);
}

function byDay(fields: readonly RequestedField[]): Map<StatisticDay, RequestedField[]> {
  return Map.groupBy(fields, ({ field }) => FIELD_SQL[field].day);
}

/**
 * Finds the listings of a search once, if each query would repeat expensive work: testing points in a shape, or
 * searching for words.
 */
export async function idsFound(context: ViewContext, search: ListingSearch): Promise<number[] | undefined> {
  const { shape, keywords } = search;
  if ((!shape || shape.kind === 'box') && !keywords) return undefined;
  const rows = await matchingListings(context, search, [])
    .select(['l.id', 'l.latitude', 'l.longitude'])
    .execute();
  return rows.filter((row) => !shape || contains(shape, row.longitude, row.latitude)).map((row) => row.id);
}
