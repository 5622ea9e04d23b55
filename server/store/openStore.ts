import { type Dialect, Kysely, sql } from 'kysely';
import { logQuery } from './logQuery.ts';
import { buildIndexes, lateIndexes } from './migrations/lateIndexes.ts';
import { migrate } from './migrations/migrations.ts';
import { SqliteSessionDialect } from './sqlite/sqliteDialect.ts';
import { InProcessSession, SqliteConnection } from './sqlite/sqliteSession.ts';
import { WorkerSession } from './sqlite/workerSession.ts';
import { Store, type StoreForm } from './store.ts';
import type { SqlDialect, Tables } from './tables.ts';

/** The location of the data. */
export type StoreOptions =
  /** Embedded SQLite in a data folder, in a thread of its own. */
  | { kind: 'folder'; folder: string }
  /** Embedded SQLite in memory, in this thread. `image` comes from `Store.serialize`. */
  | { kind: 'memory'; image?: Uint8Array }
  /** A PostgreSQL by its connection string, with a limit of connections. */
  | { kind: 'postgres'; connectionString: string; connections?: number | undefined }
  /**
   * PostgreSQL through a Kysely dialect, in an existing schema that becomes the search path. `isMigrated` is true if the
   * schema has the newest tables.
   */
  | { kind: 'postgresDialect'; dialect: Dialect; schema: string; isMigrated?: boolean };

/**
 * Opens the store and brings its tables to the newest schema.
 * @throws DataFolderInUse, DataFolderUnwritable, DataFolderFull, DatabaseDamaged, DatabaseUnreachable,
 * DatabaseForbidden
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  switch (options.kind) {
    case 'folder': {
      const session = await WorkerSession.open(options.folder);
      return prepared(new SqliteSessionDialect(session), 'sqlite');
    }
    case 'memory': {
      const session = new InProcessSession(new SqliteConnection(':memory:', { image: options.image }));
      const serialize = () => session.connection.serialize();
      return prepared(new SqliteSessionDialect(session), 'sqlite', { known: !!options.image, serialize });
    }
    case 'postgres': {
      // The driver is loaded on demand: half of the deployments have no PostgreSQL, and it takes 5 MB.
      const { connectPostgres } = await import('./postgres/postgresDialect.ts');
      const { dialect, exclusiveLock, pool } = await connectPostgres(options);
      return prepared(dialect, 'postgres', { exclusiveLock, pool });
    }
    case 'postgresDialect': {
      const { dialect, schema, isMigrated = false } = options;
      return prepared(dialect, 'postgres', { schema, known: isMigrated });
    }
  }
}

interface Preparation extends StoreForm {
  schema?: string;
  /** True if the newest tables are there. */
  known?: boolean;
}

async function prepared(
  dialect: Dialect,
  name: SqlDialect,
  { schema, known = false, ...form }: Preparation = {},
): Promise<Store> {
  const database = new Kysely<Tables>({ dialect, log: logQuery });
  try {
    if (schema !== undefined) await sql`set search_path to ${sql.id(schema)}, public`.execute(database);
    if (!known) {
      await migrate(database, name, { schema });
      await buildIndexes({ database, dialect: name }, lateIndexes(name));
    }
  } catch (failure) {
    await database.destroy();
    if (name === 'sqlite') throw failure;
    const { translated } = await import('./postgres/postgresDialect.ts');
    throw translated(failure);
  }
  return new Store(database, name, form);
}
