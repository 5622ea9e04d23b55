import { describe, expect, it, test } from 'vitest';
import {
  DEFAULT_MARKET_FILTERS,
  type MarketFilters,
  type MarketShift,
  type MarketVerdict,
} from './market.ts';
import { type CityStatistics, NO_SALES, type SalesFigures } from './marketMonths.ts';
import { marketOf, topTypes } from './marketOf.ts';
import { marketWindow } from './marketWindow.ts';

const NOW = new Date('2026-11-21T20:00:00Z');
const USUAL = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'];
const OLDER: MarketFilters = { ...DEFAULT_MARKET_FILTERS, olderData: true };

/** Figures of a month with little spread between its sales. */
function sales(changes: Partial<SalesFigures> & { sold: number }): SalesFigures {
  return {
    averagePrice: 1_000_000,
    medianPrice: 950_000,
    priceDeviation: 50_000,
    averageDays: 25,
    medianDays: 20,
    daysDeviation: 5,
    aboveAsking: 20,
    belowAsking: 70,
    ...changes,
  };
}

/** Statistics in which all months are equal, except for the changes. */
function statisticsOf(
  changes: Record<string, Partial<SalesFigures>> = {},
  { months = USUAL, sold = 40, newListings = 60, listed = {} as Record<string, number> } = {},
): CityStatistics {
  return {
    all: { ...sales({ sold: 0 }), averageListPrice: 1_020_000.4 },
    sales: Object.fromEntries(months.map((month) => [month, sales({ sold, ...changes[month] })])),
    newListings: { ...Object.fromEntries(months.map((month) => [month, newListings])), ...listed },
    types: [],
  };
}

const marketFrom = (statistics: CityStatistics, filters = DEFAULT_MARKET_FILTERS) =>
  marketOf(statistics, filters, NOW);

describe('the window', () => {
  test.each([
    ['2026-11-21T20:00:00Z', false, '2026-05-01', 7],
    ['2026-11-21T20:00:00Z', true, '2024-11-01', 25],
    ['2026-03-31T12:00:00Z', false, '2025-09-01', 7],
    ['2026-06-30T12:00:00Z', false, '2025-12-01', 7],
    // In Toronto it is still the old year.
    ['2027-01-01T03:00:00Z', false, '2026-06-01', 7],
  ])('at %s with older data %s begins on %s and has %i months', (now, olderData, since, count) => {
    const window = marketWindow({ olderData }, new Date(now));
    expect([window.since, window.months.length]).toEqual([since, count]);
    expect(`${window.months[0]}-01`).toBe(since);
    expect(window.months).toEqual(window.months.toSorted());
  });
});

describe('the months', () => {
  it('have a gap without sales, a mark for few sales, and a mark for the current month', () => {
    const statistics = statisticsOf({
      '2026-06': NO_SALES,
      '2026-07': { sold: 4, averagePrice: 812_345.67, averageDays: 31.26, aboveAsking: 33.333 },
      '2026-08': { sold: 5 },
    });
    delete statistics.sales['2026-09'];
    const { months } = marketFrom(statistics);
    expect(months.map(({ month }) => month)).toEqual(USUAL);
    const gap = {
      sold: 0,
      averagePrice: null,
      medianPrice: null,
      averageDays: null,
      medianDays: null,
      aboveAsking: null,
      belowAsking: null,
      fewSales: false,
    };
    expect(months[1]).toMatchObject(gap);
    expect(months[4]).toMatchObject(gap);
    expect(months[2]).toMatchObject({
      averagePrice: 812_346,
      averageDays: 31.3,
      aboveAsking: 33.3,
      fewSales: true,
    });
    expect(months[3]).toMatchObject({ sold: 5, fewSales: false });
    expect(months.filter(({ unfinished }) => unfinished).map(({ month }) => month)).toEqual(['2026-11']);
  });

  it('add up in the summary', () => {
    const { summary } = marketFrom(statisticsOf());
    expect(summary).toEqual({
      sold: 280,
      newListings: 420,
      averagePrice: 1_000_000,
      medianPrice: 950_000,
      averageListPrice: 1_020_000,
      averageDays: 25,
      medianDays: 20,
      aboveAsking: 20,
      atAsking: 10,
      belowAsking: 70,
      fewSales: false,
    });
  });

  it('never exceed the whole after rounding', () => {
    const statistics = statisticsOf();
    const all = { ...statistics.all, aboveAsking: 28.85, belowAsking: 71.15 };
    expect(marketFrom({ ...statistics, all }).summary).toMatchObject({
      aboveAsking: 28.9,
      atAsking: 0,
      belowAsking: 71.2,
    });
  });

  it('without any sale make a summary without figures', () => {
    const { summary, shifts, seasons } = marketFrom(statisticsOf({}, { sold: 0 }));
    expect(summary).toMatchObject({ sold: 0, averagePrice: null, averageListPrice: null, atAsking: null });
    expect(shifts.every(({ verdict }) => verdict === 'tooFew')).toBe(true);
    expect(seasons).toEqual({ months: 0, wholeYear: false, seasons: [] });
  });
});

