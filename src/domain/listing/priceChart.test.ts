import { describe, expect, it, test } from 'vitest';
import { timeTicks } from '../axisTicks.ts';
import type { MarketTime } from './listing.ts';
import { type PriceChart, priceChart } from './priceChart.ts';
import { homeHistory } from './timeline.ts';

const NOW = new Date('2026-11-21T20:00:00Z');

const time = (changes: Partial<MarketTime>): MarketTime => ({
  mlsNumber: 'C1',
  boardId: 2,
  type: 'sale',
  lastStatus: 'New',
  listPrice: 1_000_000,
  originalPrice: 1_000_000,
  soldPrice: null,
  listDate: '2026-06-01T12:00:00Z',
  soldDate: null,
  updatedOn: null,
  expiryDate: null,
  terminatedDate: null,
  suspendedDate: null,
  unavailableDate: null,
  brokerageName: '',
  ...changes,
});

const chartOf = (listing: MarketTime, ...earlier: MarketTime[]) =>
  priceChart(homeHistory({ ...listing, daysOnMarket: null }, earlier), listing.type, NOW);

/** Two more prices, so that there is a chart. Its line is the first one. */
const EARLIER = time({
  mlsNumber: 'B9',
  listDate: '2025-01-05T12:00:00Z',
  originalPrice: 900_000,
  listPrice: 800_000,
  lastStatus: 'Ter',
  terminatedDate: '2025-02-05T12:00:00Z',
});

const day = (at: number | null) => at && new Date(at).toISOString().slice(0, 10);
const linesOf = (chart: PriceChart | null) =>
  chart?.lines.map(({ points, isSloped }) => [
    ...points.map(({ at, price }) => `${day(at)} ${price}`),
    ...(isSloped ? ['sloped'] : []),
  ]);

describe('the asking prices', () => {
  it.each<[string, Partial<MarketTime>, string[]]>([
    [
      'step down on the day of the change, and go on until today',
      { lastStatus: 'Pc', listPrice: 950_000, updatedOn: '2026-08-01T12:00:00Z' },
      ['2026-06-01 1000000', '2026-08-01 1000000', '2026-08-01 950000', '2026-11-21 950000'],
    ],
    [
      'slope if the day of the change is unknown, until the sale',
      { lastStatus: 'Sld', listPrice: 950_000, soldPrice: 940_000, soldDate: '2026-09-01T12:00:00Z' },
      ['2026-06-01 1000000', '2026-09-01 950000', 'sloped'],
    ],
    [
      'end on the day on which the listing was terminated',
      { lastStatus: 'Ter', terminatedDate: '2026-07-01T12:00:00Z' },
      ['2026-06-01 1000000', '2026-07-01 1000000'],
    ],
    [
      'do not go beyond today',
      { lastStatus: 'Exp', expiryDate: '2027-03-01T12:00:00Z' },
      ['2026-06-01 1000000', '2026-11-21 1000000'],
    ],
  ])('%s', (_name, changes, points) => {
    expect(linesOf(chartOf(time(changes), EARLIER))?.slice(1)).toEqual([points]);
  });

  it('of two listings are two lines, the older one until the next at the latest', () => {
    const older = time({ mlsNumber: 'C0', listDate: '2026-01-05T12:00:00Z', lastStatus: 'Dft' });
    expect(linesOf(chartOf(time({}), older, EARLIER))?.slice(1)).toEqual([
      ['2026-01-05 1000000', '2026-06-01 1000000'],
      ['2026-06-01 1000000', '2026-11-21 1000000'],
    ]);
  });
});

test('each event of the history is a row, with the mark of its kind', () => {
  const older = time({
    mlsNumber: 'C0',
    listDate: '2026-01-05T12:00:00Z',
    lastStatus: 'Ter',
    terminatedDate: '2026-05-20T12:00:00Z',
    listPrice: 1_100_000,
    originalPrice: 1_200_000,
  });
  const sold = time({ lastStatus: 'Sld', soldPrice: 1_050_000, soldDate: '2026-07-01T12:00:00Z' });
  const chart = chartOf(sold, older);
  expect(chart?.events.map(({ mark, at, level }) => [mark, day(at), level])).toEqual([
    ['deal', '2026-07-01', 1_050_000],
    ['relisted', '2026-06-01', 1_000_000],
    ['left', '2026-05-20', 1_100_000],
    ['changed', null, 1_100_000],
    ['listed', '2026-01-05', 1_200_000],
  ]);
  expect([day(chart?.from ?? null), day(chart?.to ?? null)]).toEqual(['2026-01-05', '2026-07-01']);
});

test('a lease of the home is not in the chart of its sale', () => {
  const lease = time({
    mlsNumber: 'C0',
    type: 'lease',
    listPrice: 2500,
    originalPrice: 2500,
    listDate: '2024-01-05T12:00:00Z',
    lastStatus: 'Lsd',
    soldPrice: 2500,
    soldDate: '2024-02-01T12:00:00Z',
  });
  const chart = chartOf(time({}), lease, EARLIER);
  expect(chart?.events.map(({ price }) => price)).not.toContain(2500);
  expect(day(chart?.from ?? null)).toBe('2025-01-05');
});

it.each<[string, Partial<MarketTime>]>([
  ['one event', {}],
  [
    'a price and that of the sale',
    { lastStatus: 'Sld', soldPrice: 900_000, soldDate: '2026-09-01T12:00:00Z' },
  ],
  ['one price with several events', { lastStatus: 'Ter', terminatedDate: '2026-09-01T12:00:00Z' }],
  [
    'events of one day',
    { lastStatus: 'Sld', originalPrice: 3, listPrice: 2, soldPrice: 1, soldDate: '2026-06-01T18:00:00Z' },
  ],
  ['no dates', { listDate: null, originalPrice: 3, listPrice: 2, lastStatus: 'Sld', soldPrice: 1 }],
  ['no prices', { listPrice: null, originalPrice: null, lastStatus: 'Ter', terminatedDate: '2026-07-01' }],
])('%s make no chart', (_name, changes) => {
  expect(chartOf(time(changes))).toBeNull();
});

describe('the months of the axis', () => {
  const ticksOf = (from: string, to: string) => {
    const { ticks, months } = timeTicks(Date.parse(from), Date.parse(to));
    return [...ticks.map(day), months];
  };
  it.each([
    ['2026-08-20', '2026-11-21', ['2026-09-01', '2026-10-01', '2026-11-01', 1]],
    ['2025-11-05', '2026-11-21', ['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01', 3]],
    ['2019-03-01', '2026-11-21', ['2020-01-01', '2022-01-01', '2024-01-01', '2026-01-01', 24]],
    ['2026-11-02', '2026-11-21', [1]],
  ] as const)('from %s to %s', (from, to, ticks) => {
    expect(ticksOf(from, to)).toEqual(ticks);
  });
});
