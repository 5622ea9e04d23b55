import { describe, expect, it } from 'vitest';
import type { MarketTime } from './listing.ts';
import { endOf, eventsOf, homeHistory, RELISTING_GAP_DAYS } from './timeline.ts';

const time = (change: Partial<MarketTime> = {}): MarketTime => ({
  mlsNumber: 'C1',
  boardId: 2,
  type: 'sale',
  lastStatus: 'New',
  listPrice: 900_000,
  originalPrice: null,
  soldPrice: null,
  listDate: '2026-06-01T14:00:00Z',
  soldDate: null,
  updatedOn: '2026-06-20T14:00:00Z',
  expiryDate: '2026-09-01T14:00:00Z',
  terminatedDate: null,
  suspendedDate: null,
  unavailableDate: null,
  brokerageName: 'Example Realty Inc., Brokerage',
  ...change,
});
const listing = (change: Partial<MarketTime & { daysOnMarket: number | null }> = {}) => ({
  ...time({ mlsNumber: 'C9', listDate: '2026-11-09T14:00:00Z', ...change }),
  daysOnMarket: 12,
  ...change,
});
const eventRows = (of: MarketTime, before?: MarketTime) =>
  eventsOf(of, before).map(({ kind, date, price }) => [kind, date?.slice(0, 10) ?? null, price]);

describe('the events of one listing, newest first', () => {
  const listed = ['listed', '2026-06-01', 900_000];

  it.each<[string, Partial<MarketTime>, unknown[]]>([
    ['New', {}, []],
    ['Ext', {}, [['extended', '2026-06-20', null]]],
    ['Sc', { soldDate: '2026-07-01T14:00:00Z' }, [['soldConditional', '2026-07-01', null]]],
    ['Sce', {}, [['soldConditional', '2026-06-20', null]]],
    ['Sld', { soldDate: '2026-07-01T14:00:00Z', soldPrice: 910_000 }, [['sold', '2026-07-01', 910_000]]],
    ['Lc', {}, [['leasedConditional', '2026-06-20', null]]],
    ['Lce', {}, [['leasedConditional', '2026-06-20', null]]],
    ['Lsd', { soldPrice: 2500 }, [['leased', '2026-06-20', 2500]]],
    ['Exp', {}, [['expired', '2026-09-01', null]]],
    ['Sus', { suspendedDate: '2026-07-02T14:00:00Z' }, [['suspended', '2026-07-02', null]]],
    ['Ter', { terminatedDate: '2026-07-03T14:00:00Z' }, [['terminated', '2026-07-03', null]]],
    ['Dft', {}, [['fellThrough', '2026-06-20', null]]],
    ['Cs', {}, [['comingSoon', '2026-06-20', null]]],
  ])('%s', (lastStatus, change, last) => {
    expect(eventRows(time({ lastStatus, ...change }))).toEqual([...last, listed]);
  });

  it('shows an unknown status by its code, and a withheld one not at all', () => {
    expect(eventsOf(time({ lastStatus: 'Zzz' }))[0]).toMatchObject({ kind: 'other', code: 'Zzz' });
    expect(eventRows(time({ lastStatus: '' }))).toEqual([listed]);
    expect(eventRows(time({ lastStatus: 'constructor' }))[0]?.[0]).toBe('other');
  });

  it('dates a change of price if it is the last event', () => {
    const reduced = time({ lastStatus: 'Pc', originalPrice: 950_000 });
    expect(eventsOf(reduced)).toMatchObject([
      { kind: 'priceChanged', date: '2026-06-20T14:00:00Z', price: 900_000, change: -50_000 },
      { kind: 'listed', price: 950_000 },
    ]);
    expect(eventRows({ ...reduced, lastStatus: 'Exp' })).toEqual([
      ['expired', '2026-09-01', null],
      ['priceChanged', null, 900_000],
      ['listed', '2026-06-01', 950_000],
    ]);
    expect(eventsOf(time({ lastStatus: 'Pc' }))[0]).toMatchObject({ price: 900_000, change: null });
  });

  it('marks a returning home as relisted, and leaves unknown days empty', () => {
    const before = time({ mlsNumber: 'C0', listPrice: 950_000 });
    expect(eventsOf(time(), before)).toMatchObject([{ kind: 'relisted', price: 900_000, change: -50_000 }]);
    expect(eventsOf(time(), time({ mlsNumber: 'C0' }))).toMatchObject([{ kind: 'relisted', change: null }]);
    expect(eventRows(time({ listDate: null }))).toEqual([]);
    expect(endOf(time())).toBeNull();
    expect(endOf(time({ lastStatus: 'Zzz' }))).toBeNull();
    expect(endOf(time({ lastStatus: 'Sus' }))).toBe('2026-06-20T14:00:00Z');
  });
});