describe('the shifts', () => {
  const shiftOf = (kind: MarketShift['kind'], statistics: CityStatistics, filters?: MarketFilters) =>
    marketFrom(statistics, filters).shifts.find((shift) => shift.kind === kind);
  const later = (changes: Partial<SalesFigures>) =>
    Object.fromEntries(['2026-08', '2026-09', '2026-10'].map((month) => [month, changes]));

  test.each<[string, MarketShift['kind'], CityStatistics, Partial<MarketShift>]>([
    [
      'a rise',
      'price',
      statisticsOf(later({ averagePrice: 1_050_000 })),
      { from: 1_000_000, to: 1_050_000, change: 5, verdict: 'up' },
    ],
    ['a fall', 'price', statisticsOf(later({ averagePrice: 950_000 })), { change: -5, verdict: 'down' }],
    [
      'a difference that chance makes',
      'price',
      statisticsOf(later({ averagePrice: 1_005_000 })),
      { change: 0.5, verdict: 'unclear' },
    ],
    ['no difference', 'price', statisticsOf(), { change: 0, verdict: 'unclear' }],
    [
      'a rise among very different homes',
      'price',
      statisticsOf(later({ averagePrice: 1_050_000, priceDeviation: 500_000 })),
      { verdict: 'unclear' },
    ],
    [
      'too few sales',
      'price',
      statisticsOf(later({ averagePrice: 2_000_000, sold: 4 })),
      { verdict: 'tooFew' },
    ],
    [
      'quicker sales',
      'days',
      statisticsOf(later({ averageDays: 20.04 })),
      { from: 25, to: 20, change: -5, verdict: 'down' },
    ],
    [
      'more sales',
      'sales',
      statisticsOf(later({ sold: 60 })),
      { from: 120, to: 180, change: 50, verdict: 'up' },
    ],
    [
      'hardly more sales',
      'sales',
      statisticsOf(later({ sold: 43 })),
      { from: 120, to: 129, verdict: 'unclear' },
    ],
    [
      'fewer new listings',
      'newListings',
      statisticsOf({}, { listed: { '2026-08': 20, '2026-09': 20, '2026-10': 20 } }),
      { from: 180, to: 60, change: -66.7, verdict: 'down' },
    ],
    [
      'more above asking',
      'aboveAsking',
      statisticsOf(later({ aboveAsking: 40 })),
      { from: 20, to: 40, change: 20, verdict: 'up' },
    ],
    [
      'hardly more above asking',
      'aboveAsking',
      statisticsOf(later({ aboveAsking: 25 })),
      { change: 5, verdict: 'unclear' },
    ],
  ])('tell %s of %s', (_name, kind, statistics, expected) => {
    expect(shiftOf(kind, statistics)).toMatchObject(expected);
  });

  it('compare three full months with three, and leave the current one out', () => {
    const shift = shiftOf('price', statisticsOf({ '2026-11': { averagePrice: 9_000_000 } }));
    expect(shift).toMatchObject({
      before: { first: '2026-05', last: '2026-07', sold: 120 },
      after: { first: '2026-08', last: '2026-10', sold: 120 },
      to: 1_000_000,
    });
  });

  it('compare a year with the year before if there is older data', () => {
    const { months } = marketWindow({ olderData: true }, NOW);
    expect(shiftOf('price', statisticsOf({}, { months }), OLDER)).toMatchObject({
      before: { first: '2024-11', last: '2025-10' },
      after: { first: '2025-11', last: '2026-10' },
    });
  });

  it('weigh months by their sales', () => {
    const statistics = statisticsOf({
      '2026-08': { sold: 10, averagePrice: 2_000_000 },
      '2026-09': { sold: 30, averagePrice: 1_000_000 },
      '2026-10': NO_SALES,
    });
    expect(shiftOf('price', statistics)?.to).toBe(1_250_000);
  });

  it('leave out figures that the service did not send', () => {
    const statistics = statisticsOf(later({ aboveAsking: null, priceDeviation: null }));
    expect(marketFrom(statistics).shifts.map(({ kind }) => kind)).toEqual(['days', 'sales', 'newListings']);
  });

  it('never claim more than a doubled sample would', () => {
    const claims: MarketVerdict[] = [10, 40, 160, 640].map(
      (sold) =>
        shiftOf('price', statisticsOf(later({ averagePrice: 1_020_000 }), { sold }))?.verdict ?? 'tooFew',
    );
    expect(claims).toEqual(['unclear', 'up', 'up', 'up']);
  });
});

