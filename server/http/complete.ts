import type { WireError } from '../../src/api/realty/contract.ts';
import { compressed } from './compressed.ts';
import { ServiceError, unforeseen } from './errors.ts';
import { tellAnswer } from './log.ts';
import { acceptedRequestId, REQUEST_ID_HEADER } from './requestId.ts';

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

/** A failure in the one shape. */
export function failed(
  request: Request,
  status: number,
  message: string,
  headers: Record<string, string> = {},
  requestId = acceptedRequestId(request.headers.get(REQUEST_ID_HEADER)),
): Response {
  const body: WireError = { message, requestId };
  return Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', [REQUEST_ID_HEADER]: requestId, ...headers },
  });
}

const givenUp = new WeakSet<Request>();

/** Whether nobody waits for the answer any more: it took too long, or the caller has left. */
export function isGivenUp(request: Request): boolean {
  return givenUp.has(request) || request.signal.aborted;
}

/** The answer, or that there is none in time: a caller who waits for ever asks again and makes it worse. */
async function inTime(
  request: Request,
  answering: () => Response | Promise<Response>,
  patience: number,
): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => {
      givenUp.add(request);
      resolve(failed(request, 503, 'This takes too long. Please try again.', { 'Retry-After': '5' }));
    }, patience);
  });
  try {
    return await Promise.race([answering(), late]);
  } catch (failure) {
    const requestId = acceptedRequestId(request.headers.get(REQUEST_ID_HEADER));
    const { status, message, headers } =
      failure instanceof ServiceError ? failure : unforeseen(failure, requestId);
    return failed(request, status, message, headers, requestId);
  } finally {
    clearTimeout(timer);
  }
}

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
export async function complete(
  request: Request,
  answering: () => Response | Promise<Response>,
  { tlsSeconds = 0, patience = PATIENCE }: CompleteOptions = {},
): Promise<Response> {
  const start = performance.now();
  const { pathname } = new URL(request.url);
  const isUpload = pathname.startsWith(UPLOADS.path);
  const answer = await inTime(request, answering, isUpload ? UPLOADS.patience : patience);
  const { headers, status } = answer;
  protect(headers, pathname, tlsSeconds);
  const requestId =
    headers.get(REQUEST_ID_HEADER) ?? acceptedRequestId(request.headers.get(REQUEST_ID_HEADER));
  headers.set(REQUEST_ID_HEADER, requestId);
  const milliseconds = Math.round(performance.now() - start);
  const { method, url, signal } = request;
  tellAnswer({ requestId, method, url, status, milliseconds, isAborted: signal.aborted });
  return compressed(request, answer);
}
