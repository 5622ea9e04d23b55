import { expect, test } from 'vitest';
import { NO_SALES } from '#domain/market/marketMonths.ts';
import { cityStatistics } from './cityStatistics.ts';
import type { WireListingsPage, WireStatistics } from './contract.ts';

const page = (statistics?: WireStatistics): WireListingsPage => ({
  page: 1,
  numPages: 0,
  pageSize: 100,
  count: 0,
  listings: [],
  ...(statistics && { statistics }),
});

test('both answers are combined for a city, including numbers sent as text', () => {
  const sales: WireStatistics = {
    soldPrice: {
      avg: '986330.25',
      med: 894_000,
      sd: 410_000,
      mth: { '2026-05': { count: '32', avg: 991_000, med: 900_000, sd: 400_000 } },
    },
    daysOnMarket: { avg: 31.61, med: 26, sd: 20, mth: { '2026-05': { count: 32, avg: 0, med: 0, sd: 0 } } },
    aboveBelowList: { above: 15.1, below: 83.8, mth: { '2026-05': { count: 32, above: 0, below: 100 } } },
    listPrice: {
      avg: 1_005_385,
      aggregates: {
        details: {
          propertyType: {
            Detached: { count: 52, avg: '1300452.10' },
            '': { count: 1, avg: 5 },
            Farm: { count: 0, avg: 0 },
          },
        },
      },
    },
  };
  const listed: WireStatistics = {
    new: { count: 9, mth: { '2026-05': { count: 9 }, '2026-06': { count: 0 } } },
  };
  expect(cityStatistics(page(sales), page(listed))).toEqual({
    all: {
      averagePrice: 986_330.25,
      medianPrice: 894_000,
      priceDeviation: 410_000,
      averageListPrice: 1_005_385,
      averageDays: 31.61,
      medianDays: 26,
      daysDeviation: 20,
      aboveAsking: 15.1,
      belowAsking: 83.8,
    },
    sales: {
      '2026-05': {
        sold: 32,
        averagePrice: 991_000,
        medianPrice: 900_000,
        priceDeviation: 400_000,
        // All were sold on the day of the listing: 0 days are a value, not a gap.
        averageDays: 0,
        medianDays: 0,
        daysDeviation: 0,
        aboveAsking: 0,
        belowAsking: 100,
      },
    },
    newListings: { '2026-05': 9, '2026-06': 0 },
    types: [{ type: 'Detached', count: 52, averagePrice: 1_300_452.1 }],
  });
});

test('an empty month has no price, not the price 0', () => {
  const emptyStatistics = { count: 0, avg: 0, med: 0, sd: 0 };
  const { sales } = cityStatistics(
    page({
      soldPrice: { mth: { '2026-06': emptyStatistics } },
      daysOnMarket: { mth: { '2026-06': emptyStatistics } },
    }),
    page(),
  );
  expect(sales).toEqual({ '2026-06': NO_SALES });
});

test('answers without statistics give a city without sales', () => {
  expect(cityStatistics(page(), page())).toMatchObject({ sales: {}, newListings: {}, types: [] });
});

test('impossible numbers become null, and impossible counts 0', () => {
  const { all, newListings } = cityStatistics(
    page({ soldPrice: { avg: -5, med: 0, sd: 'NaN' }, daysOnMarket: { avg: -3 } }),
    page({ new: { mth: { '2026-05': { count: -2 } } } }),
  );
  expect(all).toMatchObject({
    averagePrice: null,
    medianPrice: null,
    priceDeviation: null,
    averageDays: null,
  });
  expect(newListings).toEqual({ '2026-05': 0 });
});
