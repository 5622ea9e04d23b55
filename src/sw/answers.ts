/** Offline copies of answers about listings and places, each with the time at which it was fetched. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import type { StrategyHandler } from 'workbox-strategies';
import { PRIVATE_CACHE } from '#config/offline.ts';
import { NetworkOrCopy } from './networkOrCopy.ts';
import { limitCopies, runStrategy, storeStatuses } from './offlineCopies.ts';
import { findOfflineHomes, isHomesRequest } from './offlineListings.ts';
import { picturesLimit } from './pictures.ts';
import { realtyPath } from './realtyPath.ts';
import { endSession, isFromCustomer, onlyThisSession } from './session.ts';

const BOARD = 'board-id';

/** A listing's board is in a header, so the key of a copy adds it to the address. */
function keyOf(request: Request): string {
  const url = new URL(request.url);
  const board = request.headers.get(BOARD);
  if (board) url.searchParams.set(BOARD, board);
  return url.href;
}

const byBoard: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ request }) => keyOf(request) };

const onlyComplete = storeStatuses(200);

/** Kinds of answers with separate limits; the first match counts. */
const KINDS: readonly {
  name: string;
  entries: number;
  days: number;
  matches(path: string, url: URL): boolean;
}[] = [
  // Saved homes.
  { name: 'hp-homes', entries: 30, days: 30, matches: isHomesRequest },
  // Each move of the map fetches another view.
  {
    name: 'hp-views',
    entries: 60,
    days: 7,
    matches: (path, { searchParams }) =>
      (path === '/listings' || path === '/amenities') && searchParams.has('map'),
  },
  { name: 'hp-searches', entries: 60, days: 7, matches: (path) => path === '/listings' },
  // A listing has up to four answers.
  { name: 'hp-listings', entries: 400, days: 7, matches: (path) => path.startsWith('/listings/') },
  { name: 'hp-lookups', entries: 100, days: 30, matches: () => true },
];

/** Caches of answers that visitors may see. */
const publicNames = KINDS.map(({ name }) => name);

/** Looks for a customer's copy first: it exists only during the session, and matches more data. */
class CustomerFirst extends NetworkOrCopy {
  protected override async copyOf(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    const isOwn = (await caches.has(PRIVATE_CACHE)) && (await isFromCustomer(request));
    const own = isOwn ? await (await caches.open(PRIVATE_CACHE)).match(keyOf(request)) : undefined;
    const same = own ?? (await handler.cacheMatch(request));
    const url = new URL(request.url);
    if (same || !isHomesRequest(realtyPath(url) ?? '', url)) return same;
    return findOfflineHomes(url, isOwn ? [PRIVATE_CACHE, ...publicNames] : publicNames);
  }
}

const privateLimit = limitCopies(200, 7);

/**
 * The worker always revalidates. Otherwise the browser's own cache would answer without a connection and without a
 * date.
 */
const fetchOptions: RequestInit = { cache: 'no-cache' };

const kinds = KINDS.map(({ name, entries, days, matches }) => ({
  matches,
  publicAnswers: new CustomerFirst({
    cacheName: name,
    fetchOptions,
    plugins: [byBoard, onlyComplete, limitCopies(entries, days).plugin],
  }),
}));

const privateAnswers = new CustomerFirst({
  cacheName: PRIVATE_CACHE,
  fetchOptions,
  plugins: [byBoard, onlyComplete, onlyThisSession, privateLimit.plugin],
});

/** Removes the answers to a customer, and all pictures: some may be of listings that visitors do not see. */
export async function removePrivate(): Promise<void> {
  endSession();
  await Promise.all([privateLimit.removeAll(), picturesLimit.removeAll()]);
}

/** The list of all places is large, and the page stores it itself. */
const isWholeList = (path: string, url: URL): boolean =>
  path === '/locations' && !url.searchParams.has('search');

/** Handles reads of the realty service. Requests that change data go to the network only. */
export function serveAnswers(): void {
  registerRoute(
    ({ request, url }) => {
      const path = realtyPath(url);
      // A draft is never stored (src/app/preview).
      if (request.headers.get('authorization')?.startsWith('Preview ')) return false;
      return path !== undefined && !isWholeList(path, url);
    },
    ({ event, request, url }) => {
      const path = realtyPath(url) ?? '';
      if (request.headers.has('authorization')) return runStrategy(privateAnswers, { event, request });
      const kind = kinds.find(({ matches }) => matches(path, url));
      return kind ? runStrategy(kind.publicAnswers, { event, request }) : fetch(request);
    },
  );
}
