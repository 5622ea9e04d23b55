import { sql } from 'kysely';
import { afterPrefix, fold } from '../text/fold.ts';
import type { ListingSearch } from './listingSearch.ts';
import type { ViewContext } from './listingView.ts';
import { matchingListings } from './matching.ts';
import { idsFound } from './statistics.ts';
import { isOneOf } from './statisticsRows.ts';

/** The homes at one address, of any unit, with the values of their listings. */
export interface Building {
  /** The folded address without the unit, with the province: "33 bay street e toronto m5v 2t6 ontario". */
  key: string;
  /** Number of different homes. */
  homes: number;
  /** A listing of the building. */
  sample: number;
  /** Null if its listings contradict each other, or name none. */
  yearBuilt: number | null;
  /** Square feet. */
  minSqft: number | null;
  maxSqft: number | null;
}

/** Filters and page of a search for buildings. */
export interface BuildingQuery {
  /** One building only. */
  key?: string | undefined;
  streetNumbers?: readonly string[] | undefined;
  streetNames?: readonly string[] | undefined;
  /** By the number of homes, most first; else by address. */
  largestFirst?: boolean;
  limit: number;
  offset: number;
}

/** A folded address has the unit directly before the city. */
const KEY = sql<string>`case when l.unit is null then l.address
  else replace(l.address, ' ' || l.unit || ' ' || l.city, ' ' || l.city) end || ' ' || l.state`;

/**
 * The buildings of the listings that match a search. Visitors get buildings of open listings only, because an address
 * alone would reveal a restricted home. Listings without a street number have no building.
 */
export async function findBuildings(
  context: ViewContext,
  search: ListingSearch,
  { key, streetNumbers, streetNames, largestFirst, limit, offset }: BuildingQuery,
): Promise<{ count: number; buildings: Building[] }> {
  const open = { ...search, openOnly: search.openOnly || search.viewer === 'visitor' };
  const ids = await idsFound(context, open);
  const { viewer, today, openOnly } = open;
  const columns = ['unit', 'address', 'home', 'city', 'state', 'year_built', 'sqft'] as const;
  let query = matchingListings(context, ids ? { viewer, today, openOnly } : open, columns)
    .where('l.address', '>=', '0')
    .where('l.address', '<', ':');
  if (ids) query = query.where(isOneOf(context, ids));
  if (streetNumbers) {
    query = query.where(({ or, eb }) =>
      or(streetNumbers.map((number) => eb('l.address', 'like', `${fold(number)} %`))),
    );
  }
  if (streetNames) {
    query = query.where(({ or, eb }) =>
      or(streetNames.map((name) => eb('l.address', 'like', `% ${fold(name)} %`))),
    );
  }
  if (key !== undefined) {
    // The beginning of an address has an index.
    const start = key.split(' ').slice(0, 2).join(' ');
    query = query.where('l.address', '>=', start).where('l.address', '<', afterPrefix(start));
    query = query.where(KEY, '=', key);
  }
  const counted = query.select(sql<number>`count(distinct ${KEY})`.as('count'));
  let grouped = query
    .groupBy(KEY)
    .select(({ fn }) => [
      KEY.as('key'),
      fn.count<number>('l.home').distinct().as('homes'),
      fn.max('l.id').as('sample'),
      fn.min('l.year_built').as('firstYear'),
      fn.max('l.year_built').as('lastYear'),
      fn.min('l.sqft').as('minSqft'),
      fn.max('l.sqft').as('maxSqft'),
    ]);
  if (largestFirst) grouped = grouped.orderBy('homes', 'desc');
  const rows = await grouped.orderBy(KEY).limit(limit).offset(offset).execute();
  const isLast = rows.length > 0 && rows.length < limit;
  return {
    count: isLast ? offset + rows.length : ((await counted.executeTakeFirst())?.count ?? 0),
    buildings: rows.map(({ key: found, homes, sample, firstYear, lastYear, minSqft, maxSqft }) => ({
      key: found,
      homes,
      sample: sample ?? 0,
      yearBuilt: firstYear === lastYear ? firstYear : null,
      minSqft,
      maxSqft,
    })),
  };
}
