import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { logInfo } from '../../http/log.ts';
import type { QueryContext, SqlDialect, Tables } from '../tables.ts';
import { defaultIndexes } from './listingIndexes.ts';

/**
 * The indexes that releases add to tables with many rows: names, and the SQL after ON. They are built after the migrations,
 * because PostgreSQL keeps writers out of a table while a transaction builds an index of it. An index that is not needed any
 * more goes from here, and a migration drops it.
 */
export function lateIndexes(dialect: SqlDialect): Readonly<Record<string, string>> {
  return defaultIndexes(dialect);
}

/** An arbitrary number that no other program locks in the same database. */
const LOCK = 7_203_416;
const POLL_MS = 250;
/** After this time a build, or a wait for that of another process, is logged. */
const LOG_MS = 10_000;

async function missingIn(database: Kysely<Tables>, names: readonly string[]): Promise<string[]> {
  // A build that was interrupted leaves an index that is not valid.
  const { rows } = await sql<{ name: string }>`select name from unnest(${sql.val(names)}::text[]) as name
    where not exists (select from pg_index where indexrelid = to_regclass(name) and indisvalid)`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}

async function takeLock(connection: Kysely<Tables>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{
      taken: boolean;
    }>`select pg_try_advisory_lock(${sql.lit(LOCK)}) as taken`.execute(connection);
    if (rows[0]?.taken) return;
    // A statement that waited for the lock would hold up the build, which waits for the statements before it.
    await pause(POLL_MS);
  }
}

/**
 * Builds the indexes that are missing, or were left not valid by a process that was killed, while others read and write the
 * tables. Other processes that start meanwhile wait for the end.
 */
export async function buildIndexes(
  { database, dialect }: QueryContext,
  indexes: Readonly<Record<string, string>>,
): Promise<void> {
  const all = Object.entries(indexes);
  if (dialect === 'sqlite') {
    // The embedded database has one process, which does not answer yet.
    for (const [name, on] of all) {
      await sql.raw(`CREATE INDEX IF NOT EXISTS ${name} ON ${on}`).execute(database);
    }
    return;
  }
  const names = Object.keys(indexes);
  if (names.length === 0 || (await missingIn(database, names)).length === 0) return;
  const slow = setTimeout(() => {
    logInfo(
      'Indexes are built. This waits for older transactions of the database, also for those of pg_dump.',
    );
  }, LOG_MS);
  await database
    .connection()
    .execute(async (connection) => {
      await takeLock(connection);
      try {
        for (const name of await missingIn(connection, names)) {
          await sql.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`).execute(connection);
          await sql.raw(`CREATE INDEX CONCURRENTLY ${name} ON ${indexes[name]}`).execute(connection);
        }
      } finally {
        await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection);
      }
    })
    .finally(() => clearTimeout(slow));
}
