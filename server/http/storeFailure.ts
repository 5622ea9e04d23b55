/** The reason if the database cannot be used at the moment: it is unavailable, or its disk is full. */
export type StoreFailure = 'away' | 'full';

const SQLITE_FULL = 13;
/** SQLite's result codes: busy, locked, read-only, interrupted, I/O error, cannot open. */
const PASSING_RESULTS: readonly unknown[] = [5, 6, 8, 9, 10, 14];

/** Error codes of the operating system: no connection, and a read-only file system. */
const PASSING_ERRORS: readonly unknown[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'EROFS',
];
const NO_ROOM: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100', SQLITE_FULL];

/**
 * PostgreSQL's codes: connections (08), sign-in (28), resources (53), a server that stops, starts or cancels (57),
 * its disk (58), a primary that became a replica (25006), deadlocks (40), a lock that was not free (55P03).
 */
const PASSING_STATES = /^(08|28|53|57|58|40)[0-9A-Z]{3}$|^25006$|^55P03$/;

/** Failures of the drivers that have no code. */
const PASSING_MESSAGES = [
  /^Connection terminated/,
  /^Client (has encountered a connection error|was closed) and is not queryable$/,
  /^timeout exceeded when trying to connect$/,
  /^timeout expired$/,
  /^Query read timeout$/,
  /^Cannot use a pool after calling end on the pool$/,
  /^driver has already been destroyed$/,
  /^database is not open$/,
  /^The database was closed\.$/,
];

function ownStoreFailure(failure: Error): StoreFailure | undefined {
  // Its `code` is a legacy number, which could be mistaken for one of SQLite's.
  if (failure instanceof DOMException) return undefined;
  const code = 'errcode' in failure ? Number(failure.errcode) & 0xff : 'code' in failure && failure.code;
  if (NO_ROOM.includes(code)) return 'full';
  if (PASSING_RESULTS.includes(code) || PASSING_ERRORS.includes(code)) return 'away';
  if (typeof code === 'string' && PASSING_STATES.test(code)) return 'away';
  return PASSING_MESSAGES.some((form) => form.test(failure.message)) ? 'away' : undefined;
}

/** The state of the database that made a call fail; undefined when the call itself was at fault. */
export function storeFailureOf(failure: unknown): StoreFailure | undefined {
  if (!(failure instanceof Error)) return undefined;
  return ownStoreFailure(failure) ?? storeFailureOf(failure.cause);
}
