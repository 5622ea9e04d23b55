import type { Context, MiddlewareHandler } from 'hono';
import type { ServiceEnv } from './serviceEnv.ts';

/** Name of the header that carries the id both ways. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

const ACCEPTED = /^[\w.:-]{1,100}$/;

/**
 * Id of the request: the caller's X-Request-Id if it is well formed, else a new one. It is made once per request,
 * even if the middleware is mounted several times.
 */
export function requestIdOf(context: Context<ServiceEnv>): string {
  const known = context.get('requestId');
  if (known) return known;
  const sent = context.req.header(REQUEST_ID_HEADER);
  const id = sent && ACCEPTED.test(sent) ? sent : crypto.randomUUID();
  context.set('requestId', id);
  return id;
}

/** Puts the id on the context (`requestId`) and on the answer. */
export function requestIds(): MiddlewareHandler<ServiceEnv> {
  return async (context, next) => {
    const id = requestIdOf(context);
    await next();
    context.res.headers.set(REQUEST_ID_HEADER, id);
  };
}
