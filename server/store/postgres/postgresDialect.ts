import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { DatabaseForbidden, DatabaseUnreachable } from '../failures.ts';

const INT8 = 20;
const NUMERIC = 1700;
const INSUFFICIENT_PRIVILEGE = '42501';
/** An address that answers nothing must not hold up a start, or a request, for minutes. */
export const CONNECT_MILLISECONDS = 10_000;
/** After so many PostgreSQL ends a statement of a visitor's search. */
export const SEARCH_MILLISECONDS = 10_000;
/** Connections that a server keeps where nobody says how many. */
const USUAL_CONNECTIONS = 8;

/** Counts and averages arrive as text (int8, numeric); here they are numbers: none of ours passes 2^53. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8 || oid === NUMERIC) return Number;
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
  },
};

/** Does work while no other server of the same database does any. */
export type Alone = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Any number, as long as nobody else locks by it in the same database. */
const LOCK = 7_203_411;

function aloneOn(pool: pg.Pool): Alone {
  return async (work) => {
    // The lock belongs to this connection; should the process die, the server drops both.
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [LOCK]);
      return await work();
    } finally {
      // A connection that may still hold the lock is closed, not given back.
      await client.query('select pg_advisory_unlock($1)', [LOCK]).then(
        () => client.release(),
        () => client.release(true),
      );
    }
  };
}

/** How a PostgreSQL is reached. */
export interface PostgresAddress {
  connectionString: string;
  /** The most connections at a time; 8 where missing, and never fewer than two: `alone` holds one for itself. */
  connections?: number | undefined;
  /**
   * For connections that only answer searches: milliseconds until a connection is given up, and after which the server
   * ends a statement. They cannot write.
   */
  patience?: { connect: number; answers: number };
}

/** Milliseconds beyond the server's own limit after which a connection that says nothing counts as lost. */
const SILENCE = 1000;

/**
 * The server ends a statement that takes too long: given up by the client alone it would go on there. Said by a statement
 * and not while connecting, which PgBouncer refuses.
 */
function boundedTo(milliseconds: number) {
  return async (client: pg.ClientBase): Promise<void> => {
    await client.query(`set statement_timeout = ${milliseconds}; set default_transaction_read_only = on`);
  };
}

/** The connections of an address, none of them made yet. */
export function poolOf({
  connectionString,
  connections = USUAL_CONNECTIONS,
  patience,
}: PostgresAddress): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    types,
    keepAlive: true,
    connectionTimeoutMillis: patience?.connect ?? CONNECT_MILLISECONDS,
    ...(patience
      ? { query_timeout: patience.answers + SILENCE, onConnect: boundedTo(patience.answers) }
      : {}),
  });
  // The pool replaces a connection that breaks, and what it was asked fails. Without a listener for idle connections
  // (the pool's) and one for busy ones (the client's own) the error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * The PostgreSQL of an address, asked once whether it answers.
 * @throws DatabaseUnreachable.
 */
export async function connectPostgres(address: PostgresAddress): Promise<{ dialect: Dialect; alone: Alone }> {
  const pool = poolOf(address);
  try {
    await pool.query('select 1');
  } catch (failure) {
    await pool.end();
    throw new DatabaseUnreachable(failure);
  }
  return { dialect: new PostgresDialect({ pool }), alone: aloneOn(pool) };
}

/** What PostgreSQL's refusals mean to the person who starts the product; other failures stay as they are. */
export function translated(failure: unknown): unknown {
  const isRefusal = failure instanceof Error && 'code' in failure && failure.code === INSUFFICIENT_PRIVILEGE;
  return isRefusal ? new DatabaseForbidden(failure) : failure;
}
