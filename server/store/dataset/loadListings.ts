import { sql } from 'kysely';
import type { DatasetSource } from '../datasetTables.ts';
import { createListingIndexes } from '../migrations/listingIndexes.ts';
import { createListingTables, dropListingTables, LISTING_TABLES } from '../migrations/listingTables.ts';
import { renewAfterWrites } from '../sales/renewSaleMonths.ts';
import type { QueryContext, SqlDialect } from '../tables.ts';
import { renewWalksAfterLoad } from '../walks/renewWalks.ts';
import { makeWalkFinder } from '../walks/walkFinder.ts';
import { beginDataset, DATASET_ID, type Dataset, readDataset } from './dataset.ts';
import { insertListings } from './insertListings.ts';
import { countPlaces, insertPlaces } from './placeRows.ts';
import type { ListingInput } from './storedListing.ts';

/** The data that a store is filled with. */
export interface LoadOptions {
  /** The store reads it once, so it may be a generator. */
  listings: Iterable<ListingInput>;
  places: Parameters<typeof insertPlaces>[1];
  /** Expected number of listings, for the progress. */
  total: number;
  source: DatasetSource;
  /** As in DatasetTable. */
  datesMadeFor: number | null;
  seed: number;
  /** Version of the generator. */
  generator: string;
  onProgress?: (progress: { done: number; total: number }) => void;
}

const LISTINGS_A_TRANSACTION = 1_000;

/**
 * Statements to run after a large load. They update statistics, so that searches are planned well, and finish pending
 * work. PostgreSQL uses index-only scans only after VACUUM.
 */
export function readyStatements(dialect: SqlDialect): string[] {
  return dialect === 'sqlite'
    ? ['ANALYZE', 'PRAGMA wal_checkpoint(TRUNCATE)']
    : [`VACUUM (ANALYZE) ${LISTING_TABLES.join(', ')}`];
}

/**
 * Empties the store and fills it, a thousand listings per transaction, indexes last. Until the end the dataset is
 * marked as loading, so that an unfinished load is recognised (`readDataset` returns undefined).
 */
export async function loadListings(context: QueryContext, options: LoadOptions): Promise<Dataset> {
  const { database, dialect } = context;
  await begin(context, options);
  const finder = makeWalkFinder();
  let done = 0;
  for (const batch of batchesOf(options.listings, LISTINGS_A_TRANSACTION)) {
    const firstId = done + 1;
    const placed = batch.map((listing, position) => ({ id: firstId + position, listing }));
    await database.transaction().execute((transaction) => {
      return insertListings({ database: transaction, dialect }, placed, finder);
    });
    done += batch.length;
    options.onProgress?.({ done, total: options.total });
  }
  await insertPlaces(context, options.places);
  await createListingIndexes(database, dialect);
  await countPlaces(context);
  await renewAfterWrites(context);
  await renewWalksAfterLoad(context);
  for (const statement of readyStatements(dialect)) await sql.raw(statement).execute(database);
  await database
    .updateTable('dataset')
    .set({ state: 'ready', listing_count: done })
    .where('id', '=', DATASET_ID)
    .execute();
  const dataset = await readDataset(context);
  if (!dataset) throw new Error('The dataset vanished while it was loaded.');
  return dataset;
}

async function begin({ database, dialect }: QueryContext, options: LoadOptions): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { source, seed, generator, datesMadeFor } = options;
    const dataset = { source, seed, generator, dates_made_for: datesMadeFor };
    await beginDataset({ database: transaction }, dataset);
    await dropListingTables(transaction, dialect);
    await createListingTables(transaction, dialect);
  });
}

function* batchesOf<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
