import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type Driver, PGliteDialect } from 'kysely';
import { openStore } from '#server/store/openStore.ts';
import type { Store } from '#server/store/store.ts';
import { isOnServer, openEmptyStore } from './testStores.ts';

/** A database of the store's tests. */
export interface StoreDialect {
  name: string;
  /** Opens a new, empty store. */
  open(): Promise<Store>;
  /** Releases the database after the tests. */
  end(): Promise<void>;
}

const INT8 = 20;
const NUMERIC = 1700;

/** PostgreSQL without a server. Its start takes seconds, so all tests of a process share one. */
let instance: Promise<PGlite> | undefined;
let schemas = 0;

/** Closing a store does not close PostgreSQL, which other stores use. */
class SharedPostgres extends PGliteDialect {
  override createDriver(): Driver {
    return Object.assign(super.createDriver(), { destroy: async () => undefined });
  }
}

function makePglite(dataDir?: string): Promise<PGlite> {
  return PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    extensions: { pg_trgm },
    parsers: { [INT8]: Number, [NUMERIC]: Number },
  });
}

function started(): Promise<PGlite> {
  instance ??= makePglite();
  return instance;
}

/** Opens a store in PostgreSQL without a server, whose files are in a folder. */
export async function openPgliteFolder(folder: string): Promise<Store> {
  const pglite = await makePglite(folder);
  const dialect = new PGliteDialect({ pglite });
  const store = await openStore({ kind: 'postgresDialect', dialect, schema: 'public' });
  const close = store.close.bind(store);
  return Object.assign(store, {
    async close() {
      await close();
      if (!pglite.closed) await pglite.close();
    },
  });
}

/** A statement and its parameters. */
export type Statement = [text: string, parameters: unknown[]];

/** A store with a schema made by the statements of an older release, and then migrated. */
export async function openReplayed(schema: string, statements: readonly Statement[]): Promise<Store> {
  const pglite = await started();
  await pglite.exec(`drop schema if exists ${schema} cascade; create schema ${schema}`);
  for (const [text, parameters] of statements) await pglite.query(text, parameters);
  return openStore({ kind: 'postgresDialect', dialect: new SharedPostgres({ pglite }), schema });
}

/** PostgreSQL in this process, with a schema for each store. */
export function postgresInProcess(): StoreDialect {
  const own: string[] = [];
  return {
    name: 'PostgreSQL',
    async open() {
      const pglite = await started();
      schemas += 1;
      const schema = `test_${schemas}`;
      own.push(schema);
      await pglite.exec(`create schema ${schema}`);
      const store = await openStore({
        kind: 'postgresDialect',
        dialect: new SharedPostgres({ pglite }),
        schema,
      });
      // The job queue has a schema of its own, which the stores share.
      await pglite.exec('delete from pgboss.job');
      return store;
    },
    async end() {
      const pglite = await started();
      for (const schema of own) await pglite.exec(`drop schema ${schema} cascade`);
    },
  };
}

/** PostgreSQL on a server, or SQLite in memory if there is none. */
function chosenDialect(): StoreDialect {
  return { name: isOnServer ? 'PostgreSQL' : 'SQLite', open: openEmptyStore, end: async () => undefined };
}

/** Both databases: each test of the store's queries runs on both, or only on the server if there is one. */
export function storeDialects(): StoreDialect[] {
  return isOnServer ? [chosenDialect()] : [chosenDialect(), postgresInProcess()];
}
