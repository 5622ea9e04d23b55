import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { openStore } from '#server/store/openStore.ts';
import type { Store } from '#server/store/store.ts';

/**
 * Address of a PostgreSQL for the contract tests, which otherwise use SQLite in memory. Their databases are created and
 * dropped there (`npm run contract-on-postgres` starts one).
 */
const ADDRESS = process.env['CONTRACT_DATABASE_URL'];
const CONNECTIONS = 4;

function addressOf(name: string): string {
  const url = new URL(ADDRESS ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

/** True if stores are databases on a server. */
export const isOnServer = ADDRESS !== undefined;

async function runOnServer(statement: string, values: unknown[] = []): Promise<number> {
  const client = new pg.Client({ connectionString: addressOf('postgres') });
  await client.connect();
  try {
    return (await client.query(statement, values)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** The name of a store's database on the server. */
export async function databaseOf({ database }: Store): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database);
  return rows[0]?.name ?? '';
}

/** The address of a store's database on the server. */
export async function addressOfStore(store: Store): Promise<string> {
  return addressOf(await databaseOf(store));
}

/**
 * Ends all connections of a database on the server, as a failover does.
 * @returns their number
 */
export function cutConnections(name: string): Promise<number> {
  return runOnServer('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
}

/** A new database, which is dropped when its store closes. */
async function openDatabase(template: string): Promise<Store> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(`create database ${name} template ${template}`);
  const store = await openStore({
    kind: 'postgres',
    connectionString: addressOf(name),
    connections: CONNECTIONS,
  });
  const close = store.close.bind(store);
  return Object.assign(store, {
    async close() {
      await close();
      await runOnServer(`drop database if exists ${name} with (force)`);
    },
  });
}

const IMAGE = Symbol.for('image of an empty store');
/** The image of the process. The tests of pages load this module again for each file. */
const shared = globalThis as { [IMAGE]?: Promise<Uint8Array> }; // only this module knows the symbol

/** Reads the bytes of a store in memory, and closes it. */
async function imageOf(store: Store): Promise<Uint8Array> {
  const image = store.serialize();
  await store.close();
  return image;
}

/** The migrations run once in a process, because they take longer than most tests. */
async function openInMemory(): Promise<Store> {
  shared[IMAGE] ??= openStore({ kind: 'memory' }).then(imageOf);
  return openStore({ kind: 'memory', image: await shared[IMAGE] });
}

/** An empty store. The caller closes it. */
export function openEmptyStore(): Promise<Store> {
  return ADDRESS ? openDatabase('template1') : openInMemory();
}

/** Fills a store once. @returns a function that opens a copy of it in milliseconds; the caller closes the copy */
export function storeCopies(fill: (store: Store) => Promise<unknown>): () => Promise<Store> {
  let filled: Promise<() => Promise<Store>> | undefined;
  const inMemory = async () => {
    const store = await openInMemory();
    await fill(store);
    const image = await imageOf(store);
    return () => openStore({ kind: 'memory', image });
  };
  const inPostgres = async () => {
    // It is not dropped: the server ends with the tests.
    const name = `filled_${randomUUID().replaceAll('-', '')}`;
    await runOnServer(`create database ${name}`);
    const store = await openStore({ kind: 'postgres', connectionString: addressOf(name) });
    await fill(store);
    await store.close();
    return () => openDatabase(name);
  };
  return async () => {
    filled ??= ADDRESS ? inPostgres() : inMemory();
    return (await filled)();
  };
}
