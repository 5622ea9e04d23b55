/** How much is begun before visitors' reads are refused. */
export interface SheddingOptions {
  /** Visitors' reads under way at a time; 40 if left out. */
  most?: number;
}

/** What a process works on for about a quarter of a second; more would only wait, each longer than the one before. */
const MOST_UNDER_WAY = 40;

/** Services whose answers take work. Pictures have a queue of their own, and files of the app are cheap. */
const WORKING = /^\/(realty|maps)\//;
/** Leads, below the listing service's own path. */
const LEADS = '/realty/contact';
/** Reads by their nature, beside GET and HEAD. */
const POSTED_SEARCH = /^\/realty\/listings(\/[\w-]+)?$/;

/** Whether a request may be refused first: what a visitor reads. Nobody's lead, account or health check is. */
export function isSheddable({ method, url, headers }: Request): boolean {
  const { pathname } = new URL(url);
  if (!WORKING.test(pathname) || pathname === LEADS || headers.has('Authorization')) return false;
  return method === 'GET' || method === 'HEAD' || POSTED_SEARCH.test(pathname);
}

/**
 * Answers a request, or refuses it at once where as many visitors' reads are under way as the process can answer soon:
 * a queue that grows answers nobody in time.
 * @returns undefined where the request is refused
 */
export function shedding({
  most = MOST_UNDER_WAY,
}: SheddingOptions = {}): (
  request: Request,
  answering: () => Response | Promise<Response>,
) => Response | Promise<Response> | undefined {
  let underWay = 0;
  const counted = async (answering: () => Response | Promise<Response>): Promise<Response> => {
    underWay += 1;
    try {
      return await answering();
    } finally {
      underWay -= 1;
    }
  };
  return (request, answering) => {
    if (!isSheddable(request)) return answering();
    return underWay < most ? counted(answering) : undefined;
  };
}
