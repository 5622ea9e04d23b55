/** The services' log: short lines on a developer's machine, one line of JSON per entry elsewhere. */
import pino, { type DestinationStream, type Logger } from 'pino';

/** Values of LOG_LEVEL, from the fewest entries to the most. Each level includes those before it. */
export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;

/** Level of detail of the log. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** An answer, as it is logged. */
export interface LoggedAnswer {
  requestId: string;
  method: string;
  /** With its query, which is not logged. */
  url: string;
  status: number;
  milliseconds: number;
  /** The caller closed the connection before the answer. */
  isAborted?: boolean;
}

/** Options of the log. */
export interface LogOptions {
  /** True for lines of JSON, for a program that collects them; false for text. */
  isStructured: boolean;
  level?: LogLevel;
  /** Takes each entry with its line break; standard output and standard error by default. */
  write?: ((text: string) => void) | undefined;
}

/** Members that are removed from entries at any depth: they hold values of rows, or credentials. */
const SECRETS = ['detail', 'internalQuery', 'parameters', 'email', 'password', 'token', 'authorization'];

/** Members of a failure that name parts of the program or the database, and hold no values. */
const SAFE_FACTS = ['code', 'errcode', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'];

/** Maximum number of nested causes that are logged. */
const MAX_CAUSES = 3;

interface LoggedFailure {
  name: string;
  stack?: string;
  cause?: LoggedFailure;
  [fact: string]: unknown;
}

/**
 * A failure without its message, which a database fills with values, and without the other members that a driver
 * adds.
 */
function safeFailure(failure: unknown, depth = 0): LoggedFailure {
  if (!(failure instanceof Error)) return { name: typeof failure };
  const facts = Object.entries(failure).filter(
    ([name, value]) => SAFE_FACTS.includes(name) && ['string', 'number'].includes(typeof value),
  );
  const frames = failure.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const hasCause = failure.cause !== undefined && depth < MAX_CAUSES;
  return {
    name: failure.name,
    ...Object.fromEntries(facts),
    stack: frames.join('\n'),
    ...(hasCause ? { cause: safeFailure(failure.cause, depth + 1) } : {}),
  };
}

/** A failure for a developer to read: message and stack, with those of its causes. */
function readableFailure(failure: unknown): LoggedFailure {
  if (!(failure instanceof Error)) return { name: typeof failure, stack: String(failure) };
  const cause = failure.cause === undefined ? '' : `\nCaused by ${readableFailure(failure.cause).stack}`;
  return { name: failure.name, stack: `${failure.stack ?? failure.message}${cause}` };
}

function textOf(entry: string): { text: string; isError: boolean } {
  const { level, message, failure } = JSON.parse(entry) as {
    level: string;
    message?: string;
    failure?: LoggedFailure;
  }; // written by the logger below
  const text = [message, failure?.stack].filter(Boolean).join('\n');
  return { text: `${text}\n`, isError: !['info', 'debug'].includes(level) };
}

function destinationOf({ isStructured, write }: LogOptions): DestinationStream {
  if (isStructured) return write ? { write } : pino.destination({ fd: 1, sync: true });
  return {
    write(entry) {
      const { text, isError } = textOf(entry);
      if (write) write(text);
      else (isError ? process.stderr : process.stdout).write(text);
    },
  };
}

function loggerOf(options: LogOptions): Logger {
  return pino(
    {
      level: options.level ?? 'info',
      base: null,
      messageKey: 'message',
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
      serializers: { failure: options.isStructured ? (failure) => safeFailure(failure) : readableFailure },
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
    },
    destinationOf(options),
  );
}

let current: { options: LogOptions; log: Logger } = {
  options: { isStructured: false },
  log: loggerOf({ isStructured: false }),
};

/** Configures the log for all later lines. Returns the previous options. */
export function configureLog(options: LogOptions): LogOptions {
  const before = current.options;
  current = { options, log: loggerOf(options) };
  return before;
}

const WORD = /^[a-z][a-z-]{0,30}(\.[a-z]+)?$/;

/**
 * A path without the parts that identify a person or a listing: "/customer/user/saved-homes/2/W1" ->
 * "/customer/user/saved-homes/:/:". Of the first three parts those are shown that look like a route's own words.
 */
export function shownPath(url: string): string {
  const parts = new URL(url).pathname.split('/').slice(1);
  const shown = parts.map((part, at) => (part === '' || (at < 3 && WORD.test(part)) ? part : ':'));
  return `/${shown.slice(0, 8).join('/')}`;
}

/** Logs progress, or something that was done. */
export function logInfo(line: string): void {
  current.log.info(line);
}

/** Logs something that an operator should look at. */
export function logWarning(line: string): void {
  current.log.warn(line);
}

/** Logs why the program ends. */
export function logFatal(line: string): void {
  current.log.fatal(line);
}

/**
 * Logs an unexpected failure.
 * @param message one sentence without its full stop: "the database does not answer"
 * @param requestId id of the request that failed
 */
export function logFailure(message: string, failure: unknown, requestId?: string): void {
  current.log.error({ failure, ...(requestId === undefined ? {} : { requestId }) }, message);
}

/** A 503 is only a warning: the code that finds a service unavailable or busy logs that itself. */
function levelOf({ status, isAborted }: LoggedAnswer): LogLevel {
  if (status < 400 || isAborted) return 'debug';
  return status < 500 || status === 503 ? 'warn' : 'error';
}

/** Logs an answer, if the log is structured. On a developer's machine the browser shows the same. */
export function logAnswer(logged: LoggedAnswer): void {
  const { url, isAborted, ...answer } = logged;
  const level = levelOf(logged);
  if (!current.options.isStructured || !current.log.isLevelEnabled(level)) return;
  current.log[level]({ ...answer, path: shownPath(url) }, 'answered');
}

/** Logs an event for a program to count, with the given facts only. Does nothing on a developer's machine. */
export function logEvent(message: string, facts: object): void {
  if (current.options.isStructured) current.log.warn(facts, message);
}
