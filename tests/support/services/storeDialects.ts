import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGliteDialect } from 'kysely';
import { openStore } from '../../../server/store/openStore.ts';
import type { Store } from '../../../server/store/store.ts';

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

/** PostgreSQL without a server: one instance a suite, a schema a store. */
function postgresInProcess(): StoreDialect {
  let instance: Promise<PGlite> | undefined;
  let schemas = 0;
  return {
    name: 'PostgreSQL',
    async open() {
      instance ??= PGlite.create({
        extensions: { pg_trgm },
        parsers: { [INT8]: Number, [NUMERIC]: Number },
      });
      const pglite = await instance;
      schemas += 1;
      const schema = `test_${schemas}`;
      await pglite.exec(`create schema ${schema}`);
      return openStore({ kind: 'postgresDialect', dialect: new PGliteDialect({ pglite }), schema });
    },
    async end() {
      await (await instance)?.close();
    },
  };
}

/** Both engines: every test of the store's queries runs on each. */
export function storeDialects(): StoreDialect[] {
  return [sqliteInMemory(), postgresInProcess()];
}
