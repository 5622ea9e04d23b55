import { describe, expect, it } from 'vitest';
import { DEFAULT_SEARCH, type Search } from '../../../src/domain/search.ts';
import { parseSearch, printSearch } from '../../../src/domain/searchUrl.ts';

const search = (change: Partial<Search>): Search => ({ ...DEFAULT_SEARCH, ...change });

describe('a search and its URL', () => {
  it.each<[string, Search]>([
    ['', DEFAULT_SEARCH],
    ['type=lease', search({ type: 'lease', minPrice: 1000, maxPrice: 5000 })],
    ['type=lease&minPrice=0&maxPrice=10000', search({ type: 'lease', minPrice: 0, maxPrice: 10_000 })],
    ['minPrice=500000&maxPrice=900000', search({ minPrice: 500_000, maxPrice: 900_000 })],
    ['maxPrice=7000000', search({ maxPrice: 7_000_000 })],
    ['beds=3&baths=2', search({ minBeds: 3, minBaths: 2 })],
    ['home=detached%2Ccondo-apt', search({ homeTypes: ['detached', 'condo-apt'] })],
    ['city=Montr%C3%A9al', search({ city: 'Montréal' })],
    [
      'state=Ontario&city=Toronto&neighborhood=The+Annex&sort=listPriceAsc&page=3',
      search({
        state: 'Ontario',
        city: 'Toronto',
        neighborhood: 'The Annex',
        sortBy: 'listPriceAsc',
        page: 3,
      }),
    ],
  ])('reads and prints %j', (query, expected) => {
    expect(parseSearch(new URLSearchParams(query))).toEqual(expected);
    expect(printSearch(expected).toString()).toBe(query);
  });

  it.each<[string, Partial<Search>]>([
    ['type=rent', {}],
    ['minPrice=abc&maxPrice=-5', {}],
    ['minPrice=900000&maxPrice=500000', { minPrice: 500_000, maxPrice: 900_000 }],
    ['maxPrice=99000000', { maxPrice: 7_000_000 }],
    ['beds=9', { minBeds: 5 }],
    ['home=castle,detached', { homeTypes: ['detached'] }],
    ['sort=cheapest', {}],
    ['page=0', {}],
    ['page=1e3', {}],
    ['city=%20%20', {}],
  ])('repairs %j', (query, expected) => {
    expect(parseSearch(new URLSearchParams(query))).toEqual(search(expected));
  });

  it("takes the path's place before the query's", () => {
    const found = parseSearch(new URLSearchParams('city=Ottawa&neighborhood=Glebe'), { city: 'Toronto' });
    expect(found.city).toBe('Toronto');
    expect(found.neighborhood).toBeUndefined();
  });

  it('leaves the place out where the path names it', () => {
    expect(printSearch(search({ city: 'Toronto', page: 2 }), { place: false }).toString()).toBe('page=2');
  });
});
