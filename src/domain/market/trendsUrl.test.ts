import { describe, expect, it } from 'vitest';
import type { MarketPlace } from './market.ts';
import {
  DEFAULT_TRENDS,
  parseTrends,
  printTrends,
  type TrendsView,
  withCity,
  withCompared,
} from './trendsUrl.ts';

const of = (city: string): MarketPlace => ({ city, state: 'Ontario' });
const PLATEAU = { city: 'Montréal', state: 'Quebec', neighborhood: 'Le Plateau-Mont-Royal' };
const view = (change: Partial<TrendsView>): TrendsView => ({ ...DEFAULT_TRENDS, ...change });

describe('a view of the trends page and its URL', () => {
  it.each<[string, TrendsView]>([
    ['', view({})],
    ['city=Oakville', view({ city: 'Oakville' })],
    ['city=Richmond+Hill&beds=2', view({ city: 'Richmond Hill', maxBeds: 2 })],
    ['beds=1&older=1', view({ maxBeds: 1, olderData: true })],
    ['compare=Ajax', view({ compare: [of('Ajax')] })],
    ['compare=Whitby%2CAjax&price=median', view({ compare: [of('Whitby'), of('Ajax')], price: 'median' })],
    ['city=Quebec%2FMontr%C3%A9al', view({ city: 'Montréal', state: 'Quebec' })],
    [
      'city=Quebec%2FMontr%C3%A9al%2FLe+Plateau-Mont-Royal&compare=Quebec%2FLaval',
      view({ ...PLATEAU, compare: [{ city: 'Laval', state: 'Quebec' }] }),
    ],
    ['city=Ontario%2FToronto%2FThe+Annex', view({ neighborhood: 'The Annex' })],
    ['city=Ajax&older=1&compare=Toronto', view({ city: 'Ajax', olderData: true, compare: [of('Toronto')] })],
  ])('reads and prints %j', (query, expected) => {
    expect(parseTrends(new URLSearchParams(query))).toEqual(expected);
    expect(printTrends(expected).toString()).toBe(query);
  });

  it.each<[string, Partial<TrendsView>]>([
    ['city=oakville', { city: 'Oakville' }],
    ['city=Ontario/', {}],
    ['city=richmond%20hill', { city: 'Richmond Hill' }],
    ['city=&beds=0', {}],
    ['beds=5', {}],
    ['beds=3.0', {}],
    ['older=yes', {}],
    ['compare=Toronto', {}],
    ['compare=Ajax,ajax,,Whitby', { compare: [of('Ajax'), of('Whitby')] }],
    ['compare=Ajax,Whitby,Oakville', { compare: [of('Ajax'), of('Whitby')] }],
    ['city=Ajax&compare=Ajax,Whitby', { city: 'Ajax', compare: [of('Whitby')] }],
    ['price=cheap', {}],
  ])('repairs %j', (query, expected) => {
    expect(parseTrends(new URLSearchParams(query))).toEqual(view(expected));
  });

  it('swaps the cities if the new one was compared', () => {
    expect(withCity(view({ compare: [of('Ajax'), of('Whitby')] }), of('Whitby'))).toEqual(
      view({ city: 'Whitby', compare: [of('Ajax'), of('Toronto')] }),
    );
    expect(withCity(view({ compare: [of('Ajax')] }), of('Oakville'))).toEqual(
      view({ city: 'Oakville', compare: [of('Ajax')] }),
    );
  });

  it('leaves the neighbourhood of the place before', () => {
    expect(withCity(view({ neighborhood: 'The Annex' }), of('Ajax'))).toEqual(view({ city: 'Ajax' }));
  });

  it.each<[readonly string[], string, readonly string[]]>([
    [[], 'Ajax', ['Ajax']],
    [['Ajax'], 'Whitby', ['Ajax', 'Whitby']],
    [['Ajax', 'Whitby'], 'Ajax', ['Whitby']],
    [['Ajax', 'Whitby'], 'Oakville', ['Ajax', 'Whitby']],
    [[], 'Toronto', []],
  ])('compares %j, then %s', (before, city, after) => {
    expect(withCompared(view({ compare: before.map(of) }), of(city))).toEqual(
      view({ compare: after.map(of) }),
    );
  });
});
