import { type Kysely, sql } from 'kysely';
import type { WireListing } from '../../../src/api/realty/contract.ts';
import type { Tables } from '../tables.ts';
import { type ViewContext, visibleListings } from './listingView.ts';

/** An open home on the market, as a list of addresses needs it. */
export interface ListedHome {
  id: number;
  mlsNumber: string;
  boardId: number;
  /** Day of the last change, in days since 1970-01-01. */
  updatedDay: number;
  address: WireListing['address'];
}

/** Ids from `from` up to, but without, `below`. */
export interface IdRange {
  from: number;
  below: number;
}

/** The address in a document, as text, without the rest of the document. */
const ADDRESS = {
  sqlite: sql<string | null>`json_extract(d.document, '$.wire.address')`,
  postgres: sql<string | null>`(d.document::json #> '{wire,address}')::text`,
} as const;

/** The largest id that PostgreSQL's column can hold; a larger number in a query is an error there. */
const MAX_ID = 2 ** 31 - 1;

const listedFrom = (context: ViewContext, from: number) =>
  visibleListings(context, { viewer: 'visitor', openOnly: true }, [
    'id',
    'mls',
    'board',
    'status',
    'updated_day',
  ])
    .where('l.status', '=', 'A')
    .where('l.id', '>=', from)
    .orderBy('l.id');

/** The homes on the market that everybody may see completely, by their ids. */
export async function findListedHomes(
  context: ViewContext,
  { from, below }: IdRange,
  limit: number,
): Promise<ListedHome[]> {
  const rows = await listedFrom(context, from)
    .where('l.id', '<=', Math.min(below - 1, MAX_ID))
    .select(['l.id', 'l.mls', 'l.board', 'l.updated_day'])
    .limit(limit)
    .execute();
  if (rows.length === 0) return [];
  const whole = context.database as unknown as Kysely<Tables>; // it is the store's: only its type hides the table
  const documents = await whole
    .selectFrom('listing_document as d')
    .select(['d.id', ADDRESS[context.dialect].as('address')])
    .where(
      'd.id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const addresses = new Map(documents.map(({ id, address }) => [id, address]));
  return rows.map(({ id, mls, board, updated_day }) => ({
    id,
    mlsNumber: mls,
    boardId: board,
    updatedDay: updated_day ?? 0, // the view hides it in restricted homes only
    address: JSON.parse(addresses.get(id) ?? 'null') as WireListing['address'], // written by insertListings
  }));
}

/** The first id from a number on that findListedHomes has; undefined after the last one. */
export async function nextListedHome(context: ViewContext, from: number): Promise<number | undefined> {
  if (from > MAX_ID) return undefined;
  const row = await listedFrom(context, from).select('l.id').limit(1).executeTakeFirst();
  return row?.id;
}
