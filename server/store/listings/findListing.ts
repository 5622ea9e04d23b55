import type { ListingTable } from '../tables.ts';
import { fold } from '../text/fold.ts';
import type { Viewer } from './listingSearch.ts';
import { type ViewContext, type VisibleListing, visibleListings } from './listingView.ts';

/** A listing by its MLS number (in any case), optionally of one board, as the viewer may see it. */
export function findListing(
  context: ViewContext,
  viewer: Viewer,
  mlsNumber: string,
  board?: number,
): Promise<VisibleListing | undefined> {
  let query = visibleListings(context, { viewer })
    .selectAll('l')
    .where('l.mls', '=', mlsNumber.toUpperCase());
  if (board !== undefined) query = query.where('l.board', '=', board);
  return query.orderBy('l.board').executeTakeFirst();
}

/** Ids of the listings with these boards and MLS numbers (upper case) that the viewer may know of. */
export async function findIds(
  context: ViewContext,
  viewer: Viewer,
  homes: readonly Pick<ListingTable, 'board' | 'mls'>[],
): Promise<number[]> {
  const boards = [...Map.groupBy(homes, ({ board }) => board)];
  if (boards.length === 0) return [];
  const rows = await visibleListings(context, { viewer })
    .select('l.id')
    .where((l) =>
      l.or(
        boards.map(([board, same]) => {
          const numbers = same.map(({ mls }) => mls);
          return l.and([l('l.board', '=', board), l('l.mls', 'in', numbers)]);
        }),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Ids of a home's listings over time, newest first. Restricted listings have no `home` for visitors, so they get only
 * open listings, and none for a restricted listing.
 */
export async function findHistory(
  context: ViewContext,
  viewer: Viewer,
  { home }: Pick<VisibleListing, 'home'>,
): Promise<number[]> {
  if (home === null) return [];
  const rows = await visibleListings(context, { viewer, openOnly: viewer === 'visitor' })
    .select('l.id')
    .where('l.home', '=', home)
    .orderBy('l.list_day', 'desc')
    .orderBy('l.id', 'desc')
    .execute();
  return rows.map((row) => row.id);
}

/** The address in a request for the history. */
export interface AddressQuery {
  city?: string | undefined;
  zip?: string | undefined;
  streetNumber?: string | undefined;
  streetName?: string | undefined;
  streetSuffix?: string | undefined;
  streetDirection?: string | undefined;
  unitNumber?: string | undefined;
  mlsNumber?: string | undefined;
  board?: number | undefined;
}

/**
 * The homes at an address. Without a unit number only whole houses are found, because a tower has no single history.
 * The street may be split in any way ("Queen Street" + "" as well as "Queen" + "Street").
 */
export async function findHomes(
  context: ViewContext,
  viewer: Viewer,
  searched: AddressQuery,
): Promise<string[]> {
  let query = visibleListings(context, { viewer, openOnly: viewer === 'visitor' })
    .select(['l.home', 'l.address', 'l.mls'])
    .distinct();
  if (searched.mlsNumber) query = query.where('l.mls', '=', searched.mlsNumber.toUpperCase());
  if (searched.city) query = query.where('l.city', '=', fold(searched.city));
  if (searched.board !== undefined) query = query.where('l.board', '=', searched.board);
  const start = fold(
    [searched.streetNumber ?? '', searched.streetNumber ? (searched.streetName ?? '') : ''].join(' '),
  );
  if (start) query = query.where('l.address', '>=', start).where('l.address', '<', `${start}~`);
  if (searched.unitNumber) query = query.where('l.unit', '=', fold(searched.unitNumber));
  else if (!searched.mlsNumber) query = query.where('l.unit', 'is', null);
  const rows = await query.execute();
  const needed = wordsNeeded(searched);
  const homes = rows
    .filter(({ address }) => needed.every((word) => ` ${address} `.includes(` ${word} `)))
    .flatMap(({ home }) => (home === null ? [] : [home]));
  return [...new Set(homes)];
}

/** Direction and suffix are often split incorrectly from the name, so every word may be anywhere in the address. */
function wordsNeeded(searched: AddressQuery): string[] {
  const { streetNumber, streetName, streetSuffix, streetDirection, zip } = searched;
  const spacedZip = zip?.replace(/^(\w{3}) ?(\w{3})$/, '$1 $2');
  const parts = [streetNumber, streetName, streetSuffix, streetDirection, spacedZip];
  return fold(parts.filter(Boolean).join(' ')).split(' ').filter(Boolean);
}
