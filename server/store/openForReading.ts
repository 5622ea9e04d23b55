import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { DatabaseDamaged } from './failures.ts';
import { connectPostgres } from './postgres/postgresDialect.ts';
import { SqliteSessionDialect } from './sqlite/sqliteDialect.ts';
import { InProcessSession, SqliteConnection } from './sqlite/sqliteSession.ts';
import { DATABASE_FILE } from './sqlite/workerMessages.ts';
import { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** The location of data that is only read. */
export type ReadingOptions =
  | { kind: 'folder'; folder: string }
  | { kind: 'postgres'; connectionString: string };

function openFile(file: string, isReadOnly: boolean): SqliteConnection {
  try {
    const connection = new SqliteConnection(file, { isReadOnly });
    // The first page that is read shows whether it is a database.
    connection.run('PRAGMA schema_version', []);
    return connection;
  } catch (failure) {
    throw new DatabaseDamaged(file, failure);
  }
}

/**
 * Opens the database as it is, beside a server that may be running. Nothing is locked, created or migrated.
 * @returns undefined if no server has created one yet
 * @throws DatabaseDamaged, DatabaseUnreachable
 */
export function openForReading(options: ReadingOptions): Promise<Store | undefined> {
  return open(options, true);
}

/**
 * Opens the database for a small write, beside a server that may be running. Its schema stays as it is: the write waits
 * up to five seconds for one of the server.
 * @returns undefined if no server has created one yet
 * @throws DatabaseDamaged, DatabaseUnreachable
 */
export function openBeside(options: ReadingOptions): Promise<Store | undefined> {
  return open(options, false);
}

async function open(options: ReadingOptions, isReadOnly: boolean): Promise<Store | undefined> {
  if (options.kind === 'postgres') {
    const { dialect } = await connectPostgres(options);
    return new Store(new Kysely<Tables>({ dialect }), 'postgres');
  }
  const file = join(options.folder, DATABASE_FILE);
  if (!existsSync(file)) return undefined;
  const dialect = new SqliteSessionDialect(new InProcessSession(openFile(file, isReadOnly)));
  return new Store(new Kysely<Tables>({ dialect }), 'sqlite');
}
