import { PGliteDialect } from 'kysely';
import { openStore } from '#server/store/openStore.ts';
import type { Store } from '#server/store/store.ts';
import { dropSchemas, type Fill, openSchema } from './sharedPostgres.ts';
import { startPglite } from './startPglite.ts';
import { isOnServer, openEmptyStore, storeCopies } from './testStores.ts';

/** A database of the store's tests. */
export interface StoreDialect {
  name: string;
  /** Opens a new store, empty by default. */
  open(fill?: Fill): Promise<Store>;
  /** Releases the database after the tests. */
  end(): Promise<void>;
}

/** Opens a store in PostgreSQL without a server, whose files are in a folder. */
export async function openPgliteFolder(folder: string): Promise<Store> {
  const dialect = new PGliteDialect({ pglite: await startPglite(folder) });
  return openStore({ kind: 'postgresDialect', dialect, schema: 'public' });
}

/** PostgreSQL in this process, with a schema for each store. */
export function postgresInProcess(): StoreDialect {
  const used = new Set<string>();
  return {
    name: 'PostgreSQL',
    open: (fill) => openSchema(fill, used),
    end: () => dropSchemas(used),
  };
}

const copies = new Map<Fill, () => Promise<Store>>();

/** PostgreSQL on a server, or SQLite in memory if there is none. */
function chosenDialect(): StoreDialect {
  return {
    name: isOnServer ? 'PostgreSQL' : 'SQLite',
    async open(fill) {
      if (!fill) return openEmptyStore();
      const openCopy = copies.get(fill) ?? storeCopies(fill);
      copies.set(fill, openCopy);
      return openCopy();
    },
    end: async () => undefined,
  };
}

/** Both databases: each test of the store's queries runs on both, or only on the server if there is one. */
export function storeDialects(): StoreDialect[] {
  return isOnServer ? [chosenDialect()] : [chosenDialect(), postgresInProcess()];
}
