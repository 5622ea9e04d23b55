import { describe, expect, it } from 'vitest';
import {
  DEFAULT_TRENDS,
  parseTrends,
  printTrends,
  type TrendsView,
  withCity,
  withCompared,
} from './trendsUrl.ts';

const view = (change: Partial<TrendsView>): TrendsView => ({ ...DEFAULT_TRENDS, ...change });

describe('a view of the trends page and its URL', () => {
  it.each<[string, TrendsView]>([
    ['', view({})],
    ['city=Oakville', view({ city: 'Oakville' })],
    ['city=Richmond+Hill&beds=2', view({ city: 'Richmond Hill', maxBeds: 2 })],
    ['beds=1&older=1', view({ maxBeds: 1, olderData: true })],
    ['compare=Ajax', view({ compare: ['Ajax'] })],
    ['compare=Whitby%2CAjax&price=median', view({ compare: ['Whitby', 'Ajax'], price: 'median' })],
    ['city=Ajax&older=1&compare=Toronto', view({ city: 'Ajax', olderData: true, compare: ['Toronto'] })],
  ])('reads and prints %j', (query, expected) => {
    expect(parseTrends(new URLSearchParams(query))).toEqual(expected);
    expect(printTrends(expected).toString()).toBe(query);
  });

  it.each<[string, Partial<TrendsView>]>([
    ['city=Atlantis', {}],
    ['city=richmond%20hill', { city: 'Richmond Hill' }],
    ['city=&beds=0', {}],
    ['beds=5', {}],
    ['beds=3.0', {}],
    ['older=yes', {}],
    ['compare=Toronto', {}],
    ['compare=Ajax,Ajax,,Nowhere', { compare: ['Ajax'] }],
    ['compare=Ajax,Whitby,Oakville', { compare: ['Ajax', 'Whitby'] }],
    ['city=Ajax&compare=Ajax,Whitby', { city: 'Ajax', compare: ['Whitby'] }],
    ['price=cheap', {}],
  ])('repairs %j', (query, expected) => {
    expect(parseTrends(new URLSearchParams(query))).toEqual(view(expected));
  });

  it('swaps the cities if the new one was compared', () => {
    expect(withCity(view({ compare: ['Ajax', 'Whitby'] }), 'Whitby')).toEqual(
      view({ city: 'Whitby', compare: ['Ajax', 'Toronto'] }),
    );
    expect(withCity(view({ compare: ['Ajax'] }), 'Oakville')).toEqual(
      view({ city: 'Oakville', compare: ['Ajax'] }),
    );
  });

  it.each<[readonly TrendsView['city'][], TrendsView['city'], readonly TrendsView['city'][]]>([
    [[], 'Ajax', ['Ajax']],
    [['Ajax'], 'Whitby', ['Ajax', 'Whitby']],
    [['Ajax', 'Whitby'], 'Ajax', ['Whitby']],
    [['Ajax', 'Whitby'], 'Oakville', ['Ajax', 'Whitby']],
    [[], 'Toronto', []],
  ])('compares %j, then %s', (before, city, after) => {
    expect(withCompared(view({ compare: before }), city)).toEqual(view({ compare: after }));
  });
});
