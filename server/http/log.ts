/** What the services tell whoever runs them: short lines on one's own machine, one line of JSON each elsewhere. */
import pino, { type DestinationStream, type Logger } from 'pino';

/** What LOG_LEVEL takes: the first of these are told alone, or with those before. */
export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;

/** How much is told. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** An answer. */
export interface GivenAnswer {
  requestId: string;
  method: string;
  /** With its query; of that nothing is told. */
  url: string;
  status: number;
  milliseconds: number;
  /** The caller left before it. */
  isAborted?: boolean;
}

/** How the log is written. */
export interface LogOptions {
  /** Lines of JSON, for a program that collects them; else text. */
  isStructured: boolean;
  level?: LogLevel;
  /** Takes each entry with its line break; standard output and standard error where missing. */
  write?: ((text: string) => void) | undefined;
}

/** Kept out of entries wherever they stand: values of rows and what opens doors. */
const SECRETS = ['detail', 'internalQuery', 'parameters', 'email', 'password', 'token', 'authorization'];

/** Members of a failure that name parts of the program or the database, and hold no values. */
const SAFE_FACTS = ['code', 'errcode', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'];

/** Causes of causes that are told. */
const MOST_CAUSES = 3;

interface ToldFailure {
  name: string;
  stack?: string;
  cause?: ToldFailure;
  [fact: string]: unknown;
}

/** A failure without its message, which a database fills with values, and without what a driver puts beside it. */
function safeFailure(failure: unknown, depth = 0): ToldFailure {
  if (!(failure instanceof Error)) return { name: typeof failure };
  const facts = Object.entries(failure).filter(
    ([name, value]) => SAFE_FACTS.includes(name) && ['string', 'number'].includes(typeof value),
  );
  const frames = failure.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const hasCause = failure.cause !== undefined && depth < MOST_CAUSES;
  return {
    name: failure.name,
    ...Object.fromEntries(facts),
    stack: frames.join('\n'),
    ...(hasCause ? { cause: safeFailure(failure.cause, depth + 1) } : {}),
  };
}

/** A failure for who sits before the machine: its message and frames, and those of its causes. */
function readableFailure(failure: unknown): ToldFailure {
  if (!(failure instanceof Error)) return { name: typeof failure, stack: String(failure) };
  const cause = failure.cause === undefined ? '' : `\nCaused by ${readableFailure(failure.cause).stack}`;
  return { name: failure.name, stack: `${failure.stack ?? failure.message}${cause}` };
}

function textOf(entry: string): { text: string; isTrouble: boolean } {
  const { level, message, failure } = JSON.parse(entry) as {
    level: string;
    message?: string;
    failure?: ToldFailure;
  }; // written by the logger below
  const text = [message, failure?.stack].filter(Boolean).join('\n');
  return { text: `${text}\n`, isTrouble: !['info', 'debug'].includes(level) };
}

function destinationOf({ isStructured, write }: LogOptions): DestinationStream {
  if (isStructured) return write ? { write } : pino.destination({ fd: 1, sync: true });
  return {
    write(entry) {
      const { text, isTrouble } = textOf(entry);
      if (write) write(text);
      else (isTrouble ? process.stderr : process.stdout).write(text);
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

/** From here on the log is written so. Answers how it was written before. */
export function configureLog(options: LogOptions): LogOptions {
  const before = current.options;
  current = { options, log: loggerOf(options) };
  return before;
}

const WORD = /^[a-z][a-z-]{0,30}(\.[a-z]+)?$/;

/**
 * A path without what names somebody or something: "/customer/user/saved-homes/2/W1" -> "/customer/user/saved-homes/:/:".
 * Only the first three parts are kept at all, which are the calls' own words.
 */
export function shownPath(url: string): string {
  const parts = new URL(url).pathname.split('/').slice(1);
  const shown = parts.map((part, at) => (part === '' || (at < 3 && WORD.test(part)) ? part : ':'));
  return `/${shown.slice(0, 8).join('/')}`;
}

/** Tells how far something is, or that something was done. */
export function tell(line: string): void {
  current.log.info(line);
}

/** Tells of something that somebody should look at. */
export function tellWarning(line: string): void {
  current.log.warn(line);
}

/** Tells why the program ends. */
export function tellEnd(line: string): void {
  current.log.fatal(line);
}

/**
 * Tells of a failure that nobody foresaw.
 * @param what one sentence without its full stop: "the database does not answer"
 * @param requestId of the request that met it
 */
export function tellFailure(what: string, failure: unknown, requestId?: string): void {
  current.log.error({ failure, ...(requestId === undefined ? {} : { requestId }) }, what);
}

/** That a service is away or busy is told where it is found out; each answer that says so is no failure of its own. */
function levelOf({ status, isAborted }: GivenAnswer): LogLevel {
  if (status < 400 || isAborted) return 'debug';
  return status < 500 || status === 503 ? 'warn' : 'error';
}

/** Tells of an answer, where lines are collected: on one's own machine the browser shows them. */
export function tellAnswer(given: GivenAnswer): void {
  const { url, isAborted, ...answer } = given;
  const level = levelOf(given);
  if (!current.options.isStructured || !current.log.isLevelEnabled(level)) return;
  current.log[level]({ ...answer, path: shownPath(url) }, 'answered');
}

/** Tells of something that a program is to count, with no more than was given; nothing on one's own machine. */
export function tellEvent(what: string, facts: object): void {
  if (current.options.isStructured) current.log.warn(facts, what);
}
