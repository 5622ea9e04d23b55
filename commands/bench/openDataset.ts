import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { PostgresServer } from '#commands/postgres/runPostgres.ts';
import { openGeography } from '#demo/seed/openGeography.ts';
import { seedAmenities } from '#demo/seed/seedAmenities.ts';
import { DEMO_SEED, seedStore } from '#demo/seed/seedStore.ts';
import { readyStatements } from '#server/store/dataset/loadListings.ts';
import { createListingIndexes } from '#server/store/migrations/listingIndexes.ts';
import { openStore } from '#server/store/openStore.ts';
import { renewSaleMonths } from '#server/store/sales/renewSaleMonths.ts';
import { DATABASE_FILE } from '#server/store/sqlite/workerMessages.ts';
import type { Store } from '#server/store/store.ts';
import { renewWalks } from '#server/store/walks/renewWalks.ts';
import { addCopies } from './copies.ts';

/** 2026-11-21. A fixed day, so that two runs measure the same listings. */
export const BENCH_DAY = 20_778;
/** The product's generator makes this many listings; further ones are copies. */
const MAX_GENERATED = 50_000;

/** A database to time. */
export interface Engine {
  name: 'SQLite' | 'PostgreSQL';
  store: Store;
}

/** Location of the databases. */
export interface Places {
  folder: string;
  server: PostgresServer;
  log: (line: string) => void;
}

/** Runs statements as the server's superuser, outside the test databases. */
export async function administer(
  { server }: Pick<Places, 'server'>,
  ...statements: string[]
): Promise<number> {
  const client = new pg.Client({ connectionString: server.addressOf('postgres') });
  await client.connect();
  let rows = 0;
  for (const statement of statements) rows = (await client.query(statement)).rowCount ?? 0;
  await client.end();
  return rows;
}

const folderOf = (size: number, { folder }: Places): string => join(folder, `sqlite-${size}`);

async function discard(name: Engine['name'], size: number, places: Places): Promise<void> {
  if (name === 'SQLite') await rm(folderOf(size, places), { recursive: true, force: true });
  else await administer(places, `drop database if exists world_${size}`);
}

/**
 * Gives the homes for sale a yield from 2.5 to 7.5 %, if none has one. Estimates of all rents would take hours, and a search takes
 * as long with these.
 */
async function fillYields({ database, dialect }: Store): Promise<void> {
  const one = database.selectFrom('listing').select('id').where('gross_yield', 'is not', null).limit(1);
  if (await one.executeTakeFirst()) return;
  await database
    .updateTable('listing')
    .set(({ lit }) => ({ gross_yield: sql`250 + shuffle % 501`, yield_day: lit(BENCH_DAY) }))
    .where('type', '=', 'Sale')
    .where('status', '=', 'A')
    .where('class', '<>', 'commercial')
    .where('sqft', '>', 0)
    .execute();
  // PostgreSQL writes each changed row into all indexes again, which would leave them larger than a load does.
  const after = dialect === 'sqlite' ? ['ANALYZE'] : ['VACUUM ANALYZE listing', 'REINDEX TABLE listing'];
  for (const statement of after) await sql.raw(statement).execute(database);
}

/** A larger database begins as a copy of the largest generated one. */
async function begin(name: Engine['name'], size: number, places: Places): Promise<void> {
  const isCopy = size > MAX_GENERATED;
  if (isCopy) await (await openDataset(name, MAX_GENERATED, places)).store.close();
  if (name === 'PostgreSQL') {
    await administer(
      places,
      `create database world_${size}${isCopy ? ` template world_${MAX_GENERATED}` : ''}`,
    );
  } else if (isCopy) {
    await mkdir(folderOf(size, places), { recursive: true });
    await copyFile(
      join(folderOf(MAX_GENERATED, places), DATABASE_FILE),
      join(folderOf(size, places), DATABASE_FILE),
    );
  }
}

async function isBegun(name: Engine['name'], size: number, places: Places): Promise<boolean> {
  if (name === 'SQLite') return existsSync(folderOf(size, places));
  const known = await administer(places, `select 1 from pg_database where datname = 'world_${size}'`);
  return known > 0;
}

async function openOn(name: Engine['name'], size: number, places: Places): Promise<Store> {
  if (!(await isBegun(name, size, places))) await begin(name, size, places);
  if (name === 'SQLite') return openStore({ kind: 'folder', folder: folderOf(size, places) });
  return openStore({ kind: 'postgres', connectionString: places.server.addressOf(`world_${size}`) });
}

async function generate(store: Store, size: number, { folder }: Places): Promise<void> {
  const geography = await openGeography({ seed: DEMO_SEED, folder: join(folder, 'geography') });
  await seedStore({ store, geography, listings: size, today: BENCH_DAY, isForced: true });
  await seedAmenities(store, geography, BENCH_DAY);
  await renewWalks(store);
}

async function multiply(store: Store, size: number, { log }: Places): Promise<void> {
  await store.database.updateTable('dataset').set({ state: 'loading' }).execute();
  await addCopies(store, { made: MAX_GENERATED, total: size, log });
  await createListingIndexes(store.database, store.dialect);
  await renewSaleMonths(store);
  for (const statement of readyStatements(store.dialect)) await sql.raw(statement).execute(store.database);
  await store.database.updateTable('dataset').set({ state: 'ready', listing_count: size }).execute();
}

/** Opens a database of a size, and makes it if it is missing. The caller closes its store. */
export async function openDataset(name: Engine['name'], size: number, places: Places): Promise<Engine> {
  let store = await openOn(name, size, places);
  let known = (await store.dataset())?.listingCount;
  if (known === size) {
    await fillYields(store);
    return { name, store };
  }
  if (size > MAX_GENERATED && known !== MAX_GENERATED) {
    // Its filling was interrupted.
    await store.close();
    await discard(name, size, places);
    store = await openOn(name, size, places);
    known = MAX_GENERATED;
  }
  const start = performance.now();
  places.log(`Filling ${name} with ${size.toLocaleString('en-CA')} listings ...`);
  await (known === MAX_GENERATED ? multiply : generate)(store, size, places);
  await fillYields(store);
  places.log(`  done in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return { name, store };
}
