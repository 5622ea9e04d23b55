import { Hono, type MiddlewareHandler } from 'hono';
import { timeout } from 'hono/timeout';
import type { Answer } from './answer.ts';
import { compressed } from './compressed.ts';
import { answerFailure, ServiceError } from './errors.ts';
import { tellAnswer } from './log.ts';
import { REQUEST_ID_HEADER, requestIdOf } from './requestId.ts';
import type { ServiceEnv } from './serviceEnv.ts';

/** What every answer has. */
export interface CompleteOptions {
  /** Seconds for which browsers ask by TLS alone; none where the product is not on TLS. */
  tlsSeconds?: number;
  /** Milliseconds after which an answer is given up; half a minute if left out. */
  patience?: number;
}

const PATIENCE = 30_000;
/** Ten megabytes of a document take minutes on a slow line; who listens bounds them too. */
const UPLOADS = { path: '/customer/uploads/', patience: 300_000 };

/** Of an answer that no page shows by itself. */
const POLICY = "default-src 'none'; frame-ancestors 'none'";
/** Pictures and maps may be shown anywhere, as a shared link's picture is; everything else only by this product. */
const SHOWN_ANYWHERE = /^\/(images|maps)\//;

const givenUp = new WeakSet<Request>();

/** Whether nobody waits for the answer any more: it took too long, or the caller has left. */
export function isGivenUp(request: Request): boolean {
  return givenUp.has(request) || request.signal.aborted;
}

/** Gives an answer up that does not come: a caller who waits for ever asks again and makes it worse. */
const within = (patience: number): MiddlewareHandler<ServiceEnv> =>
  timeout(patience, ({ req }) => {
    givenUp.add(req.raw);
    return new ServiceError(503, 'This takes too long. Please try again.', { 'Retry-After': '5' });
  });

function protect(headers: Headers, path: string, tlsSeconds: number): void {
  // Whatever an address answers, a browser must not guess it to be a script or a page.
  headers.set('X-Content-Type-Options', 'nosniff');
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', POLICY);
  if (!headers.has('Cross-Origin-Resource-Policy')) {
    headers.set('Cross-Origin-Resource-Policy', SHOWN_ANYWHERE.test(path) ? 'cross-origin' : 'same-origin');
  }
  if (tlsSeconds > 0) headers.set('Strict-Transport-Security', `max-age=${tlsSeconds}`);
}

/**
 * What every answer has, whichever service it is from: a failure that nobody foresaw has the shape of the others, and
 * what guards a browser is there.
 */
export function complete(
  answer: Answer,
  { tlsSeconds = 0, patience = PATIENCE }: CompleteOptions = {},
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
    tellAnswer({ requestId, method, url, status, milliseconds, isAborted: signal.aborted });
  });
  const [usual, ofUploads] = [within(patience), within(UPLOADS.patience)];
  app.use((context, next) => (context.req.path.startsWith(UPLOADS.path) ? ofUploads : usual)(context, next));
  app.all('*', ({ req, env }) => answer(req.raw, env as object)); // as it came from below
  return async (request, env) => compressed(request, await app.fetch(request, env));
}
