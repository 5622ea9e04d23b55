import { expect, onTestFinished, test } from 'vitest';
import { openFeed } from '#server/upstream/feed/openFeed.ts';
import { makeFeedHomeSearch } from '#server/upstream/feedHomeSearch.ts';
import { startFakeFeed } from '#tests/support/upstream/fakeFeed.ts';
import pageTwo from '#tests/support/upstream/listings-version-2.json';

const OPEN = { displayAddressOnInternet: 'Y', displayPublic: 'Y', displayInternetEntireListing: 'Y' };
const HIDDEN = { ...OPEN, displayPublic: 'N' };
const [home] = pageTwo.listings;
/** 22 November 2026, as days since 1970-01-01. */
const TODAY = 20_779;
const FIVE = { hidden: [], limit: 5 };

async function openSearch(countOn: (query: URLSearchParams) => number) {
  const feed = await startFakeFeed();
  onTestFinished(() => feed.close());
  const clock = { now: () => new Date('2026-11-22T17:00:00Z') };
  const log = () => undefined;
  const liveFeed = openFeed({ url: feed.url, key: 'key', callsAMinute: 100, clock, log });
  feed.answers.set('/listings', (query: URLSearchParams) => ({
    count: countOn(query),
    listings: [
      { ...home, mlsNumber: 'W1', permissions: OPEN },
      { ...home, mlsNumber: 'W2', permissions: HIDDEN },
    ],
  }));
  return { feed, search: makeFeedHomeSearch({ feed: liveFeed, clock }) };
}

test('new homes since a mark are counted by day, and only open homes are named', async () => {
  const perDay = new Map([
    ['2026-11-20..2026-11-20', 5],
    ['2026-11-21..2026-11-21', 2],
    ['2026-11-22..2026-11-22', 1],
  ]);
  const { feed, search } = await openSearch(
    (query) => perDay.get(`${query.get('minListDate')}..${query.get('maxListDate')}`) ?? 0,
  );
  expect(await search.markOf({ city: 'Toronto' })).toEqual({ day: TODAY, seen: 1 });
  const found = await search.newSince({ city: 'Toronto' }, { day: TODAY - 2, seen: 3 }, FIVE);
  expect(found).toMatchObject({ count: 5, mark: { day: TODAY, seen: 1 } });
  expect(found.first.map(({ mlsNumber }) => mlsNumber)).toEqual(['W1']);
  expect(feed.calls.at(-1)?.query.get('displayPublic')).toBe('Y');
  expect(feed.calls.at(-1)?.query.get('minListDate')).toBe('2026-11-21');
  const tomorrow = await search.newSince({ city: 'Toronto' }, { day: TODAY + 1, seen: 0 }, FIVE);
  expect(tomorrow).toMatchObject({ count: 0, first: [] });
});

test('a customer’s hidden homes are neither counted nor named', async () => {
  const { feed, search } = await openSearch(() => 3);
  feed.answers.set('/listings', (query: URLSearchParams) => {
    const homes = ['W1', 'W2', 'W3'].map((mlsNumber) => ({ ...home, mlsNumber, permissions: OPEN }));
    const numbers = query.getAll('mlsNumber');
    const listings = numbers.length > 0 ? homes.filter((one) => numbers.includes(one.mlsNumber)) : homes;
    return { count: listings.length, listings };
  });
  const since = { day: TODAY, seen: 0 };
  const hidden = [{ board: home?.boardId ?? 0, mls: 'W1' }];
  const found = await search.newSince({ city: 'Toronto' }, since, { hidden, limit: 5 });
  expect(found).toMatchObject({ count: 2, mark: { day: TODAY, seen: 3 } });
  expect(found.first.map(({ mlsNumber }) => mlsNumber)).toEqual(['W2', 'W3']);
  const ofOtherBoard = [{ board: 77, mls: 'W1' }];
  expect((await search.newSince({}, since, { hidden: ofOtherBoard })).count).toBe(3);
});

test('sold homes are counted by the day of sale, within the days of the search', async () => {
  const { feed, search } = await openSearch(() => 1);
  const sold = { status: ['U'], minSoldDate: '2026-11-22' };
  expect((await search.newSince(sold, { day: TODAY - 1, seen: 0 }, { hidden: [] })).count).toBe(1);
  expect(feed.calls.map(({ query }) => query.get('minSoldDate'))).toEqual(['2026-11-22']);
  expect(feed.calls.every(({ query }) => !query.has('minListDate'))).toBe(true);
});

test('watched homes are asked for by their numbers in one call, with what visitors may see of each', async () => {
  const { feed, search } = await openSearch(() => 2);
  const homes = await search.homesNow(['W1', 'W2']);
  expect(homes).toMatchObject([
    { mlsNumber: 'W1', isOpen: true, isActive: home?.status === 'A', lastStatus: home?.lastStatus },
    { mlsNumber: 'W2', isOpen: false },
  ]);
  expect(homes[0]?.price).toBe(Number(home?.listPrice));
  expect(feed.calls).toHaveLength(1);
  expect(feed.calls[0]?.query.getAll('mlsNumber')).toEqual(['W1', 'W2']);
});
