import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import type { Clock } from '#server/http/clock.ts';
import { poolOf, SEARCH_MILLISECONDS } from './postgres/postgresDialect.ts';
import { ReplicaDialect } from './postgres/replicaDialect.ts';
import { ReplicaReads } from './postgres/replicaReads.ts';
import { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** A replica of the primary, in Kysely's terms. */
export interface ReplicaOptions {
  /** Reached through this, which is closed with the store. */
  dialect: Dialect;
  /** Stays the caller's to close. */
  primary: Store;
  clock: Clock;
  /** Takes each line that a person is to read. */
  say: (line: string) => void;
}

/** Milliseconds: a replica that cannot be reached sooner is left alone, since there is another to be asked. */
const CONNECT_PATIENCE = 1_000;

/** The PostgreSQL of a replica's address; nothing is asked of it yet. */
export function replicaAt(connectionString: string, connections: number): Dialect {
  const patience = { connect: CONNECT_PATIENCE, answers: SEARCH_MILLISECONDS };
  return new PostgresDialect({ pool: poolOf({ connectionString, connections, patience }) });
}

/**
 * A store for searches alone: it reads from the replica, and from the primary while the replica is down or behind.
 * Opens in any case, with a line to read where the replica cannot be used.
 */
export async function openReplica({ dialect, primary, clock, say }: ReplicaOptions): Promise<Store> {
  const replica = new Kysely<Tables>({ dialect });
  const reads = new ReplicaReads({ replica, primary: primary.database, clock, say });
  await reads.look();
  const database = new Kysely<Tables>({ dialect: new ReplicaDialect(reads, () => replica.destroy()) });
  // Kysely closes only what it has opened.
  await database.connection().execute(async () => undefined);
  return new Store(database, 'postgres', true);
}
