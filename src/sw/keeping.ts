import { CacheableResponse } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import type { Strategy } from 'workbox-strategies';
import { FETCHED_AT, MADE_AT } from '#config/offline.ts';

const DAY_S = 86_400;

/** Parts of what a service answered that do not hold of a copy; without a date only this device's clock counts. */
const NOT_OF_COPIES = ['Date', 'Content-Encoding', 'Content-Length'];

/**
 * Milliseconds for which a cache on the way had the answer, as it says itself, or by what its clock shows and the services'
 * did.
 */
function ageOf(headers: Headers): number {
  const [now = 0, made = 0] = ['Date', MADE_AT].map((name) => Date.parse(headers.get(name) ?? ''));
  return Math.max(0, Number(headers.get('Age')) * 1000 || now - made || 0);
}

/** The copy that is kept of an answer: it says since when. */
function datedCopy({ body, status, statusText, headers }: Response): Response {
  const dated = new Headers(headers);
  for (const name of NOT_OF_COPIES) dated.delete(name);
  dated.set(FETCHED_AT, new Date(Date.now() - ageOf(headers)).toISOString());
  return new Response(body, { status, statusText, headers: dated });
}

/** How much is kept of a kind of answers, and for how long. */
export interface Limit {
  plugin: WorkboxPlugin;
  /** Forgets them all, with the list of what they were. */
  forget(): Promise<void>;
}

/** Keeps so many answers for so many days, the last used; where the device is full they all make room. */
export function limitedTo(entries: number, days: number): Limit {
  const made = new ExpirationPlugin({
    maxEntries: entries,
    maxAgeSeconds: days * DAY_S,
    purgeOnQuotaError: true,
  });
  return { plugin: made as WorkboxPlugin, forget: () => made.deleteCacheAndMetadata() }; // its types leave out exactOptionalPropertyTypes
}

/** Keeps dated copies of answers with these statuses: no failures, and nothing of other hosts that cannot be looked into. */
export function only(...statuses: number[]): WorkboxPlugin {
  const kept = new CacheableResponse({ statuses });
  return {
    cacheWillUpdate: async ({ response }) =>
      kept.isResponseCacheable(response) ? datedCopy(response) : null,
  };
}

/** What the network said to events for which a strategy asked it in vain. */
const failures = new WeakMap<Event, unknown>();

/** Notes that it was asked: who answers the event need not ask again. */
export const notingFailure: WorkboxPlugin = {
  fetchDidFail: async ({ event, error }) => noteFailure(event, error),
};

/** The same, of what is fetched without a strategy. */
export function noteFailure(event: Event, failure: unknown): void {
  failures.set(event, failure);
}

/** What is answered where none could be: a device that cannot be read from is no reason not to ask the network, once. */
export async function answerInstead(event: Event, request: Request): Promise<Response> {
  if (failures.has(event)) throw failures.get(event);
  return fetch(request);
}

/** What a strategy answers. That a copy could not be kept is no failure of the answer. */
export function answerBy(strategy: Strategy, asked: { event: Event; request: Request }): Promise<Response> {
  if (!strategy.plugins.includes(notingFailure)) strategy.plugins.push(notingFailure);
  const [answer, done] = strategy.handleAll(asked as Parameters<Strategy['handleAll']>[0]); // workbox names a type of event that pages do not have
  done.catch(() => undefined);
  return answer;
}
