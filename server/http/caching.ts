/** Cache headers of answers, for browsers and for caches in front of the services (docs/decisions/020). */
import type { Context, MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

/** The callers that an answer is meant for. Places are the same for everybody, listings are not. */
export type Audience = 'visitor' | 'customer' | 'everybody';

/** Places change only with the data. Counts may be this old. */
const FOR_EVERYBODY = 'public, max-age=300';
/** A price may be half a minute old, and one more half minute while a newer answer is fetched. */
const FOR_VISITORS = 'public, max-age=30, stale-while-revalidate=60';
/** After sign-out no copy remains, neither in this browser nor in a cache on the way. */
const FOR_ONE = 'private, no-store';

/** Request headers that decide the answer. Accept-Encoding is listed also for answers without a body. */
const VARY = 'Accept-Encoding';
const VARY_BY_VIEWER = 'Authorization, board-id, Accept-Encoding';

/**
 * Sets Cache-Control and Vary. Only what a visitor reads without a bearer token may stay in a shared cache. A request
 * with a rejected token counts as private too: the same token may be accepted a moment later.
 */
export function setCacheHeaders(context: Context, audience: Audience): void {
  const { method } = context.req;
  const isRead = method === 'GET' || method === 'HEAD';
  const isAnonymous = audience === 'visitor' && context.req.header('Authorization') === undefined;
  const directives = audience === 'everybody' ? FOR_EVERYBODY : isAnonymous ? FOR_VISITORS : FOR_ONE;
  context.header('Cache-Control', isRead ? directives : FOR_ONE);
  context.header('Vary', audience === 'everybody' ? VARY : VARY_BY_VIEWER);
}

/**
 * Adds an ETag to answers of reads, and answers 304 when the caller has that version. The tag is weak, because the
 * text is also sent compressed.
 */
export function withETag(): MiddlewareHandler {
  return etag({ weak: true });
}

/** True if the caller has a version of the answer, by the header If-None-Match. */
export function hasVersion(context: Context, etag: string): boolean {
  const tags = (context.req.header('If-None-Match') ?? '').split(',');
  return tags.map((tag) => tag.trim().replace(/^W\//, '')).some((tag) => tag === etag || tag === '*');
}
