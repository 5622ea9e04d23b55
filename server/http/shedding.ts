import { ServiceError } from './errors.ts';

/** Limits of the work in progress, above which visitors' reads are refused. */
export interface SheddingOptions {
  /** Maximum number of reads of visitors in progress; 40 by default. */
  maxRunning?: number;
}

/**
 * About a quarter of a second of work for one process. More requests would only wait, each longer than the one
 * before.
 */
const MAX_RUNNING = 40;

/**
 * Limit for requests with a bearer token, as a multiple, so that customers are refused last. The token is not
 * verified at this point, because that is work too.
 */
const BEARER_FACTOR = 3;

/**
 * Services whose answers take work. Pictures and map images have queues of their own, and files of the app are cheap.
 */
const COSTLY_SERVICES = /^\/(realty|maps(?!\/static))\//;
/** Path of the leads, which is below the listing service's path. */
const LEADS = '/realty/contact';
/** Reads that are sent by POST. */
const POSTED_SEARCH = /^\/realty\/listings(\/[\w-]+)?$/;

/** True for requests that may be refused: reads only. Leads, account calls and health checks are always answered. */
export function isSheddable({ method, url }: Request): boolean {
  const { pathname } = new URL(url);
  if (!COSTLY_SERVICES.test(pathname) || pathname === LEADS) return false;
  return method === 'GET' || method === 'HEAD' || POSTED_SEARCH.test(pathname);
}

const arrivals = new WeakMap<Request, () => void>();

/**
 * Call this when a request's body has arrived: only then its work begins and it counts as in progress. A caller that
 * sends a body slowly does not hold up others.
 * @throws ServiceError 503 when the request is refused
 */
export function bodyArrived(request: Request): void {
  arrivals.get(request)?.();
}

/**
 * Answers a request, or refuses it at once when more reads are in progress than the process can answer soon. In a
 * growing queue no caller would get an answer in time.
 * @returns a function that throws ServiceError 503 with Retry-After when it refuses the request
 */
export function shedding({
  maxRunning = MAX_RUNNING,
}: SheddingOptions = {}): (
  request: Request,
  answering: () => Response | Promise<Response>,
) => Promise<Response> {
  const running = { visitors: 0, bearers: 0 };
  return async (request, answering) => {
    if (!isSheddable(request)) return answering();
    const who = request.headers.has('Authorization') ? 'bearers' : 'visitors';
    let isCounted = false;
    const begin = (): void => {
      if (isCounted) return;
      if (running[who] >= (who === 'bearers' ? maxRunning * BEARER_FACTOR : maxRunning)) {
        const message = 'Too many people are asking just now. Please try again.';
        throw new ServiceError(503, message, { 'Retry-After': '2' });
      }
      running[who] += 1;
      isCounted = true;
    };
    if (request.method === 'POST') arrivals.set(request, begin);
    else begin();
    try {
      return await answering();
    } finally {
      if (isCounted) running[who] -= 1;
    }
  };
}
