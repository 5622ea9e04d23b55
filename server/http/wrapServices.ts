import { Hono, type MiddlewareHandler } from 'hono';
import { timeout } from 'hono/timeout';
import type { Answer } from './answer.ts';
import { compressed } from './compressed.ts';
import { answerFailure, ServiceError } from './errors.ts';
import { logAnswer } from './log.ts';
import { answered, routeOf } from './measurements.ts';
import { REQUEST_ID_HEADER, requestIdOf } from './requestId.ts';
import type { ServiceEnv } from './serviceEnv.ts';

/** Options of the common answer handling. */
export interface WrapOptions {
  /** Seconds of Strict-Transport-Security (HSTS); left out when the product does not run on TLS. */
  tlsSeconds?: number;
  /** Timeout of an answer in milliseconds; half a minute by default. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;
/**
 * Uploads may take longer: ten megabytes take minutes on a slow connection. The server's own request timeout limits
 * them too.
 */
const UPLOADS = { path: '/customer/uploads/', timeoutMs: 300_000 };

/** For answers that are not shown as a page. */
const POLICY = "default-src 'none'; frame-ancestors 'none'";
/**
 * Pictures and maps may be shown by other sites, as in the preview of a shared link. Everything else only by this
 * product.
 */
const SHOWN_ANYWHERE = /^\/(images|maps)\//;

const abandoned = new WeakSet<Request>();

/** True when no caller waits for the answer any more: it timed out, or the connection was closed. */
export function isAbandoned(request: Request): boolean {
  return abandoned.has(request) || request.signal.aborted;
}

/** Answers 503 after the timeout. A caller that waits without end would retry and add to the load. */
const within = (timeoutMs: number): MiddlewareHandler<ServiceEnv> =>
  timeout(timeoutMs, ({ req }) => {
    abandoned.add(req.raw);
    return new ServiceError(503, 'This takes too long. Please try again.', { 'Retry-After': '5' });
  });

function protect(headers: Headers, path: string, tlsSeconds: number): void {
  // Stops a browser from guessing that an answer is a script or a page.
  headers.set('X-Content-Type-Options', 'nosniff');
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', POLICY);
  if (!headers.has('Cross-Origin-Resource-Policy')) {
    headers.set('Cross-Origin-Resource-Policy', SHOWN_ANYWHERE.test(path) ? 'cross-origin' : 'same-origin');
  }
  if (tlsSeconds > 0) headers.set('Strict-Transport-Security', `max-age=${tlsSeconds}`);
}

/**
 * Wraps all services with the common handling: errors in one shape, timeouts, security headers, the request id, the
 * log line and compression.
 */
export function wrapServices(
  answer: Answer,
  { tlsSeconds = 0, timeoutMs = TIMEOUT_MS }: WrapOptions = {},
): (request: Request, env?: object) => Promise<Response> {
  const app = new Hono<ServiceEnv>();
  app.onError(answerFailure);
  app.use(async (context, next) => {
    const start = performance.now();
    await next();
    const { headers, status } = context.res;
    protect(headers, context.req.path, tlsSeconds);
    const requestId = headers.get(REQUEST_ID_HEADER) ?? requestIdOf(context);
    headers.set(REQUEST_ID_HEADER, requestId);
    const milliseconds = Math.round(performance.now() - start);
    const { method, url, signal } = context.req.raw;
    logAnswer({ requestId, method, url, status, milliseconds, isAborted: signal.aborted });
    answered.publish({ method, route: routeOf(context.req.raw), status, milliseconds });
  });
  const [usual, ofUploads] = [within(timeoutMs), within(UPLOADS.timeoutMs)];
  app.use((context, next) => (context.req.path.startsWith(UPLOADS.path) ? ofUploads : usual)(context, next));
  app.all('*', ({ req, env }) => answer(req.raw, env as object)); // the server's env, passed on unchanged
  return async (request, env) => compressed(request, await app.fetch(request, env));
}
