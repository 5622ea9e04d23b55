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
    ['what shows it stays', home, { minBeds: 2, sortBy: 'bedsDesc' }, { minBeds: 2, sortBy: 'bedsDesc' }],
    ['a search for the other type goes', lease, { minBeds: 2, minPrice: 500_000 }, { type: 'lease' }],
    ['the look of the map stays', lease, { satellite: true }, { type: 'lease', satellite: true }],
    [
      'a dearer home takes the upper end away',
      { ...home, listPrice: 8_000_000 },
      { maxPrice: 500_000 },
      { maxPrice: 7_000_000 },
    ],
    [
      'a cheaper rent takes the lower end away',
      { ...lease, listPrice: 900 },
      { type: 'lease', minPrice: 1000, maxPrice: 5000 },
      { type: 'lease', minPrice: 0, maxPrice: 5000 },
    ],
    ['fewer beds than asked for', { ...home, details: { ...details, beds: 1 } }, { minBeds: 3 }, {}],
    ['another kind of home', home, { homeTypes: ['condo-apt'] }, {}],
    ['its own kind of home', home, { homeTypes: ['detached'] }, { homeTypes: ['detached'] }],
    ['words and days that may not be its own', home, { keywords: 'pool', activeDays: 3 }, {}],
    ['another place', home, { city: 'Ottawa', state: 'Ontario', page: 3 }, {}],
    ['what is sold is shown', { ...home, status: 'U', lastStatus: 'Sld' }, {}, { showSold: true }],
  ])('%s', (_name, listing, asked, expected) => {
    const range = listing.type === 'lease' && { minPrice: 1000, maxPrice: 5000 };
    expect(searchShowing(search(asked), createMockListing(listing))).toEqual(
      search({ ...range, ...expected }),
    );
  });
});
