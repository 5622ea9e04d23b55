import { expect, test } from 'vitest';
import type { Listing } from '#domain/listing/listing.ts';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { type Best, bestPlaces, isRanked, RANKED, type Row } from './facts.ts';

test.each<[string, (number | null)[], Best, number[]]>([
  ['the lowest', [3, 1, 2], 'lowest', [1]],
  ['the most', [3, 1, 2], 'most', [0]],
  ['several that share it', [1, 3, 1], 'lowest', [0, 2]],
  ['what is not known', [null, 2, 3], 'lowest', [1]],
  ['one alone', [null, 2, null], 'lowest', []],
  ['all the same', [2, 2, null], 'most', []],
  ['nothing', [], 'most', []],
])('best of %s', (_name, values, best, expected) => {
  expect([...bestPlaces(values, best)]).toEqual(expected);
});

const { details } = createMockListing();
const sale = createMockListing({ listPrice: 800_000 });
const sold = createMockListing({ listPrice: 800_000, soldPrice: 780_000, lastStatus: 'Sld' });
const lease = createMockListing({ type: 'lease', listPrice: 3_000 });
const weekly = createMockListing({
  type: 'lease',
  listPrice: 900,
  details: { ...details, facts: [{ name: 'leaseTerms', value: 'Weekly' }] },
});

const value = (row: Row, listing: Listing) => RANKED[row]?.value(listing);

test('a sold home is ranked by its sold price', () => {
  expect(value('price', sold)).toBe(780_000);
  expect(value('price', sale)).toBe(800_000);
});

test('the monthly cost is the total of the listing page, with tax and fee; a lease has none', () => {
  const condo = createMockListing({ listPrice: 800_000, annualTaxes: 4200, maintenanceFee: 610 });
  // 640,000 at 5% over 25 years is 3,741 a month, by a calculator of annuities.
  expect(value('cost', condo)).toBe(3741 + 350 + 610);
  expect(value('cost', lease)).toBeNull();
});

test('a monthly cost without its taxes is not ranked', () => {
  expect(value('cost', createMockListing({ listPrice: 800_000, annualTaxes: null }))).toBeNull();
});

test('a room below grade ranks above an equal home, and below a home with one more full bedroom', () => {
  const beds = (count: number, more: number) =>
    value('beds', createMockListing({ details: { ...details, beds: count, bedsPlus: more } })) ?? 0;
  expect(beds(3, 1)).toBeGreaterThan(beds(3, 0));
  expect(beds(4, 0)).toBeGreaterThan(beds(3, 2));
});

test('only a year of four digits can be newer than another', () => {
  const year = (yearBuilt: string) =>
    value('year', createMockListing({ details: { ...details, yearBuilt } }));
  expect(year('1998')).toBe(1998);
  expect(year('6-15')).toBeNull();
});

test('a rent is not compared with a price, nor a weekly rent with a monthly one', () => {
  expect(isRanked('price', [sale, sold])).toBe(true);
  expect(isRanked('price', [lease, lease])).toBe(true);
  expect(isRanked('price', [sale, lease])).toBe(false);
  expect(isRanked('perSqft', [lease, weekly])).toBe(false);
  expect(isRanked('beds', [sale, lease])).toBe(true);
});