describe('the seasons', () => {
  const seasonsOf = (statistics: CityStatistics, filters?: MarketFilters) =>
    marketFrom(statistics, filters).seasons;

  it('are empty if the months are alike', () => {
    expect(seasonsOf(statisticsOf())).toEqual({ months: 6, wholeYear: false, seasons: [] });
  });

  it('name the months that stand out, and by how much', () => {
    const statistics = statisticsOf(
      { '2026-06': { sold: 90, averagePrice: 1_100_000 }, '2026-08': { averageDays: 12.34 } },
      { listed: { '2026-05': 150 } },
    );
    expect(seasonsOf(statistics).seasons).toEqual([
      { kind: 'busiest', month: '2026-06', value: 90, others: 40 },
      { kind: 'mostListed', month: '2026-05', value: 150, others: 60 },
      { kind: 'fastest', month: '2026-08', value: 12.3, others: 25 },
      { kind: 'highestPrice', month: '2026-06', value: 1_100_000, others: 1_000_000 },
    ]);
  });

  test.each([
    [
      'a month with few sales is among them',
      statisticsOf({ '2026-05': { sold: 4 }, '2026-06': { sold: 90 } }),
    ],
    ['the month is the current one', statisticsOf({ '2026-11': { sold: 300, averagePrice: 9_000_000 } })],
    ['the difference may be chance', statisticsOf({ '2026-06': { sold: 55 } })],
    [
      'its few sales are alike by chance',
      statisticsOf({ '2026-06': { sold: 5, averagePrice: 1_040_000, priceDeviation: 0 } }, { sold: 6 }),
    ],
  ])('claim nothing if %s', (_name, statistics) => {
    expect(seasonsOf(statistics).seasons).toEqual([]);
  });

  it('count every full month, even one with very few sales', () => {
    const { months } = marketWindow({ olderData: true }, NOW);
    const quiet = statisticsOf(
      { '2026-05': { sold: 8 }, '2026-06': { sold: 3, averageDays: 1 } },
      { months },
    );
    expect(seasonsOf(quiet, OLDER)).toEqual({
      months: 23,
      wholeYear: true,
      seasons: [{ kind: 'quietest', month: '2026-06', value: 3, others: 39 }],
    });
  });

  it('cover a whole year only with older data', () => {
    const { months } = marketWindow({ olderData: true }, NOW);
    expect(seasonsOf(statisticsOf({}, { months }), OLDER)).toMatchObject({ months: 24, wholeYear: true });
  });
});

describe('the property types', () => {
  const types = [
    { type: 'Condo Apt', count: 75, averagePrice: 737_588.4 },
    { type: 'Detached', count: 52, averagePrice: 1_300_452 },
    { type: 'Semi-Detached', count: 19, averagePrice: 1_118_321 },
    { type: 'Condo Townhouse', count: 16, averagePrice: 697_131 },
    { type: 'Att/Row/Townhouse', count: 8, averagePrice: 1_176_563 },
    { type: 'Multiplex', count: 4, averagePrice: 1_266_267 },
    { type: 'Farm', count: 1, averagePrice: 2_081_667 },
    { type: 'Cottage', count: 0, averagePrice: 0 },
  ];

  it('are ranked by count and by price, five of each', () => {
    const { byCount, byPrice } = topTypes(types);
    expect(byCount.map(({ type }) => type)).toEqual([
      'Condo Apt',
      'Detached',
      'Semi-Detached',
      'Condo Townhouse',
      'Att/Row/Townhouse',
    ]);
    expect(byPrice.map(({ type }) => type)).toEqual([
      'Farm',
      'Detached',
      'Multiplex',
      'Att/Row/Townhouse',
      'Semi-Detached',
    ]);
    expect(byCount[0]?.averagePrice).toBe(737_588);
  });

  it('are exceptional in both rankings, and marked if few were sold', () => {
    const { byCount, byPrice } = topTypes(types);
    const exceptional = ['Detached', 'Semi-Detached', 'Att/Row/Townhouse'];
    for (const ranking of [byCount, byPrice]) {
      for (const type of ranking) expect(type.exceptional, type.type).toBe(exceptional.includes(type.type));
    }
    expect(byPrice.filter(({ fewSales }) => fewSales).map(({ type }) => type)).toEqual(['Farm', 'Multiplex']);
  });

  it('are not exceptional if every type is in both rankings', () => {
    const { byCount } = topTypes(types.slice(0, 5));
    expect(byCount.some(({ exceptional }) => exceptional)).toBe(false);
  });

  it('have the same order for any order of the input', () => {
    const alike = ['b', 'a', 'c'].map((type) => ({ type, count: 7, averagePrice: 500_000 }));
    expect(topTypes(alike).byCount.map(({ type }) => type)).toEqual(['a', 'b', 'c']);
  });
});
