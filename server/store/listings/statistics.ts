import type { WireStatistics } from '../../../src/api/realty/contract.ts';
import { contains } from '../geometry/shape.ts';
import type { ListingSearch } from './listingSearch.ts';
import type { SeenContext } from './listingView.ts';
import { matchingListings } from './matching.ts';
import { AGGREGATE_PATHS, type AggregatePath, spellings } from './statisticsAggregates.ts';
import { addGroups, addParts, addWhole } from './statisticsAnswer.ts';
import { FIELD_SQL, type StatisticDay } from './statisticsFields.ts';
import { groupNumber, type StatisticGroup } from './statisticsGroups.ts';
import { type AskedField, type StatisticsRow, statisticsRows } from './statisticsRows.ts';

/** What numbers are asked for. */
export interface AskedStatistics {
  /** Each field once; without measures it is counted alone. */
  fields: readonly AskedField[];
  groups: readonly StatisticGroup[];
  /** By what the numbers, and each group's, are broken down. */
  paths: readonly AggregatePath[];
  /** Days since 1970-01-01 that the store's days are counted from. */
  worldDay: number;
}

/**
 * Numbers over a search as they stand in the answer: a field without any value is left out, but for a count of 0.
 * One query for the whole and one for each group by each kind of day; again for each path.
 * A visitor's leave restricted listings out: a sum over one of them would tell its price.
 */
export async function statisticsOf(
  context: SeenContext,
  search: ListingSearch,
  { fields, groups, paths, worldDay }: AskedStatistics,
): Promise<WireStatistics> {
  const statistics: WireStatistics = {};
  if (fields.length === 0) return statistics;
  const visible = { ...search, openOnly: search.openOnly || search.viewer === 'visitor' };
  const ids = await idsInside(context, visible);
  const rowsOf = (
    asked: readonly AskedField[],
    group?: [StatisticGroup, StatisticDay],
    path?: AggregatePath,
  ) =>
    statisticsRows(context, {
      search: visible,
      ids,
      fields: asked,
      group: group && groupNumber(...group, worldDay),
      key: path && AGGREGATE_PATHS[path].column,
    });

  const [whole] = await rowsOf(fields);
  addWhole(statistics, whole, fields);
  const days = byDay(fields);
  for (const group of groups) {
    for (const [day, asked] of days) {
      addGroups(statistics, await rowsOf(asked, [group, day]), asked, { group, worldDay });
    }
  }
  for (const path of paths) {
    const parts: StatisticsRow[] = await rowsOf(fields, undefined, path);
    const by = { path, spelled: await spellings(context, path, parts), worldDay };
    addParts(statistics, parts, fields, by);
    for (const group of groups) {
      for (const [day, asked] of days) {
        addParts(statistics, await rowsOf(asked, [group, day], path), asked, { ...by, group });
      }
    }
  }
  return statistics;
}

function byDay(fields: readonly AskedField[]): Map<StatisticDay, AskedField[]> {
  return Map.groupBy(fields, ({ field }) => FIELD_SQL[field].day);
}

/** The listings within a polygon: the engine finds what lies in its box, and the points are tested here. */
async function idsInside(context: SeenContext, search: ListingSearch): Promise<number[] | undefined> {
  const { shape } = search;
  if (shape?.kind !== 'rings') return undefined;
  const rows = await matchingListings(context, search, [])
    .select(['l.id', 'l.latitude', 'l.longitude'])
    .execute();
  return rows.filter((row) => contains(shape, row.longitude, row.latitude)).map((row) => row.id);
}
