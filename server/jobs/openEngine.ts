import type { Clock } from '#server/http/clock.ts';
import type { JobEngine } from './jobEngine.ts';
import type { PostgresStore } from './postgresEngine.ts';
import { sqliteEngine } from './sqliteEngine.ts';

/**
 * Opens the job queue of a store. PostgreSQL's library is loaded only for PostgreSQL.
 * @param clock tells when jobs in SQLite are due; PostgreSQL has its own clock
 */
export async function openEngine(store: PostgresStore, clock: Clock): Promise<JobEngine> {
  if (store.dialect === 'sqlite') return sqliteEngine(store, clock);
  const { postgresEngine } = await import('./postgresEngine.ts');
  return postgresEngine(store);
}
