import type { ListingTable, QueryContext } from '../tables.ts';
import { fold } from '../text/fold.ts';

/** One listing by its MLS number (case folded), of one board where it is given. */
export function findListing(
  { database }: QueryContext,
  mlsNumber: string,
  board?: number,
): Promise<ListingTable | undefined> {
  let query = database.selectFrom('listing').selectAll().where('mls', '=', mlsNumber.toUpperCase());
  if (board !== undefined) query = query.where('board', '=', board);
  return query.orderBy('board').executeTakeFirst();
}

/** Ids of every time that a home was on the market, newest first. */
export async function findHistory({ database }: QueryContext, home: string): Promise<number[]> {
  const rows = await database
    .selectFrom('listing')
    .select('id')
    .where('home', '=', home)
    .orderBy('list_day', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => row.id);
}

/** An address as the history is asked for. */
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
 * The homes at an address. Without a unit number only whole houses are meant: a tower's history is no one's.
 * The street may be split in any way ("Queen Street" + "" as well as "Queen" + "Street").
 */
export async function findHomes({ database }: QueryContext, asked: AddressQuery): Promise<string[]> {
  let query = database.selectFrom('listing').select(['home', 'address', 'mls']).distinct();
  if (asked.mlsNumber) query = query.where('mls', '=', asked.mlsNumber.toUpperCase());
  if (asked.city) query = query.where('city', '=', fold(asked.city));
  if (asked.board !== undefined) query = query.where('board', '=', asked.board);
  const start = fold(
    [asked.streetNumber ?? '', asked.streetNumber ? (asked.streetName ?? '') : ''].join(' '),
  );
  if (start) query = query.where('address', '>=', start).where('address', '<', `${start}~`);
  if (asked.unitNumber) query = query.where('unit', '=', fold(asked.unitNumber));
  else if (!asked.mlsNumber) query = query.where('unit', 'is', null);
  const rows = await query.execute();
  const needed = wordsNeeded(asked);
  const homes = rows
    .filter(({ address }) => needed.every((word) => ` ${address} `.includes(` ${word} `)))
    .map((row) => row.home);
  return [...new Set(homes)];
}

/** Direction and suffix are often cut wrongly from the name, so that every word is looked for anywhere. */
function wordsNeeded(asked: AddressQuery): string[] {
  const { streetNumber, streetName, streetSuffix, streetDirection, zip } = asked;
  const spacedZip = zip?.replace(/^(\w{3}) ?(\w{3})$/, '$1 $2');
  const parts = [streetNumber, streetName, streetSuffix, streetDirection, spacedZip];
  return fold(parts.filter(Boolean).join(' ')).split(' ').filter(Boolean);
}
