import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { DatabaseForbidden, DatabaseUnreachable } from '../failures.ts';

const INT8 = 20;
const NUMERIC = 1700;
const INSUFFICIENT_PRIVILEGE = '42501';
/** Timeout in milliseconds: an address that does not answer must not hold up a start or a request for minutes. */
export const CONNECT_MILLISECONDS = 10_000;
/** Milliseconds after which PostgreSQL cancels a statement of a visitor's search. */
export const SEARCH_MILLISECONDS = 10_000;
/** Default number of connections of a server. */
const USUAL_CONNECTIONS = 8;

/**
 * Counts and averages (int8, numeric) arrive as text. They become numbers here, because none of ours exceeds 2^53.
 */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8 || oid === NUMERIC) return Number;
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
  },
};

/** Does work while no other server of the same database does such work. */
export type ExclusiveLock = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** An arbitrary number that no other program locks in the same database. */
const LOCK = 7_203_411;

function exclusiveLockOn(pool: pg.Pool): ExclusiveLock {
  return async (work) => {
    // The lock belongs to this connection. If the process dies, the server drops both.
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [LOCK]);
      return await work();
    } finally {
      // A connection that may still hold the lock is closed, not returned to the pool.
      await client.query('select pg_advisory_unlock($1)', [LOCK]).then(
        () => client.release(),
        () => client.release(true),
      );
    }
  };
}

/** Address and limits of a PostgreSQL. */
export interface PostgresAddress {
  connectionString: string;
  /** Its purpose, for metrics; `general` by default. */
  name?: PoolName;
  /** Maximum number of connections at a time; 8 by default, and at least two, because an exclusive lock holds one. */
  connections?: number | undefined;
  /**
   * For connections that only answer searches: milliseconds until connecting is given up, and until the server
   * cancels a statement. They cannot write.
   */
  timeouts?: { connect: number; answers: number };
}

/** Milliseconds beyond the server's limit after which a silent connection counts as lost. */
const EXTRA_MILLISECONDS = 1000;

/**
 * Makes the server cancel slow statements: after a timeout in the client alone they would keep running. It is set by
 * a statement and not while connecting, because PgBouncer rejects that.
 */
function boundedTo(milliseconds: number) {
  return async (client: pg.ClientBase): Promise<void> => {
    await client.query(`set statement_timeout = ${milliseconds}; set default_transaction_read_only = on`);
  };
}

/** Connections of a pool. */
export interface PoolState {
  /** Purpose of the connections. */
  name: PoolName;
  /** Connections that run a statement or a transaction. */
  busy: number;
  idle: number;
  /** Callers that wait for a connection. */
  waiting: number;
}

type PoolName = 'general' | 'searches' | 'replica' | 'limits';

const pools = new Map<pg.Pool, PoolName>();

/** State of every open pool of this process. */
export function poolStates(): PoolState[] {
  for (const pool of pools.keys()) if (pool.ended) pools.delete(pool);
  return [...pools].map(([{ totalCount, idleCount: idle, waitingCount: waiting }, name]) => ({
    name,
    busy: totalCount - idle,
    idle,
    waiting,
  }));
}

/** A pool for an address, without connections yet. */
export function poolOf({
  name = 'general',
  connectionString,
  connections = USUAL_CONNECTIONS,
  timeouts,
}: PostgresAddress): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    types,
    keepAlive: true,
    connectionTimeoutMillis: timeouts?.connect ?? CONNECT_MILLISECONDS,
    ...(timeouts
      ? { query_timeout: timeouts.answers + EXTRA_MILLISECONDS, onConnect: boundedTo(timeouts.answers) }
      : {}),
  });
  watch(pool, name);
  return pool;
}

/** Reports a pool's connections, and lets the process survive their failures. */
function watch(pool: pg.Pool, name: PoolName): void {
  pools.set(pool, name);
  // The pool replaces a broken connection, and its query fails. Without listeners for idle connections (on the pool)
  // and busy ones (on the client) the error event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/** Timeout in milliseconds of counting a call. The caller then continues without, so a visitor does not wait longer. */
const COUNTING_MILLISECONDS = 1000;

/** A pool of one connection that counts calls for the rate limits (server/http/counters.ts). The caller ends it. */
export function openCountingPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    keepAlive: true,
    connectionTimeoutMillis: COUNTING_MILLISECONDS,
    query_timeout: COUNTING_MILLISECONDS,
    types,
  });
  watch(pool, 'limits');
  return pool;
}

/**
 * Connects to a PostgreSQL and checks that it answers.
 * @throws DatabaseUnreachable
 */
export async function connectPostgres(
  address: PostgresAddress,
): Promise<{ dialect: Dialect; exclusiveLock: ExclusiveLock; pool: pg.Pool }> {
  const pool = poolOf(address);
  try {
    await pool.query('select 1');
  } catch (failure) {
    await pool.end();
    throw new DatabaseUnreachable(failure);
  }
  return { dialect: new PostgresDialect({ pool }), exclusiveLock: exclusiveLockOn(pool), pool };
}

/** Turns PostgreSQL's refusals into failures with a message for the operator; other failures stay as they are. */
export function translated(failure: unknown): unknown {
  const isRefusal = failure instanceof Error && 'code' in failure && failure.code === INSUFFICIENT_PRIVILEGE;
  return isRefusal ? new DatabaseForbidden(failure) : failure;
}
