import { type Kysely, sql } from 'kysely';
import type { SqlDialect, Tables } from '../tables.ts';

/**
 * Creates the table of `sharedCounters` (server/http/counters.ts). SQLite has one process, which counts in its memory.
 * The rows are not logged: PostgreSQL writes them faster, and empties the table after a crash.
 */
export async function createRateLimit(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  if (dialect === 'sqlite') return;
  // The pages stay half empty, so that a changed row fits beside its former version and the index need not change.
  await sql
    .raw(
      `CREATE UNLOGGED TABLE rate_limit (key VARCHAR(255) PRIMARY KEY, points INTEGER NOT NULL DEFAULT 0,
        expire BIGINT) WITH (fillfactor = 50)`,
    )
    .execute(database);
}
