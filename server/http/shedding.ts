import { ServiceError } from './errors.ts';

/** How much is begun before visitors' reads are refused. */
export interface SheddingOptions {
  /** Visitors' reads under way at a time; 40 if left out. */
  most?: number;
}

/** What a process works on for about a quarter of a second; more would only wait, each longer than the one before. */
const MOST_UNDER_WAY = 40;

/**
 * As many times more is begun of callers who say that they are signed in: they are refused last. Whether they are is known
 * only once their token was checked, which is work too.
 */
const FOR_BEARERS = 3;

/** Services whose answers take work. Pictures and map pictures have queues of their own, and files of the app are cheap. */
const WORKING = /^\/(realty|maps(?!\/static))\//;
/** Leads, below the listing service's own path. */
const LEADS = '/realty/contact';
/** Reads by their nature, beside GET and HEAD. */
const POSTED_SEARCH = /^\/realty\/listings(\/[\w-]+)?$/;

/** Whether a request may be refused: what is only read. No lead, account or health check is. */
export function isSheddable({ method, url }: Request): boolean {
  const { pathname } = new URL(url);
  if (!WORKING.test(pathname) || pathname === LEADS) return false;
  return method === 'GET' || method === 'HEAD' || POSTED_SEARCH.test(pathname);
}

const arrivals = new WeakMap<Request, () => void>();

/**
 * To be called once a request's body is there: work on it begins then, and only then it counts as under way. A caller who
 * sends a body slowly holds up no other.
 * @throws ServiceError 503 where it is refused
 */
export function bodyArrived(request: Request): void {
  arrivals.get(request)?.();
}

/**
 * Answers a request, or refuses it at once where as many reads are under way as the process can answer soon: a queue that
 * grows answers nobody in time.
 * @returns a function that throws ServiceError 503 with Retry-After where it refuses the request
 */
export function shedding({
  most = MOST_UNDER_WAY,
}: SheddingOptions = {}): (
  request: Request,
  answering: () => Response | Promise<Response>,
) => Promise<Response> {
  const underWay = { visitors: 0, bearers: 0 };
  return async (request, answering) => {
    if (!isSheddable(request)) return answering();
    const who = request.headers.has('Authorization') ? 'bearers' : 'visitors';
    let isCounted = false;
    const begin = (): void => {
      if (isCounted) return;
      if (underWay[who] >= (who === 'bearers' ? most * FOR_BEARERS : most)) {
        const message = 'Too many people are asking just now. Please try again.';
        throw new ServiceError(503, message, { 'Retry-After': '2' });
      }
      underWay[who] += 1;
      isCounted = true;
    };
    if (request.method === 'POST') arrivals.set(request, begin);
    else begin();
    try {
      return await answering();
    } finally {
      if (isCounted) underWay[who] -= 1;
    }
  };
}
