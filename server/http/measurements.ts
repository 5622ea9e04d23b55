/**
 * Events of the running product that metrics and traces listen to (server/start/metrics). Without a listener an event
 * costs nothing. No event has a value of a request, such as a path parameter, nor personal data.
 */
import { channel } from 'node:diagnostics_channel';

/** Events of one kind, from anywhere in the process. */
export interface Measurement<Event extends object> {
  publish(event: Event): void;
  /** @returns a function that ends the listening */
  listen(listener: (event: Event) => void): () => void;
}

function measurement<Event extends object>(name: string): Measurement<Event> {
  const events = channel(`harbour-and-pine:${name}`);
  return {
    publish: (event) => events.publish(event),
    listen(listener) {
      const receive = (event: unknown) => listener(event as Event); // published above only
      events.subscribe(receive);
      return () => void events.unsubscribe(receive);
    },
  };
}

/** Requests that were answered. */
export const answered = measurement<{
  method: string;
  /** Pattern of the route: "/realty/listings/:mlsNumber". */
  route: string;
  status: number;
  milliseconds: number;
}>('answered');

/** Statements of the database. */
export const queried = measurement<{ milliseconds: number; isFailed: boolean }>('queried');

/** Outcome of a call of the feed: `refused` is a 4xx, and `paused` a call that was not made or that came too often. */
export type FeedOutcome = 'ok' | 'refused' | 'failed' | 'timeout' | 'paused';

/** Calls of the listing feed. */
export const feedCalled = measurement<{ milliseconds: number; outcome: FeedOutcome }>('feed-called');

/** Attempts to deliver a message to a webhook. */
export const webhookPosted = measurement<{ milliseconds: number; outcome: 'ok' | 'failed' }>(
  'webhook-posted',
);

/** Look-ups in the cache of the feed's answers. `old` is an answer that replaced a failure of the feed. */
export const cacheLookedUp = measurement<{ result: 'hit' | 'stale' | 'miss' | 'old' }>('cache-looked-up');

/** Look-ups in the cache of the picture proxy. A `stale` picture is sent while its host is asked for a newer one. */
export const pictureLookedUp = measurement<{ result: 'hit' | 'stale' | 'miss' }>('picture-looked-up');

/** Kinds of reads with a limit of their own: of visitors, with a bearer token, and tiles of the map. */
export type RefusedCalls = 'visitors' | 'bearers' | 'tiles';

/**
 * Reads that a busy process refused. The reason is their `number`, or the `delay` of the event loop, which lowers the limit
 * of their number.
 */
export const refused = measurement<{ calls: RefusedCalls; reason: 'number' | 'delay' }>('refused');

const routes = new WeakMap<Request, string>();

/** Remembers the pattern of the route that answers a request. A later, more exact pattern replaces it. */
export function noteRoute(request: Request, pattern: string): void {
  routes.set(request, pattern);
}

/** Pattern of the route that answered a request; "none" for an address without a service. */
export function routeOf(request: Request): string {
  return routes.get(request) ?? 'none';
}
