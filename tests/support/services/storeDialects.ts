import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type Driver, PGliteDialect } from 'kysely';
import { openStore } from '#server/store/openStore.ts';
import type { Store } from '#server/store/store.ts';
import { isOnServer, openEmptyStore } from './testStores.ts';

/** One engine of the store's suite. */
export interface StoreDialect {
  name: string;
  /** A fresh, empty store. */
  open(): Promise<Store>;
  /** After the suite. */
  end(): Promise<void>;
}

function sqliteInMemory(): StoreDialect {
  return {
    name: 'SQLite',
    open: () => openStore({ kind: 'memory' }),
    end: async () => undefined,
  };
}

const INT8 = 20;
const NUMERIC = 1700;

/** PostgreSQL without a server: its start takes seconds, so that all suites of a process share one. */
let instance: Promise<PGlite> | undefined;
let schemas = 0;

/** Leaves PostgreSQL to the other stores when its own store closes. */
class SharedPostgres extends PGliteDialect {
  override createDriver(): Driver {
    return Object.assign(super.createDriver(), { destroy: async () => undefined });
  }
}

function started(): Promise<PGlite> {
  instance ??= PGlite.create({
    extensions: { pg_trgm },
    parsers: { [INT8]: Number, [NUMERIC]: Number },
  });
  return instance;
}

/** A statement and its parameters. */
export type Statement = [text: string, parameters: unknown[]];

/** A store over the tables that statements of an older release make in a schema, brought to the newest form. */
export async function openReplayed(schema: string, statements: readonly Statement[]): Promise<Store> {
  const pglite = await started();
  await pglite.exec(`drop schema if exists ${schema} cascade; create schema ${schema}`);
  for (const [text, parameters] of statements) await pglite.query(text, parameters);
  return openStore({ kind: 'postgresDialect', dialect: new SharedPostgres({ pglite }), schema });
}

/** PostgreSQL alone, a schema for each store. */
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
      return openStore({ kind: 'postgresDialect', dialect: new SharedPostgres({ pglite }), schema });
    },
    async end() {
      const pglite = await started();
      for (const schema of own) await pglite.exec(`drop schema ${schema} cascade`);
    },
  };
}

function postgresOnServer(): StoreDialect {
  return { name: 'PostgreSQL', open: openEmptyStore, end: async () => undefined };
}

/** Both engines: every test of the store's queries runs on each; on the server alone where there is one. */
export function storeDialects(): StoreDialect[] {
  return isOnServer ? [postgresOnServer()] : [sqliteInMemory(), postgresInProcess()];
}
