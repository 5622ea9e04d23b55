import { Kysely, PostgresDialect } from 'kysely';
import type { Clock } from '#server/http/clock.ts';
import { openReplica, replicaAt } from './openReplica.ts';
import { CONNECT_MILLISECONDS, poolOf, SEARCH_MILLISECONDS } from './postgres/postgresDialect.ts';
import { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** How the connections to a primary are shared out: all of them together are what the operator allows. */
export interface ConnectionShares {
  /** Of what customers write, leads, the filling and migrations. */
  general: number;
  searches: number;
}

/** What visitors' searches are answered from, on PostgreSQL. */
export interface SearchesOptions {
  primaryUrl: string;
  /** Asked first while it is well. */
  replicaUrl: string | undefined;
  /** The most connections to each of the two. */
  connections: number;
  clock: Clock;
  /** Takes each line that a person is to read. */
  say: (line: string) => void;
  /** Milliseconds after which the primary ends a search's statement; ten seconds if left out. */
  patience?: number;
}

/** Half for each; at least two in general, since the lock under which a store is filled holds one. */
export function shareConnections(connections: number): ConnectionShares {
  const general = Math.max(2, Math.ceil(connections / 2));
  return { general, searches: Math.max(1, connections - general) };
}

/**
 * Opens stores for visitors' searches alone, which cannot write and whose statements PostgreSQL ends after some seconds:
 * a caller who has given up leaves none running, and no number of searches takes the connections of leads and customers.
 * @returns the store that searches go to, and behind it those that it stands on; the caller closes them all, in order
 */
export async function openSearches(options: SearchesOptions): Promise<[Store, ...Store[]]> {
  const { primaryUrl, replicaUrl, connections, clock, say, patience = SEARCH_MILLISECONDS } = options;
  const pool = poolOf({
    connectionString: primaryUrl,
    connections: shareConnections(connections).searches,
    patience: { connect: CONNECT_MILLISECONDS, answers: patience },
  });
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const primary = new Store(database, 'postgres', true);
  if (replicaUrl === undefined) return [primary];
  const dialect = replicaAt(replicaUrl, connections);
  return [await openReplica({ dialect, primary, clock, say }), primary];
}
