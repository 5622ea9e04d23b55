import type { LogEvent } from 'kysely';
import { queried } from '#server/http/measurements.ts';

/** Kysely's log function: publishes the time of each statement, without its text and values. */
export function logQuery({ level, queryDurationMillis: milliseconds }: LogEvent): void {
  queried.publish({ milliseconds, isFailed: level === 'error' });
}
