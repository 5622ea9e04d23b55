import { ServiceError } from './errors.ts';
import { measureLoopDelay } from './loopDelay.ts';
import { type RefusedCalls, refused } from './measurements.ts';

/** Limits above which visitors' reads are refused, so that the others are answered in time. */
export interface SheddingOptions {
  /** Maximum number of reads of visitors in progress while the event loop is quick; 20 by default. */
  maxRunning?: number;
  /** Milliseconds that an event waits for the event loop while this process is busy; measured by default. */
  loopDelayMs?: () => number;
}

/**
 * About a sixth of a second of work for one process (docs/scale.md). More requests would only wait, each longer than the
 * one before.
 */
const MAX_RUNNING = 20;
/**
 * Number of reads in progress that are accepted however late the event loop is. A visitor who opens a page with its map
 * has up to six of them by a browser's connections, two or three for the page itself, and those that continue after the
 * browser gave them up.
 */
const MIN_RUNNING = 16;
/**
 * Delay of the event loop in milliseconds up to which `maxRunning` counts. A refusal waits for the event loop too, and has
 * to leave within 100 ms.
 */
const QUICK_LOOP_MS = 30;

/**
 * Limits as multiples. Customers are refused last; their tokens are not verified at this point, because that is work too.
 * A map over HTTP/2 requests all its tiles at once, and most of them are in a cache.
 */
const FACTORS: Record<RefusedCalls, number> = { visitors: 1, bearers: 3, tiles: 3 };

/**
 * Services whose answers take work. Pictures and map images have queues of their own; files of the app, styles and icons of
 * the map are cheap.
 */
const COSTLY_SERVICES = /^\/(realty|maps\/(autocomplete|geocode|tiles|air))(\/|$)/;
const TILES = /^\/maps\/(tiles|air)\//;
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

function callsOf({ headers, url }: Request): RefusedCalls {
  if (TILES.test(new URL(url).pathname)) return 'tiles';
  return headers.has('Authorization') ? 'bearers' : 'visitors';
}

/**
 * Answers a request, or refuses it at once when more reads are in progress than the process can answer soon. In a
 * growing queue no caller would get an answer in time. The limit falls in proportion as the event loop gets later, to
 * `MIN_RUNNING`.
 * @returns a function that throws ServiceError 503 with Retry-After when it refuses the request
 */
export function shedding({
  maxRunning = MAX_RUNNING,
  loopDelayMs = measureLoopDelay(),
}: SheddingOptions = {}): (
  request: Request,
  answering: () => Response | Promise<Response>,
) => Promise<Response> {
  const running: Record<RefusedCalls, number> = { visitors: 0, bearers: 0, tiles: 0 };
  const limit = (): number => {
    const share = QUICK_LOOP_MS / Math.max(QUICK_LOOP_MS, loopDelayMs());
    return Math.max(Math.min(MIN_RUNNING, maxRunning), Math.floor(maxRunning * share));
  };
  return async (request, answering) => {
    if (!isSheddable(request)) return answering();
    const calls = callsOf(request);
    let isCounted = false;
    const begin = (): void => {
      if (isCounted) return;
      if (running[calls] >= limit() * FACTORS[calls]) {
        const isFull = running[calls] >= maxRunning * FACTORS[calls];
        refused.publish({ calls, reason: isFull ? 'number' : 'delay' });
        const message = 'Too many people are asking just now. Please try again.';
        throw new ServiceError(503, message, { 'Retry-After': '2' });
      }
      running[calls] += 1;
      isCounted = true;
    };
    if (request.method === 'POST') arrivals.set(request, begin);
    else begin();
    try {
      return await answering();
    } finally {
      if (isCounted) running[calls] -= 1;
    }
  };
}
