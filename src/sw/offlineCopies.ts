import { CacheableResponse } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import type { Strategy } from 'workbox-strategies';
import { FETCHED_AT, MADE_AT } from '#config/offline.ts';

const DAY_S = 86_400;

/** Headers of an answer that are wrong for a copy. The date is left out, so that only this device's clock counts. */
const NOT_OF_COPIES = ['Date', 'Content-Encoding', 'Content-Length'];

/**
 * Returns how long a cache on the way had the answer, in milliseconds: by its own header, or by the difference between
 * its clock and the service's.
 */
function ageOf(headers: Headers): number {
  const [now = 0, made = 0] = ['Date', MADE_AT].map((name) => Date.parse(headers.get(name) ?? ''));
  return Math.max(0, Number(headers.get('Age')) * 1000 || now - made || 0);
}

/** Returns a copy of an answer with the time at which it was fetched. */
function datedCopy({ body, status, statusText, headers }: Response): Response {
  const dated = new Headers(headers);
  for (const name of NOT_OF_COPIES) dated.delete(name);
  dated.set(FETCHED_AT, new Date(Date.now() - ageOf(headers)).toISOString());
  return new Response(body, { status, statusText, headers: dated });
}

/** The limits of one kind of answers. */
export interface Limit {
  plugin: WorkboxPlugin;
  /** Removes all copies and their records. */
  removeAll(): Promise<void>;
}

/** Keeps this many answers for this many days, the last used ones. If the device is full, all of them are removed. */
export function limitCopies(entries: number, days: number): Limit {
  const made = new ExpirationPlugin({
    maxEntries: entries,
    maxAgeSeconds: days * DAY_S,
    purgeOnQuotaError: true,
  });
  return { plugin: made as WorkboxPlugin, removeAll: () => made.deleteCacheAndMetadata() }; // its types leave out exactOptionalPropertyTypes
}

/** Stores dated copies of answers with these statuses: no failures, and no opaque answers of other hosts. */
export function storeStatuses(...statuses: number[]): WorkboxPlugin {
  const cacheable = new CacheableResponse({ statuses });
  return {
    cacheWillUpdate: async ({ response }) =>
      cacheable.isResponseCacheable(response) ? datedCopy(response) : null,
  };
}

/** Failures of the network, by the event for which a strategy requested it. */
const failures = new WeakMap<Event, unknown>();

/** Records a failure, so that the event's handler need not send the request again. */
export const failureRecorder: WorkboxPlugin = {
  fetchDidFail: async ({ event, error }) => recordFailure(event, error),
};

/** Records the failure of a request without a strategy. */
export function recordFailure(event: Event, failure: unknown): void {
  failures.set(event, failure);
}

/** Answers when a strategy could not. If the device can't be read, requests the network once. */
export async function answerAfterFailure(event: Event, request: Request): Promise<Response> {
  if (failures.has(event)) throw failures.get(event);
  return fetch(request);
}

/** Runs a strategy. An answer succeeds even if its copy could not be stored. */
export function runStrategy(
  strategy: Strategy,
  options: { event: Event; request: Request },
): Promise<Response> {
  if (!strategy.plugins.includes(failureRecorder)) strategy.plugins.push(failureRecorder);
  const [answer, done] = strategy.handleAll(options as Parameters<Strategy['handleAll']>[0]); // workbox names a type of event that pages do not have
  done.catch(() => undefined);
  return answer;
}
