import { sql } from 'kysely';
import { createWorldIndexes, createWorldTables, dropWorldTables } from '../migrations/worldTables.ts';
import type { QueryContext, SqlDialect } from '../tables.ts';
import { insertListings } from './insertListings.ts';
import { countPlaces, insertPlaces } from './placeRows.ts';
import type { KeptListing } from './storedListing.ts';
import { readWorld, WORLD_ID, type World } from './world.ts';

/** What a store is filled with. */
export interface LoadOptions {
  /** Read once, while it is stored: it may be a generator. */
  listings: Iterable<KeptListing>;
  places: Parameters<typeof insertPlaces>[1];
  /** How many listings are to be expected, for the progress. */
  total: number;
  /** Days since 1970-01-01. */
  worldDay: number;
  seed: number;
  /** Version of the generator. */
  generator: string;
  onProgress?: (progress: { done: number; total: number }) => void;
}

const LISTINGS_A_TRANSACTION = 1_000;

/**
 * What an engine is told once many rows are stored: to count what is in them, so that it plans searches well, and to
 * leave no work for later. PostgreSQL reads an index alone only where it knows that all its rows are to be seen.
 */
export function readyStatements(dialect: SqlDialect): string[] {
  return dialect === 'sqlite'
    ? ['ANALYZE', 'PRAGMA wal_checkpoint(TRUNCATE)']
    : ['VACUUM (ANALYZE) listing, listing_document, place, word_search'];
}

/**
 * Empties the store and fills it, a thousand listings a transaction, indexes last. Until the end the world is marked
 * as loading, so that a filling that was broken off is recognised (`readWorld` answers undefined) and done anew.
 */
export async function loadWorld(context: QueryContext, options: LoadOptions): Promise<World> {
  const { database, dialect } = context;
  await begin(context, options);
  let done = 0;
  for (const batch of batchesOf(options.listings, LISTINGS_A_TRANSACTION)) {
    const firstId = done + 1;
    const placed = batch.map((listing, position) => ({ id: firstId + position, listing }));
    await database.transaction().execute((transaction) => {
      return insertListings({ database: transaction, dialect }, placed);
    });
    done += batch.length;
    options.onProgress?.({ done, total: options.total });
  }
  await insertPlaces(context, options.places);
  await createWorldIndexes(database, dialect);
  await countPlaces(context);
  for (const statement of readyStatements(dialect)) await sql.raw(statement).execute(database);
  await database
    .updateTable('world')
    .set({ state: 'ready', listing_count: done })
    .where('id', '=', WORLD_ID)
    .execute();
  const world = await readWorld(context);
  if (!world) throw new Error('The world vanished while it was loaded.');
  return world;
}

async function begin({ database, dialect }: QueryContext, options: LoadOptions): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('world').execute();
    await transaction
      .insertInto('world')
      .values({
        id: WORLD_ID,
        state: 'loading',
        seed: options.seed,
        generator: options.generator,
        world_day: options.worldDay,
        listing_count: 0,
      })
      .execute();
    await dropWorldTables(transaction, dialect);
    await createWorldTables(transaction, dialect);
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
