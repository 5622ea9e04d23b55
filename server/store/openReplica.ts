import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import type { Clock } from '#server/http/clock.ts';
import { logQuery } from './logQuery.ts';
import { poolOf, SEARCH_MILLISECONDS } from './postgres/postgresDialect.ts';
import { ReplicaDialect } from './postgres/replicaDialect.ts';
import { ReplicaReads } from './postgres/replicaReads.ts';
import { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** A replica of the primary. */
export interface ReplicaOptions {
  /** Connects to the replica, and is closed with the store. */
  dialect: Dialect;
  /** Closed by the caller. */
  primary: Store;
  clock: Clock;
  /** Logs a line for the operator. */
  log: (line: string) => void;
}

/** Timeout in milliseconds. It is short, because the primary can answer instead. */
const CONNECT_TIMEOUT = 1_000;

/** A dialect for the replica's address. It does not connect yet. */
export function replicaAt(connectionString: string, connections: number): Dialect {
  const timeouts = { connect: CONNECT_TIMEOUT, answers: SEARCH_MILLISECONDS };
  return new PostgresDialect({ pool: poolOf({ name: 'replica', connectionString, connections, timeouts }) });
}

/**
 * A store for searches only. It reads from the replica, and from the primary while the replica is down or behind. It
 * opens in any case, and logs a line if the replica cannot be used.
 */
export async function openReplica({ dialect, primary, clock, log }: ReplicaOptions): Promise<Store> {
  const replica = new Kysely<Tables>({ dialect });
  const reads = new ReplicaReads({ replica, primary: primary.database, clock, log });
  await reads.check();
  const database = new Kysely<Tables>({
    dialect: new ReplicaDialect(reads, () => replica.destroy()),
    log: logQuery,
  });
  // Kysely closes only a driver that it has initialised.
  await database.connection().execute(async () => undefined);
  return new Store(database, 'postgres');
}
