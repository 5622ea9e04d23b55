import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datedFrom } from '#demo/listings/datedFrom.ts';
import type { GeneratedListing } from '#demo/types.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { makeHomeSearch } from '#server/realty/homeSearch.ts';
import { makeRealty } from '#server/realty/makeRealty.ts';
import type { Store } from '#server/store/store.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_CITIES, SMALL_DATASET_NEIGHBOURHOODS } from '#tests/support/services/smallDataset.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import type { WireListing, WireListingsPage } from '../../../src/api/realty/contract.ts';

const dayOfDate = (date: string): number => Date.parse(`${date}T00:00:00Z`) / MILLISECONDS_A_DAY;
const dateOfDay = (day: number): string => new Date(day * MILLISECONDS_A_DAY).toISOString().slice(0, 10);

interface Dates {
  list: string;
  sold?: string;
  terminated?: string;
  expiry?: string;
}

/** A board's listings by their MLS numbers. */
const BOARD: Record<string, Dates> = {
  B1: { list: '2026-11-21' },
  B2: { list: '2026-11-20', expiry: '2026-11-30' },
  B3: { list: '2026-10-22' },
  B4: { list: '2025-12-31' },
  B5: { list: '2024-02-28' },
  B6: { list: '2026-08-01', sold: '2026-11-20' },
  B7: { list: '2026-10-01', sold: '2026-10-22' },
  B8: { list: '2024-02-01', sold: '2024-02-29' },
  B9: { list: '2026-09-01', terminated: '2026-11-01' },
};

/** An afternoon, a midnight in summer and in winter time, the end of a year, and days long after. */
const MOMENTS = [
  '2026-11-21T20:00:00Z',
  '2026-11-22T04:59:59Z',
  '2026-11-22T05:00:00Z',
  '2026-11-23T12:00:00Z',
  '2026-12-31T23:00:00Z',
  '2027-03-15T04:00:00Z',
  '2028-02-29T17:00:00Z',
];

const inToronto = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', dateStyle: 'short' });

function boardListing(mlsNumber: string, { list, sold, terminated, expiry }: Dates): GeneratedListing {
  const ended = sold ?? terminated;
  return createMockGeneratedListing({
    mlsNumber,
    ...(ended ? { status: 'U', lastStatus: sold ? 'Sld' : 'Ter' } : {}),
    soldPrice: sold ? 900_000 : null,
    listDay: dayOfDate(list),
    soldDay: sold ? dayOfDate(sold) : null,
    updatedDay: dayOfDate(ended ?? list),
    expiryDay: dayOfDate(expiry ?? '2030-01-01'),
    terminatedDay: terminated ? dayOfDate(terminated) : null,
  });
}

/** Counted by the calendar: from the listing date to the sale, the termination, the expiry or today. */
function daysOnMarket({ list, sold, terminated, expiry = '2030-01-01' }: Dates, today: string): number {
  const end = sold ?? terminated ?? (expiry < today ? expiry : today);
  return Math.max(0, dayOfDate(end) - dayOfDate(list));
}

const numbersWhere = (test: (dates: Dates) => boolean): string[] =>
  Object.keys(BOARD).filter((number) => test(BOARD[number] ?? { list: '' }));

describe.each(storeDialects())("a board's listings on $name", (dialect) => {
  let store: Store;

  beforeAll(async () => {
    store = await dialect.open();
    await store.loadListings({
      listings: datedFrom(
        0,
        Object.entries(BOARD).map(([number, dates]) => boardListing(number, dates)),
      ),
      places: { cities: SMALL_DATASET_CITIES, neighbourhoods: SMALL_DATASET_NEIGHBOURHOODS },
      total: 9,
      source: 'board',
      datesMadeFor: null,
      seed: 0,
      generator: '',
    });
  }, 60_000);

  afterAll(async () => {
    await store.close();
    await dialect.end();
  });

  describe.each(MOMENTS)('at %s, unchanged since they were stored', (moment) => {
    const clock = { now: () => new Date(moment) };
    const today = inToronto.format(clock.now());
    const daysAgo = (days: number): string => dateOfDay(dayOfDate(today) - days);

    async function listings(query: string): Promise<WireListing[]> {
      const realty = makeRealty({ store, clock, sessionOf: async () => CUSTOMER, limits: [] });
      const answer = await realty.fetch(new Request(`http://localhost/realty/listings?${query}`));
      return ((await answer.json()) as WireListingsPage).listings; // the service's own form
    }
    const numbers = async (query: string) => (await listings(query)).map(({ mlsNumber }) => mlsNumber).sort();

    it('have the dates and days on the market of the calendar, none of them in the future', async () => {
      const found = await listings('status=A&status=U');
      expect(found).toHaveLength(9);
      for (const { mlsNumber, daysOnMarket: days, listDate, soldDate } of found) {
        const dates = BOARD[mlsNumber] ?? { list: '' };
        if (dates.list > today) continue;
        expect(days, mlsNumber).toBe(daysOnMarket(dates, today));
        expect(listDate?.slice(0, 10), mlsNumber).toBe(dates.list);
        expect(soldDate?.slice(0, 10), mlsNumber).toBe(dates.sold);
        expect(Date.parse(listDate ?? ''), mlsNumber).toBeLessThanOrEqual(clock.now().getTime());
      }
    });

    it.each([1, 7, 30, 90, 365])('are found by the last %d days', async (days) => {
      const since = daysAgo(days);
      expect(await numbers(`minListDate=${since}`)).toEqual(
        numbersWhere(({ list, sold, terminated }) => !sold && !terminated && list >= since),
      );
      expect(await numbers(`status=U&minSoldDate=${since}`)).toEqual(
        numbersWhere(({ sold }) => sold !== undefined && sold >= since),
      );
    });

    it('are new since a day if their date is later', async () => {
      const homeSearch = makeHomeSearch({ store, clock });
      const since = '2026-10-21';
      const { count, mark } = await homeSearch.newSince(
        { status: ['A'] },
        { day: dayOfDate(since), seen: 1_000 },
        { hidden: [] },
      );
      const isNew = ({ list, sold, terminated }: Dates) => !sold && !terminated && list > since;
      expect(count).toBe(numbersWhere(isNew).length);
      expect(mark.day).toBe(dayOfDate(today));
    });
  });
});
