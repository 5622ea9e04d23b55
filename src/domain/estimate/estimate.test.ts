import { describe, expect, test } from 'vitest';
import { type Estimate, estimate } from './estimate.ts';
import { type ComparedHome, floorOf, type Sale } from './home.ts';
import { weightsOf } from './weights.ts';

const DAY = 20_000;

const HOME: ComparedHome = {
  home: 'own',
  building: null,
  isUnit: false,
  city: 'toronto',
  propertyType: 'detached',
  latitude: 43.65,
  longitude: -79.4,
  sqft: 2000,
  beds: 3,
  baths: 2,
  parking: 1,
  lotSqft: 3000,
  yearBuilt: 1990,
  hasFinishedBasement: true,
  condition: 0,
  floor: null,
  tax: 5000,
  taxDay: DAY,
};

const saleOf = (changes: Partial<Sale> = {}): Sale => ({
  ...HOME,
  home: 'other',
  id: 1,
  price: 1_000_000,
  day: DAY,
  kilometres: 0,
  ...changes,
});
const many = (count: number, of: (index: number) => Partial<Sale> = () => ({})): Sale[] =>
  Array.from({ length: count }, (_, index) => saleOf({ id: index + 1, ...of(index) }));

const PRICE = { day: DAY, kind: 'price' } as const;

function figureFor(sales: readonly Sale[], subject = HOME): Estimate {
  const result = estimate(subject, sales, PRICE);
  if ('reason' in result) throw new Error(result.reason);
  return result;
}

describe('the weight of a sale as a comparable', () => {
  test.each<[string, Partial<Sale>, number]>([
    ['a home like it next door, today', {}, 1],
    ['at 900 m', { kilometres: 0.9 }, 0.5],
    ['at 1.8 km', { kilometres: 1.8 }, 0.2],
    ['two years ago', { day: DAY - 730.5 }, Math.exp(-1)],
    ['of another type', { propertyType: 'semi-detached' }, 0.3],
    ['with two rooms more', { beds: 4, baths: 3 }, 1 / 1.3],
    ['in a condition two steps better', { condition: 2 }, 1 / 1.4],
    ['a quarter larger', { sqft: 2000 * Math.exp(0.25) }, Math.exp(-0.5)],
    ['without a known tax', { tax: null }, 0.4],
    ['an earlier sale of the home itself, when it was smaller', { home: 'own', sqft: 1000 }, 8],
  ])('%s', (_, changes, weight) => {
    expect(weightsOf(HOME, saleOf(changes), PRICE).close).toBeCloseTo(weight, 9);
  });

  test('a unit counts those of its own building more', () => {
    const unit = { ...HOME, isUnit: true, building: '1 bay street', home: null };
    const [same, other] = ['1 bay street', '2 bay street'].map((building) =>
      weightsOf(unit, saleOf({ ...unit, building, kilometres: 0.5 }), PRICE),
    );
    expect(same?.close).toBeCloseTo(2.5 / 2, 9);
    expect(other?.close).toBeCloseTo(1 / 2, 9);
  });
});

