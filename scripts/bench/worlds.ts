import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { openGeography } from '../../server/openGeography.ts';
import { seedWorld, WORLD_SEED } from '../../server/seedWorld.ts';
import { createWorldIndexes } from '../../server/store/migrations/worldTables.ts';
import { openStore } from '../../server/store/openStore.ts';
import type { Store } from '../../server/store/store.ts';
import { readyStatements } from '../../server/store/world/loadWorld.ts';
import type { PostgresServer } from '../postgres/runPostgres.ts';
import { addCopies } from './copies.ts';

/** 2026-11-21: figures of two runs are of the same listings. */
export const BENCH_DAY = 20_778;
/** So many are made by the product's own generator; more are copies of them. */
const MOST_GENERATED = 50_000;

/** What is timed. */
export interface Engine {
  name: 'SQLite' | 'PostgreSQL';
  store: Store;
}

/** Where databases are kept. */
export interface Places {
  folder: string;
  server: PostgresServer;
  say: (line: string) => void;
}

async function openOn(name: Engine['name'], size: number, { folder, server }: Places): Promise<Store> {
  if (name === 'SQLite') return openStore({ kind: 'folder', folder: join(folder, `sqlite-${size}`) });
  const database = `world_${size}`;
  const client = new pg.Client({ connectionString: server.addressOf('postgres') });
  await client.connect();
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
  if (!rowCount) await client.query(`create database ${database}`);
  await client.end();
  return openStore({ kind: 'postgres', connectionString: server.addressOf(database) });
}

async function fill(store: Store, size: number, { folder, say }: Places): Promise<void> {
  const made = Math.min(size, MOST_GENERATED);
  const geography = await openGeography({ seed: WORLD_SEED, folder: join(folder, 'geography') });
  await seedWorld({ store, geography, listings: made, worldDay: BENCH_DAY, isAnew: true });
  if (made === size) return;
  await store.database.updateTable('world').set({ state: 'loading' }).execute();
  await addCopies(store, { made, total: size, say });
  await createWorldIndexes(store.database, store.dialect);
  for (const statement of readyStatements(store.dialect)) await sql.raw(statement).execute(store.database);
  await store.database.updateTable('world').set({ state: 'ready', listing_count: size }).execute();
}

/** Opens an engine's world of a size, made first where there is none. The caller closes its store. */
export async function openWorld(name: Engine['name'], size: number, places: Places): Promise<Engine> {
  const store = await openOn(name, size, places);
  const world = await store.world();
  if (world?.listingCount !== size) {
    const start = performance.now();
    places.say(`Filling ${name} with ${size.toLocaleString('en-CA')} listings ...`);
    await fill(store, size, places);
    places.say(`  done in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
  return { name, store };
}
