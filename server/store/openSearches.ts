import { Kysely, PostgresDialect } from 'kysely';
import type { Clock } from '#server/http/clock.ts';
import { openReplica, replicaAt } from './openReplica.ts';
import { CONNECT_MILLISECONDS, poolOf, SEARCH_MILLISECONDS } from './postgres/postgresDialect.ts';
import { shareConnections } from './shareConnections.ts';
import { Store } from './store.ts';
import type { Tables } from './tables.ts';

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
