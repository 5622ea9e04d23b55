import { Kysely, PostgresDialect } from 'kysely';
import type { Clock } from '#server/http/clock.ts';
import { logQuery } from './logQuery.ts';
import { openReplica, replicaAt } from './openReplica.ts';
import { CONNECT_MILLISECONDS, poolOf, SEARCH_MILLISECONDS } from './postgres/postgresDialect.ts';
import { shareConnections } from './shareConnections.ts';
import { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** Options of the stores that answer visitors' searches, with PostgreSQL. */
export interface SearchesOptions {
  primaryUrl: string;
  /** Searches use it first, while it works. */
  replicaUrl: string | undefined;
  /** Maximum number of connections to each of the two. */
  connections: number;
  clock: Clock;
  /** Logs a line for the operator. */
  log: (line: string) => void;
  /** Milliseconds after which the primary cancels a search's statement; ten seconds by default. */
  timeoutMs?: number;
}

/**
 * Opens stores for visitors' searches only. They cannot write, and PostgreSQL cancels their statements after some
 * seconds. So no statement of a caller that has gone keeps running, and searches cannot take the connections of leads
 * and customers.
 * @returns the store for searches, then the stores that it depends on; the caller closes them all, in order
 */
export async function openSearches(options: SearchesOptions): Promise<[Store, ...Store[]]> {
  const { primaryUrl, replicaUrl, connections, clock, log, timeoutMs = SEARCH_MILLISECONDS } = options;
  const pool = poolOf({
    name: 'searches',
    connectionString: primaryUrl,
    connections: shareConnections(connections).searches,
    timeouts: { connect: CONNECT_MILLISECONDS, answers: timeoutMs },
  });
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: logQuery });
  const primary = new Store(database, 'postgres');
  if (replicaUrl === undefined) return [primary];
  const dialect = replicaAt(replicaUrl, connections);
  return [await openReplica({ dialect, primary, clock, log }), primary];
}
