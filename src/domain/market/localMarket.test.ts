import { describe, expect, it } from 'vitest';
import type { PriceChart } from '../listing/priceChart.ts';
import { kindOf, type LocalStatistics, localMarket, scaledIndex, yearBefore } from './localMarket.ts';
import { NO_SALES, type SalesFigures } from './marketMonths.ts';

const statistics = (sold: number, sized = sold): LocalStatistics => ({
  figures: { ...NO_SALES, sold, medianPrice: 799_999.6, medianDays: 17.46, aboveAsking: 33.333 },
  pricePerSqft: { average: 812.4, median: 790.5, count: sized },
});

describe('the figures near a home', () => {
  it('are rounded as in the trends', () => {
    expect(localMarket(statistics(12, 9))).toEqual({
      sold: 12,
      pricePerSqft: { dollars: 791, sales: 9, isMedian: true },
      medianDays: 17.5,
      aboveAsking: 33.3,
      medianPrice: 800_000,
    });
  });

  it.each([
    [0, 0],
    [1, 1],
    [4, 4],
  ])('of %i sales are not shown', (sold, sized) => {
    expect(localMarket(statistics(sold, sized))).toEqual({
      sold,
      pricePerSqft: null,
      medianDays: null,
      aboveAsking: null,
      medianPrice: null,
    });
  });

  it('have no price per square foot if too few sizes are known', () => {
    expect(localMarket(statistics(20, 4))).toMatchObject({ pricePerSqft: null, medianDays: 17.5 });
  });

  it('have the average if the service has no median', () => {
    const { figures, pricePerSqft } = statistics(5);
    const answer = localMarket({ figures, pricePerSqft: { ...pricePerSqft, median: null } });
    expect(answer.pricePerSqft).toEqual({ dollars: 812, sales: 5, isMedian: false });
  });
});

it.each([
  ['CondoProperty', 'condo'],
  ['ResidentialProperty', 'residential'],
  ['CommercialProperty', null],
  ['', null],
])('homes of the class "%s" are compared with the kind %s', (name, kind) => {
  expect(kindOf(name)).toBe(kind);
});

it.each([
  ['2026-11-21T20:00:00Z', '2025-11-21'],
  ['2028-02-29T20:00:00Z', '2027-02-28'],
])('twelve months before %s begin on %s', (now, day) => {
  expect(yearBefore(new Date(now))).toBe(day);
});

describe('the local index', () => {
  const NOW = new Date('2026-11-21T20:00:00Z');
  const chart: PriceChart = {
    events: [],
    lines: [{ points: [{ at: Date.parse('2026-05-20'), price: 500_000 }], isSloped: false }],
    from: Date.parse('2026-05-20'),
    to: NOW.getTime(),
  };
  const month = (medianPrice: number, sold = 5): SalesFigures => ({ ...NO_SALES, sold, medianPrice });

  it('begins at the first price, and follows the medians of the full months', () => {
    const sales = {
      '2026-04': month(900_000),
      '2026-05': month(1_000_000),
      '2026-06': month(1_100_000, 40),
      '2026-07': month(2_000_000, 4),
      '2026-08': month(950_000),
      '2026-11': month(3_000_000, 90),
    };
    expect(scaledIndex(sales, chart, NOW)).toEqual([
      { at: Date.parse('2026-05-20'), price: 500_000 },
      { at: Date.parse('2026-06-15'), price: 550_000 },
      { at: Date.parse('2026-08-15'), price: 475_000 },
    ]);
  });

  it.each([
    ['two months', { '2026-05': month(1), '2026-06': month(1) }],
    ['too few sales', { '2026-05': month(1, 4), '2026-06': month(1, 4), '2026-07': month(1, 4) }],
    [
      'no month near the start',
      { '2026-08': month(1), '2026-09': month(1), '2026-10': month(1), '2026-07': month(1, 2) },
    ],
  ])('is not drawn with %s', (name, sales) => {
    const late = name.startsWith('no') ? { ...chart, lines: [atStart()] } : chart;
    expect(scaledIndex(sales, late, NOW)).toEqual([]);
  });

  const atStart = () => ({ points: [{ at: Date.parse('2026-05-01'), price: 500_000 }], isSloped: false });
});
