import { expect, test } from 'vitest';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { parseSavedSort, type SavedEntry, type SavedSort, sorted } from './savedEntry.ts';

const entry = (mlsNumber: string, listing: SavedEntry['listing']): SavedEntry => ({
  key: `2/${mlsNumber}`,
  home: {
    mlsNumber,
    boardId: 2,
    saved: '2026-11-20T12:00:00.000Z',
    seen: { price: 500_000, lastStatus: 'New' },
    note: '',
  },
  listing,
  isUnreached: false,
  isRemoved: false,
});

const entries = [
  entry('C1', createMockListing({ mlsNumber: 'C1', listPrice: 500_000 })),
  entry('C2', null),
  entry('C3', createMockListing({ mlsNumber: 'C3', listPrice: 450_000 })),
  entry('C4', undefined),
  entry(
    'C5',
    createMockListing({ mlsNumber: 'C5', lastStatus: 'Sld', listPrice: 600_000, soldPrice: 480_000 }),
  ),
];

test.each<[SavedSort, string]>([
  ['saved', 'C1 C2 C3 C4 C5'],
  ['changed', 'C2 C3 C5 C1 C4'],
  ['priceAsc', 'C3 C5 C1 C2 C4'],
  ['priceDesc', 'C1 C5 C3 C2 C4'],
])('in the order "%s"', (sort, expected) => {
  expect(
    sorted(entries, sort)
      .map(({ home }) => home.mlsNumber)
      .join(' '),
  ).toBe(expected);
});

test('an address without a valid order has the default order', () => {
  expect(parseSavedSort(null)).toBe('saved');
  expect(parseSavedSort('cheapest')).toBe('saved');
  expect(parseSavedSort('priceDesc')).toBe('priceDesc');
});
