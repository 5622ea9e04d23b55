/** Why data cannot be read or written just now: the database is away, or there is no room left on its disk. */
export type StoreTrouble = 'away' | 'full';

const SQLITE_FULL = 13;
/** SQLite's: busy, locked, only readable, given up, the disk failed, no such file. */
const PASSING_RESULTS: readonly unknown[] = [5, 6, 8, 9, 10, 14];

/** Of the operating system: no connection, and no room. */
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
 * PostgreSQL's codes: connections (08), sign-in (28), resources (53), a server that stops, starts or cancels (57), its
 * disk (58), a primary that became a replica (25006), deadlocks (40), a lock that was not free (55P03).
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

function ownTrouble(failure: Error): StoreTrouble | undefined {
  // Its code is a number of its own, which would read as SQLite's.
  if (failure instanceof DOMException) return undefined;
  const code = 'errcode' in failure ? Number(failure.errcode) & 0xff : 'code' in failure && failure.code;
  if (NO_ROOM.includes(code)) return 'full';
  if (PASSING_RESULTS.includes(code) || PASSING_ERRORS.includes(code)) return 'away';
  if (typeof code === 'string' && PASSING_STATES.test(code)) return 'away';
  return PASSING_MESSAGES.some((form) => form.test(failure.message)) ? 'away' : undefined;
}

/** What of the database's own state made a call fail; undefined where the call itself is at fault. */
export function storeTroubleOf(failure: unknown): StoreTrouble | undefined {
  if (!(failure instanceof Error)) return undefined;
  return ownTrouble(failure) ?? storeTroubleOf(failure.cause);
}
