import { type Kysely, sql } from 'kysely';
import { factsOf } from '../dataset/listingFacts.ts';
import { CLOSED_STATUSES, type StoredListing } from '../dataset/storedListing.ts';
import { hasTour } from '../dataset/tours.ts';
import type { SqlDialect, Tables } from '../tables.ts';
import { createListingIndexes, FACT_COLUMNS, factIndexes } from './listingIndexes.ts';
import { addColumn } from './listingTables.ts';

/** Listings that are filled in one statement. */
const FILLED_AT_ONCE = 500;

/**
 * Adds the columns by which homes are searched for their facts, fills them and the column of tours from the documents, and
 * creates their indexes. PostgreSQL stores a row again with each write, so every row is written once.
 */
export async function addListingFacts(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  // A later migration fills the walks, which the indexes have too.
  for (const column of [...FACT_COLUMNS, 'walks' as const]) await addColumn(database, dialect, column);
  for (let last = 0; ; ) {
    const rows = await database
      .selectFrom('listing')
      .innerJoin('listing_document', 'listing_document.id', 'listing.id')
      .leftJoin('listing_source', 'listing_source.listing_id', 'listing.id')
      .select(['listing.id', 'year_built', 'list_day', 'updated_day', 'document', 'source_key'])
      .where('listing.id', '>', last)
      .orderBy('listing.id')
      .limit(FILLED_AT_ONCE)
      .execute();
    const end = rows.at(-1);
    if (!end) break;
    last = end.id;
    const facts = rows.map(({ id, document, year_built, list_day, updated_day, source_key }) => {
      const { wire } = JSON.parse(document) as StoredListing; // written by insertListings
      const { details, condominium, lot, lastStatus } = wire;
      const days = { yearBuilt: year_built, listDay: list_day, updatedDay: updated_day };
      // The day of a board's price cut is not in the document. The next run of npm run ingest stores it, because it
      // reads every row again (MAPPING in server/ingest/readReso.ts).
      const cut = source_key === null ? {} : { priceCutDay: null };
      const prices = { listPrice: Number(wire.listPrice), originalPrice: Number(wire.originalPrice) };
      return {
        id,
        has_tour: hasTour(details) ? 1 : 0,
        ...factsOf({ details, condominium, lot, lastStatus: lastStatus ?? '', ...days, ...cut, ...prices }),
      };
    });
    await database
      .insertInto('listing')
      .values(facts as never) // the rows exist, so only the columns below are written
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((row) =>
            Object.fromEntries(
              ['has_tour' as const, ...FACT_COLUMNS].map((name) => [name, row.ref(`excluded.${name}`)]),
            ),
          ),
      )
      .execute();
  }
  const indexes = factIndexes(dialect);
  await createListingIndexes(database, dialect, (name) => name in indexes);
  // For an index without statistics SQLite expects few rows, and uses it for everything.
  if (dialect === 'sqlite') await sql.raw('ANALYZE listing').execute(database);
}

/** Removes the prices of conditional sales and leases, which stay secret until they close. */
export async function forgetConditionalPrices(database: Kysely<Tables>): Promise<void> {
  await database
    .updateTable('listing')
    .set({ sold_price: null })
    .where('sold_price', 'is not', null)
    .where('last_status', 'not in', CLOSED_STATUSES)
    .execute();
  await database.updateTable('home_watch').set({ price: null }).where('state', '=', 'conditional').execute();
}
