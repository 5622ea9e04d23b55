import { monitorEventLoopDelay } from 'node:perf_hooks';
import { ServiceError } from './errors.ts';

/** Limits above which visitors' reads are refused, so that the others are answered in time. */
export interface SheddingOptions {
  /** Maximum number of reads of visitors in progress while the event loop is quick; 20 by default. */
  maxRunning?: number;
  /** Milliseconds that an event waits for the event loop; measured by default. */
  loopDelayMs?: () => number;
}

/**
 * About a sixth of a second of work for one process (docs/scale.md). More requests would only wait, each longer than the
 * one before.
 */
const MAX_RUNNING = 20;
/** Number of reads in progress that are accepted however late the event loop is: those of one page with its map. */
const MIN_RUNNING = 10;
/**
 * Delay of the event loop in milliseconds up to which `maxRunning` counts. A refusal waits for the event loop too, and has
 * to leave within 100 ms.
 */
const QUICK_LOOP_MS = 30;

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

/** Milliseconds between two readings of the event loop's delay, and between two samples of it. */
const READING_MS = 200;
const SAMPLE_MS = 10;

/** Measures the time that an event waits for the event loop on average, over the last fifth of a second. */
function measureLoopDelay(): () => number {
  const gaps = monitorEventLoopDelay({ resolution: SAMPLE_MS });
  gaps.enable();
  let [delay, readAt] = [0, performance.now()];
  return () => {
    if (performance.now() - readAt >= READING_MS && gaps.count > 0) {
      // An event falls into a long gap between two samples more often than into a short one, and waits half of it.
      const [mean, deviation] = [gaps.mean, gaps.stddev];
      delay = Math.max(0, (mean ** 2 + deviation ** 2) / (2 * mean) / 1e6 - SAMPLE_MS / 2);
      gaps.reset();
      readAt = performance.now();
    }
    return delay;
  };
}

/**
 * Answers a request, or refuses it at once when more reads are in progress than the process can answer soon. In a
 * growing queue no caller would get an answer in time. The limit falls as the event loop gets later: with twice the quick
 * delay it is half as high.
 * @returns a function that throws ServiceError 503 with Retry-After when it refuses the request
 */
export function shedding({
  maxRunning = MAX_RUNNING,
  loopDelayMs = measureLoopDelay(),
}: SheddingOptions = {}): (
  request: Request,
  answering: () => Response | Promise<Response>,
) => Promise<Response> {
  const running = { visitors: 0, bearers: 0 };
  const limit = (): number => {
    const share = QUICK_LOOP_MS / Math.max(QUICK_LOOP_MS, loopDelayMs());
    return Math.max(Math.min(MIN_RUNNING, maxRunning), Math.floor(maxRunning * share));
  };
  return async (request, answering) => {
    if (!isSheddable(request)) return answering();
    const who = request.headers.has('Authorization') ? 'bearers' : 'visitors';
    let isCounted = false;
    const begin = (): void => {
      if (isCounted) return;
      if (running[who] >= (who === 'bearers' ? limit() * BEARER_FACTOR : limit())) {
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