describe('an estimate', () => {
  test('is the price of homes that are equal, without a spread', () => {
    expect(figureFor(many(10))).toMatchObject({
      figure: 1_000_000,
      low: 1_000_000,
      high: 1_000_000,
      comparableCount: 10,
    });
  });

  test('learns what size is worth where many homes differ in it', () => {
    const sales = many(200, (index) => {
      const sqft = 1400 + index * 6;
      return { sqft, price: 1_000_000 * (sqft / 2000) ** 0.7 };
    });
    const small = figureFor(sales, { ...HOME, sqft: 1600 }).figure;
    expect(small / (1_000_000 * 0.8 ** 0.7)).toBeCloseTo(1, 1.9);
  });

  test('follows the prices of its own market to the day', () => {
    // A rise of 20 % in two years, a sale a week.
    const sales = many(104, (index) => ({
      day: DAY - index * 7,
      price: 1_000_000 * Math.exp(-0.2 * (index / 104)),
    }));
    // Without the index the mean would be below 0.95.
    expect(Math.abs(figureFor(sales).figure / 1_000_000 - 1)).toBeLessThan(0.02);
    const first = figureFor(sales).comparables.find(({ id }) => id > 1);
    expect(first?.adjustments.map(({ name }) => name)).toEqual(['time']);
  });

  test('shows five comparables, whose adjustments add up to their adjusted prices', () => {
    const sales = many(60, (index) => ({
      sqft: 1700 + index * 10,
      beds: 2 + (index % 3),
      condition: (index % 5) - 2,
      day: DAY - index * 5,
      kilometres: index / 20,
      price: 900_000 + index * 4000,
    }));
    const { comparables, comparableCount } = figureFor(sales);
    expect(comparables).toHaveLength(5);
    expect(comparableCount).toBeGreaterThan(5);
    for (const { price, adjusted, adjustments } of comparables) {
      expect(adjustments.every(({ amount }) => amount % 100 === 0 && amount !== 0)).toBe(true);
      expect(price + adjustments.reduce((sum, { amount }) => sum + amount, 0)).toBe(adjusted);
    }
    const weights = comparables.map(({ weight }) => weight);
    expect(weights).toEqual(weights.toSorted((one, other) => other - one));
  });

  test('has a range that grows with the spread of the comparables, around the figure', () => {
    const spreadBy = (share: number) =>
      figureFor(many(60, (index) => ({ price: 1_000_000 * (1 + (index % 2 ? share : -share)) })));
    const [narrow, wide] = [spreadBy(0.03), spreadBy(0.1)];
    expect(narrow.high - narrow.low).toBeLessThan(wide.high - wide.low);
    // 80 % of a normal distribution with a deviation of 10 %, made from 60 sales.
    expect(wide.high / wide.figure).toBeCloseTo(Math.exp(1.2816 * 0.1 * Math.sqrt(1 + 1 / 60)), 1.5);
    expect(wide.low).toBeLessThan(wide.figure);
    const twice = estimate(
      HOME,
      many(60, (index) => ({ price: index % 2 ? 1.1e6 : 0.9e6 })),
      {
        ...PRICE,
        factor: 2.5632,
      },
    ) as Estimate; // as above
    expect(Math.log(twice.high / twice.figure)).toBeCloseTo(2 * Math.log(wide.high / wide.figure), 1.5);
  });

  test('is hardly moved by one price that is far from all others', () => {
    const sales = many(30, (index) => ({
      price: index === 0 ? 3_000_000 : 1_000_000 + (index % 3) * 20_000,
    }));
    expect(Math.abs(figureFor(sales).figure - 1_020_000)).toBeLessThan(30_000);
  });

  test('of a rent is rounded to ten dollars', () => {
    const rents = many(20, (index) => ({ price: 2500 + (index % 4) * 37 }));
    const { figure } = estimate(HOME, rents, { day: DAY, kind: 'rent' }) as Estimate; // there are enough
    expect(figure % 10).toBe(0);
    expect(figure).toBeGreaterThan(2500);
    expect(figure).toBeLessThan(2611);
  });

  test.each<[string, Partial<ComparedHome>, Sale[], string]>([
    ['the size is unknown', { sqft: null }, many(20), 'unknownSize'],
    ['there are seven sales', {}, many(7), 'tooFew'],
    ['all are twice as large and more', {}, many(20, () => ({ sqft: 6000 })), 'tooFew'],
    ['all are of the next day', {}, many(20, () => ({ day: DAY + 1 })), 'tooFew'],
    ['all are of four years ago', {}, many(20, () => ({ day: DAY - 1461 })), 'tooFew'],
    ['all are 30 km away', {}, many(20, () => ({ kilometres: 30 })), 'tooFar'],
    ['it is a farm, and they are houses', { propertyType: 'farm' }, many(20), 'tooFew'],
  ])('has no figure if %s', (_, changes, sales, reason) => {
    expect(estimate({ ...HOME, ...changes }, sales, PRICE)).toEqual({ reason });
  });
});

test.each([
  ['1204', 12],
  ['304', 3],
  ['ph1204', 12],
  ['ph 02', null],
  ['4', null],
  ['th3', null],
  ['lower', null],
  [null, null],
])('the storey of unit %s is %s', (unit, floor) => {
  expect(floorOf(unit)).toBe(floor);
});
