import { describe, expect, it } from 'vitest';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import type { Listing } from '../listing/listing.ts';
import { DEFAULT_SEARCH, type Search } from './search.ts';
import { searchShowing } from './searchOfListing.ts';

const search = (changes: Partial<Search>): Search => ({ ...DEFAULT_SEARCH, ...changes });
const details = createMockListing().details;
const home = { type: 'sale', status: 'A', lastStatus: 'New', listPrice: 900_000 } as const;
const lease = { type: 'lease', status: 'A', lastStatus: 'New', listPrice: 4450 } as const;

describe('searchShowing', () => {
  it.each<[string, Partial<Listing>, Partial<Search>, Partial<Search>]>([
    ['matching filters stay', home, { minBeds: 2, sortBy: 'bedsDesc' }, { minBeds: 2, sortBy: 'bedsDesc' }],
    ['a search for the other type is reset', lease, { minBeds: 2, minPrice: 500_000 }, { type: 'lease' }],
    ['the display of the map stays', lease, { satellite: true }, { type: 'lease', satellite: true }],
    [
      'a more expensive home removes the maximum',
      { ...home, listPrice: 8_000_000 },
      { maxPrice: 500_000 },
      { maxPrice: 7_000_000 },
    ],
    [
      'a cheaper rent removes the minimum',
      { ...lease, listPrice: 900 },
      { type: 'lease', minPrice: 1000, maxPrice: 5000 },
      { type: 'lease', minPrice: 0, maxPrice: 5000 },
    ],
    [
      'fewer beds than the filter removes it',
      { ...home, details: { ...details, beds: 1 } },
      { minBeds: 3 },
      {},
    ],
    ['another kind of home clears the home types', home, { homeTypes: ['condo-apt'] }, {}],
    ['its own kind of home keeps them', home, { homeTypes: ['detached'] }, { homeTypes: ['detached'] }],
    ['keywords and days that it may not match are removed', home, { keywords: 'pool', activeDays: 3 }, {}],
    ['another place is removed', home, { city: 'Ottawa', state: 'Ontario', page: 3 }, {}],
    ['a sold home turns on sold homes', { ...home, status: 'U', lastStatus: 'Sld' }, {}, { showSold: true }],
  ])('%s', (_name, listing, before, expected) => {
    const range = listing.type === 'lease' && { minPrice: 1000, maxPrice: 5000 };
    expect(searchShowing(search(before), createMockListing(listing))).toEqual(
      search({ ...range, ...expected }),
    );
  });
});
