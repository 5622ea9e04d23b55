/** Answers about listings and places: kept for who has no connection, each marked with when it was fetched. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import type { StrategyHandler } from 'workbox-strategies';
import { PRIVATE_CACHE } from '#config/offline.ts';
import { answerBy, limitedTo, only } from './keeping.ts';
import { asksForHomes, findHomes } from './keptHomes.ts';
import { NetworkOrKept } from './networkOrKept.ts';
import { picturesLimit } from './pictures.ts';
import { realtyPath } from './realtyPath.ts';
import { endSession, isCustomers, ofThisSession } from './session.ts';

const BOARD = 'board-id';

/** A listing's board is named by a header (L7): what is kept needs it in the address. */
function keyOf(request: Request): string {
  const url = new URL(request.url);
  const board = request.headers.get(BOARD);
  if (board) url.searchParams.set(BOARD, board);
  return url.href;
}

const byBoard: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ request }) => keyOf(request) };

const whole = only(200);

/** Kinds of answers that do not push each other out; the first that fits counts. */
const SHELVES: readonly {
  name: string;
  entries: number;
  days: number;
  holds(path: string, url: URL): boolean;
}[] = [
  // Saved homes.
  { name: 'hp-homes', entries: 30, days: 30, holds: asksForHomes },
  // Each move of the map asks for another view.
  {
    name: 'hp-views',
    entries: 60,
    days: 7,
    holds: (path, { searchParams }) => path === '/listings' && searchParams.has('map'),
  },
  { name: 'hp-searches', entries: 60, days: 7, holds: (path) => path === '/listings' },
  // A listing has up to four answers.
  { name: 'hp-listings', entries: 400, days: 7, holds: (path) => path.startsWith('/listings/') },
  { name: 'hp-lookups', entries: 100, days: 30, holds: () => true },
];

/** Where answers lie that visitors may see. */
const publicNames = SHELVES.map(({ name }) => name);

/** What is kept for a customer comes first: it is there only as long as they are signed in, and says more. */
class CustomerFirst extends NetworkOrKept {
  protected override async kept(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    const isOwn = (await caches.has(PRIVATE_CACHE)) && (await isCustomers(request));
    const own = isOwn ? await (await caches.open(PRIVATE_CACHE)).match(keyOf(request)) : undefined;
    const same = own ?? (await handler.cacheMatch(request));
    const url = new URL(request.url);
    if (same || !asksForHomes(realtyPath(url) ?? '', url)) return same;
    return findHomes(url, isOwn ? [PRIVATE_CACHE, ...publicNames] : publicNames);
  }
}

const privateLimit = limitedTo(200, 7);

/**
 * Answers may stay in the browser's own cache for a while, which would give them without a line and without a date: the
 * worker always asks whether they still hold.
 */
const fetchOptions: RequestInit = { cache: 'no-cache' };

const shelves = SHELVES.map(({ name, entries, days, holds }) => ({
  holds,
  publicAnswers: new CustomerFirst({
    cacheName: name,
    fetchOptions,
    plugins: [byBoard, whole, limitedTo(entries, days).plugin],
  }),
}));

const privateAnswers = new CustomerFirst({
  cacheName: PRIVATE_CACHE,
  fetchOptions,
  plugins: [byBoard, whole, ofThisSession, privateLimit.plugin],
});

/** Forgets what was answered to a customer, with the pictures: some may be of listings that visitors do not see. */
export async function forgetPrivate(): Promise<void> {
  endSession();
  await Promise.all([privateLimit.forget(), picturesLimit.forget()]);
}

/** The list of every place is large, and the page keeps it itself (L7). */
const isWholeList = (path: string, url: URL): boolean =>
  path === '/locations' && !url.searchParams.has('search');

/** Answers for the realty service's reads; everything that changes something is the network's alone. */
export function serveAnswers(): void {
  registerRoute(
    ({ url }) => {
      const path = realtyPath(url);
      return path !== undefined && !isWholeList(path, url);
    },
    ({ event, request, url }) => {
      const path = realtyPath(url) ?? '';
      if (request.headers.has('authorization')) return answerBy(privateAnswers, { event, request });
      const shelf = shelves.find(({ holds }) => holds(path, url));
      return shelf ? answerBy(shelf.publicAnswers, { event, request }) : fetch(request);
    },
  );
}