describe('the end of a listing', () => {
  const left = { unavailableDate: '2026-07-10T12:00:00Z', updatedOn: '2026-10-30T14:00:00Z' };

  it.each<[string, Partial<MarketTime>, string | null]>([
    ['Ter', {}, '2026-07-10'],
    ['Ter', { terminatedDate: '2026-07-09T14:00:00Z' }, '2026-07-09'],
    ['Sus', {}, '2026-07-10'],
    // The term of a listing may end after it left the market.
    ['Exp', { expiryDate: '2026-12-31T14:00:00Z' }, '2026-07-10'],
    ['Sld', {}, '2026-07-10'],
    ['Sld', { soldDate: '2026-07-01T14:00:00Z' }, '2026-07-01'],
    ['Pc', {}, '2026-07-10'],
    ['Dft', {}, '2026-07-10'],
    ['Dft', { unavailableDate: null }, null],
    ['New', { unavailableDate: null }, null],
    ['Ter', { unavailableDate: null }, '2026-10-30'],
  ])('%s with %j is %s', (lastStatus, change, expected) => {
    expect(endOf(time({ ...left, lastStatus, ...change }))?.slice(0, 10) ?? null).toBe(expected);
  });

  it('is not the last update, which may be months later than the next listing', () => {
    const before = time({ lastStatus: 'Ter', ...left });
    const { times } = homeHistory(listing({ listDate: '2026-07-20T14:00:00Z' }), [before]);
    expect(times.map(({ days }) => days)).toEqual([12, 39]);
    expect(endOf(before)).toBe(left.unavailableDate);
  });
});

describe('days on the market across relistings', () => {
  const expired = time({
    mlsNumber: 'C8',
    lastStatus: 'Exp',
    listDate: '2026-08-01T14:00:00Z',
    expiryDate: '2026-10-20T14:00:00Z',
  });
  const terminated = time({
    mlsNumber: 'C7',
    lastStatus: 'Ter',
    listDate: '2026-07-01T14:00:00Z',
    terminatedDate: '2026-07-31T14:00:00Z',
  });

  it('adds the days of consecutive listings, without the days between them', () => {
    const { times, stretch } = homeHistory(listing(), [terminated, expired]);
    expect(stretch).toEqual({ days: 12 + 80 + 30, listings: 3 });
    expect(times.map(({ time: { mlsNumber }, relisted, days }) => [mlsNumber, relisted, days])).toEqual([
      ['C9', true, 12],
      ['C8', true, 80],
      ['C7', false, 30],
    ]);
  });

  it.each([
    [RELISTING_GAP_DAYS, { days: 92, listings: 2 }],
    [RELISTING_GAP_DAYS + 1, null],
  ])('a pause of %d days', (pause, expected) => {
    const end = new Date(Date.parse('2026-10-20T14:00:00Z'));
    end.setUTCDate(end.getUTCDate() + pause);
    const back = listing({ listDate: end.toISOString() });
    expect(homeHistory(back, [expired]).stretch).toEqual(expected);
  });

  it('a sale and a lease end an attempt', () => {
    for (const lastStatus of ['Sld', 'Lsd']) {
      const done = { ...expired, lastStatus, soldDate: '2026-10-20T14:00:00Z' };
      expect(homeHistory(listing(), [done]).stretch).toBeNull();
    }
    const conditional = { ...expired, lastStatus: 'Sc', soldDate: '2026-10-20T14:00:00Z' };
    expect(homeHistory(listing(), [conditional]).stretch).toEqual({ days: 92, listings: 2 });
  });

  it('a home offered for rent at the same time is a separate attempt', () => {
    const forRent = { ...expired, mlsNumber: 'L1', type: 'lease' as const };
    expect(homeHistory(listing(), [forRent]).stretch).toBeNull();
    expect(homeHistory(listing(), [forRent, expired]).stretch).toEqual({ days: 92, listings: 2 });
  });

  it('counts shared days of two listings once, and an open-ended listing up to the next one', () => {
    const overlapping = { ...expired, expiryDate: '2026-12-01T14:00:00Z' };
    expect(homeHistory(listing(), [overlapping]).stretch).toEqual({ days: 12 + 100, listings: 2 });
    const open = { ...expired, lastStatus: 'New' };
    expect(homeHistory(listing(), [open]).stretch).toEqual({ days: 12 + 100, listings: 2 });
  });

  it("replaces the listing's own entry, and ends with the listing", () => {
    const own = time({ mlsNumber: 'C9', listDate: '2026-11-09T14:00:00Z', listPrice: 1 });
    const later = time({ mlsNumber: 'C10', listDate: '2026-12-01T14:00:00Z' });
    const { times, stretch } = homeHistory(listing(), [own, expired, later]);
    expect(times.map(({ time: { mlsNumber } }) => mlsNumber)).toEqual(['C10', 'C9', 'C8']);
    expect(times[1]?.time.listPrice).toBe(900_000);
    expect(stretch).toEqual({ days: 92, listings: 2 });
  });

  it('gives no sum for a single listing, or if days are missing', () => {
    expect(homeHistory(listing(), []).stretch).toBeNull();
    expect(homeHistory(listing({ daysOnMarket: null }), [expired]).stretch).toBeNull();
    expect(homeHistory(listing(), [{ ...expired, listDate: null }]).stretch).toBeNull();
  });

  it('counts calendar days in Toronto', () => {
    const late = {
      ...expired,
      // Nine in the evening of October 31 in Toronto, and one in the morning of November 1.
      listDate: '2026-11-01T01:00:00Z',
      expiryDate: '2026-11-01T05:00:00Z',
    };
    expect(homeHistory(listing(), [late]).times[1]?.days).toBe(1);
  });
});
