import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { network } from '#tests/support/page/network.ts';
import { warmUpOfflineCopies } from './warmUpOfflineCopies.ts';

const LISTING = '/realty/listings/C1000001';

/** Files that the page has loaded before. */
const LOADED = [
  '/real-estate/assets/index-1.js',
  '/real-estate/assets/brand-1/buying-350.webp',
  '/images/home.webp?w=350',
  '/images/broken.webp?w=350',
  LISTING,
  `${LISTING}/similar?boardId=2`,
  '/realty/listings/C1000002',
  '/realty/listings/C1000003',
  '/realty/listings?type=count',
  '/realty/listings?city=Toronto',
  '/realty/locations',
  '/customer/user/saved-homes',
  '/maps/tiles/1/1/1?v=1',
];

/** Listings opened one after the other: the first on two boards, and one whose answer came with the list. */
const SHOWN = [
  { mlsNumber: 'C1000001', boardId: 2 },
  { mlsNumber: 'C1000001', boardId: 9 },
  { mlsNumber: 'C1000002', boardId: 3 },
];

let requests: string[];

function load(): void {
  requests = [];
  const entries = [...LOADED, LISTING].map((path) => ({ name: location.origin + path }) as PerformanceEntry); // the only field that is read
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
  window.history.replaceState(null, '', '/real-estate/detail/ON/Toronto/1-a-street/C1000001/2');
  network.use(
    http.all('*', ({ request: { method, url, headers } }) => {
      const { pathname, search } = new URL(url);
      requests.push([method, pathname + search, headers.get('board-id')].filter(Boolean).join(' '));
      return pathname.includes('broken') ? HttpResponse.error() : HttpResponse.json({});
    }),
  );
}

afterEach(() => window.history.replaceState(null, '', '/'));

test('code, pictures and a visitor’s listings are fetched once more, each with its own board', async () => {
  load();
  await warmUpOfflineCopies({
    isVisitor: true,
    shown: SHOWN,
    also: ['/real-estate/assets/brand-1/hero-1600.webp'],
  });
  expect(requests.toSorted()).toEqual(
    [
      'GET /real-estate/assets/index-1.js',
      'GET /images/home.webp?w=350',
      'GET /images/broken.webp?w=350',
      'GET /real-estate/assets/brand-1/buying-350.webp',
      'GET /real-estate/assets/brand-1/hero-1600.webp',
      `GET ${LISTING} 2`,
      `GET ${LISTING} 9`,
      `GET ${LISTING}/similar?boardId=2 2`,
      `GET ${LISTING}/similar?boardId=2 9`,
      'GET /realty/listings/C1000002 3',
      'GET /realty/listings?city=Toronto',
    ].toSorted(),
  );
});

test('a customer’s answers are not fetched without their token', async () => {
  load();
  await warmUpOfflineCopies({ isVisitor: false, shown: SHOWN, also: [] });
  expect(requests.filter((call) => call.includes('/realty/'))).toEqual([]);
});
