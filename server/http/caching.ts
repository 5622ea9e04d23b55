/** What answers tell browsers and whatever stands before the services of how long they hold (docs/decisions/020). */
import type { Context, MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

/** Whom an answer is for. Places are the same for everybody, listings are not. */
export type Audience = 'visitor' | 'customer' | 'everybody';

/** Places change with the data only; counts may lag by this. */
const FOR_EVERYBODY = 'public, max-age=300';
/** As long as a price may be behind: half a minute, and one more while a newer answer is being fetched. */
const FOR_VISITORS = 'public, max-age=30, stale-while-revalidate=60';
/** Whoever signs out leaves nothing behind: neither in this browser nor on the way to it. */
const FOR_ONE = 'private, no-store';

/** Headers of requests that decide what is answered. Accept-Encoding stands here for answers without a body as well. */
const VARY = 'Accept-Encoding';
const VARY_BY_VIEWER = 'Authorization, board-id, Accept-Encoding';

/**
 * Says who may keep the answer. Only what a visitor reads without a bearer may stay in a cache that others are answered
 * from: also a bearer that is not believed may be good again the next moment.
 */
export function tellCaches(context: Context, audience: Audience): void {
  const { method } = context.req;
  const isRead = method === 'GET' || method === 'HEAD';
  const isAnonymous = audience === 'visitor' && context.req.header('Authorization') === undefined;
  const forWhom = audience === 'everybody' ? FOR_EVERYBODY : isAnonymous ? FOR_VISITORS : FOR_ONE;
  context.header('Cache-Control', isRead ? forWhom : FOR_ONE);
  context.header('Vary', audience === 'everybody' ? VARY : VARY_BY_VIEWER);
}

/**
 * Gives what is read an ETag, and answers 304 to whoever has it already. The tag is a weak one: the text is also sent
 * compressed.
 */
export function revalidated(): MiddlewareHandler {
  return etag({ weak: true });
}
