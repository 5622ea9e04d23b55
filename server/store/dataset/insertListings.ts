import { LISTING_COLUMNS } from '../migrations/listingTables.ts';
import type { ListingTable, QueryContext } from '../tables.ts';
import type { WalkFinder } from '../walks/walkFinder.ts';
import { type InsertTarget, insertRows } from './insertRows.ts';
import { listingRowOf, searchWordsOf } from './listingRow.ts';
import { storeOpenHouseDays } from './openHouseDays.ts';
import { type ListingInput, storedListingOf } from './storedListing.ts';

const COLUMNS = Object.keys(LISTING_COLUMNS) as (keyof ListingTable)[]; // the keys are listed there
const LISTING: InsertTarget = { table: 'listing', columns: COLUMNS };
const DOCUMENT: InsertTarget = { table: 'listing_document', columns: ['id', 'document'] };
const ADDRESS_SEARCH: InsertTarget = { table: 'address_search', columns: ['rowid', 'address'] };
const SQLITE_WORDS: InsertTarget = { table: 'word_search', columns: ['rowid', 'words'] };
const POSTGRES_WORDS: InsertTarget = {
  table: 'word_search',
  columns: ['id', 'words'],
  postgresValue: { words: (placeholder) => `array_to_tsvector(string_to_array(${placeholder}, ' '))` },
};

/** A listing with its id in the store. */
export interface PlacedListing {
  id: number;
  listing: ListingInput;
}

/**
 * Inserts listings with unused ids, with their documents and search texts.
 * @param finder finds their walks; without it these are missing until a server fills them
 */
export async function insertListings(
  { database, dialect }: QueryContext,
  placed: readonly PlacedListing[],
  finder?: WalkFinder,
): Promise<void> {
  const walks = await finder?.current({ database, dialect }, { isWriting: true });
  const rows = placed.map(({ id, listing }) => listingRowOf(id, listing, walks?.columnOf(listing) ?? null));
  const values = rows.map((row) => COLUMNS.map((column) => row[column]));
  const documents: unknown[][] = [];
  const words: unknown[][] = [];
  for (const [position, { id, listing }] of placed.entries()) {
    const stored = storedListingOf(listing);
    documents.push([id, JSON.stringify(stored)]);
    words.push([id, searchWordsOf(rows[position]?.address ?? '', stored).join(' ')]);
  }
  await insertRows(database, dialect, LISTING, values);
  await storeOpenHouseDays(
    { database },
    placed.map(({ id, listing }) => ({ id, openHouses: listing.openHouses ?? [] })),
  );
  await insertRows(database, dialect, DOCUMENT, documents);
  await insertRows(database, dialect, dialect === 'sqlite' ? SQLITE_WORDS : POSTGRES_WORDS, words);
  if (dialect === 'sqlite') {
    const addresses = rows.map((row) => [row.id, row.address]);
    await insertRows(database, dialect, ADDRESS_SEARCH, addresses);
  }
}
