import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { routes } from '#app/router.tsx';
import type { Address } from './listing/listing.ts';
import { DEFAULT_TRENDS, withCity } from './market/trendsUrl.ts';
import { parseDetail, parseMapPlace, paths } from './paths.ts';
import { parseZoom } from './search/mapUrl.ts';
import { DEFAULT_SEARCH } from './search/search.ts';

const address: Address = {
  unitNumber: '1204',
  streetNumber: '33',
  streetName: 'Bay',
  streetSuffix: 'Street',
  streetDirection: 'E',
  city: 'Toronto',
  state: 'Ontario',
  area: 'Toronto',
  neighborhood: 'Waterfront Communities',
  zip: 'M5J 2Z3',
};
const listing = { mlsNumber: 'C1234567', boardId: 2, address, restricted: false };
const toronto = { ...DEFAULT_SEARCH, state: 'Ontario', city: 'Toronto' };
const point = { latitude: 43.6532, longitude: -79.3832 };

/** Returns the path of the route that a URL opens. */
const routeOf = (url: string): string | undefined =>
  matchRoutes(routes as RouteObject[], url)?.at(-1)?.route.path;

describe('every path that is built opens its own route', () => {
  it.each<[string, string, string]>([
    [paths.home(), '/', '/'],
    [paths.about(), '/about', '/about'],
    [paths.terms(), '/terms', '/terms'],
    [paths.privacy(), '/privacy', '/privacy'],
    [paths.buying(), '/buying', '/buying'],
    [paths.selling(), '/selling', '/selling'],
    [paths.contact(), '/contact', '/contact'],
    [paths.trends(), '/trends', '/trends'],
    [paths.estimates(), '/estimates', '/estimates'],
    [paths.value(), '/value', '/value'],
    [
      paths.homeValue({ state: 'Ontario', city: 'Toronto', street: '33 Bay Street E', unit: null }),
      '/value/Ontario/Toronto/33-Bay-Street-E',
      '/value/:state/:city/:street/:unit?',
    ],
    [
      paths.homeValue(
        { state: 'Quebec', city: 'Montréal', street: '12 Rue Saint-Denis', unit: '4' },
        { latitude: 45.5, longitude: -73.55 },
      ),
      '/value/Quebec/Montr%C3%A9al/12-Rue-Saint--Denis/4?at=45.5%3B-73.55',
      '/value/:state/:city/:street/:unit?',
    ],
    [
      paths.homeValue(
        { state: 'Ontario', city: 'Toronto', street: '33 Bay Street E', unit: null },
        undefined,
        true,
      ),
      '/value/Ontario/Toronto/33-Bay-Street-E?whole=1',
      '/value/:state/:city/:street/:unit?',
    ],
    [
      paths.trends(withCity(DEFAULT_TRENDS, { state: 'Quebec', city: 'Montréal', neighborhood: 'Rosemont' })),
      '/trends?city=Quebec%2FMontr%C3%A9al%2FRosemont',
      '/trends',
    ],
    [
      paths.area({ state: 'Ontario', city: 'Toronto', neighborhood: 'The Annex' }),
      '/area/Ontario/Toronto/The-Annex',
      '/area/:state/:city/:neighborhood',
    ],
    [paths.calculators(), '/calculators', '/calculators'],
    [
      paths.mortgagePayment(new URLSearchParams({ price: '700000' })),
      '/calculators/mortgage-payment?price=700000',
      '/calculators/mortgage-payment',
    ],
    [paths.affordability(), '/calculators/affordability', '/calculators/affordability'],
    [paths.closingCosts(), '/calculators/closing-costs', '/calculators/closing-costs'],
    [paths.search(), '/search', '/search'],
    [paths.share(), '/share', '/share'],
    [paths.profile(), '/auth/profile', '/auth/profile'],
    [paths.profile('accountDetails'), '/auth/profile', '/auth/profile'],
    [paths.profile('savedHomes'), '/auth/profile?tab=savedHomes', '/auth/profile'],
    [paths.saved(), '/saved', '/saved'],
    [paths.viewing(), '/viewing', '/viewing'],
    [
      paths.compare([listing, { mlsNumber: 'W4567890', boardId: 86 }]),
      '/saved/compare?homes=2-C1234567,86-W4567890',
      '/saved/compare',
    ],
    [paths.preApproval('price'), '/pre-approval/price', '/pre-approval/:step'],
    [
      paths.preApproval('property', listing),
      '/pre-approval/property?mls=C1234567&board=2',
      '/pre-approval/:step',
    ],
    [paths.verify(), '/auth/verify', '/auth/verify'],
    [paths.login(), '/auth/login', '/auth/login'],
    [paths.login('/list?page=2'), '/auth/login?redirect=%2Flist%3Fpage%3D2', '/auth/login'],
    [paths.newAccount('/'), '/auth/new-account?redirect=%2F', '/auth/new-account'],
    [paths.map(), '/map', '/map'],
    [
      paths.map({ ...DEFAULT_SEARCH, type: 'lease', minPrice: 1000, maxPrice: 5000 }),
      '/map?type=lease',
      '/map',
    ],
    [paths.mapCity('Richmond Hill'), '/map/Richmond-Hill', '/map/:place'],
    [paths.mapAt(point), '/map/43.6532;-79.3832?z=14', '/map/:place'],
    [paths.mapAt(point, 16.256), '/map/43.6532;-79.3832?z=16.26', '/map/:place'],
    [paths.mapListing(point, listing), '/map/43.6532;-79.3832/C1234567/2', '/map/:place/:mlsNumber/:boardId'],
    [paths.list(DEFAULT_SEARCH), '/list', '/list'],
    [paths.list({ ...toronto, page: 2 }), '/list/Ontario/Toronto?page=2', '/list/:state/:city'],
    [
      paths.list({ ...toronto, city: 'Québec', neighborhood: 'Saint-Roch' }),
      '/list/Ontario/Qu%C3%A9bec/Saint--Roch',
      '/list/:state/:city/:neighborhood',
    ],
    [paths.list({ ...DEFAULT_SEARCH, city: 'Toronto' }), '/list?city=Toronto', '/list'],
    [paths.listOf({ state: 'British Columbia' }), '/list/British-Columbia', '/list/:state'],
    [
      paths.detail(listing),
      '/detail/Ontario/Toronto/Waterfront-Communities/1204-33-bay-street-e-m5j2z3/C1234567/2',
      '/detail/*',
    ],
    [paths.detail({ ...listing, restricted: true }), '/detail/C1234567/2', '/detail/*'],
  ])('%s', (built, url, route) => {
    expect(built).toBe(url);
    expect(routeOf(built)).toBe(route);
  });

  it('opens the not-found page for anything else', () => {
    expect(routeOf('/nothing/here')).toBe('*');
  });
});

describe('the segments below /detail', () => {
  it.each<[string, ReturnType<typeof parseDetail>]>([
    [
      'Ontario/Toronto/Annex/12-bay-street-m5j2z3/c1234567/2',
      { kind: 'listing', mlsNumber: 'C1234567', boardId: 2 },
    ],
    [
      'Ontario/Toronto/Annex/extra/12-bay-street/C1234567/86',
      { kind: 'listing', mlsNumber: 'C1234567', boardId: 86 },
    ],
    ['C1234567/2', { kind: 'listing', mlsNumber: 'C1234567', boardId: 2 }],
    ['', { kind: 'place', place: {} }],
    ['Ontario', { kind: 'place', place: { state: 'Ontario' } }],
    ['Ontario/Richmond-Hill', { kind: 'place', place: { state: 'Ontario', city: 'Richmond Hill' } }],
    [
      'Ontario/Toronto/Annex/12-bay-street',
      { kind: 'place', place: { state: 'Ontario', city: 'Toronto', neighborhood: 'Annex' } },
    ],
  ])('%j', (rest, expected) => {
    expect(parseDetail(rest.split('/').filter(Boolean))).toEqual(expected);
  });
});

describe('the segment in /map/{place}', () => {
  it.each<[string, ReturnType<typeof parseMapPlace>]>([
    ['43.65;-79.38', { kind: 'point', point: { latitude: 43.65, longitude: -79.38 } }],
    ['Toronto', { kind: 'city', city: 'Toronto' }],
    ['Richmond-Hill', { kind: 'city', city: 'Richmond Hill' }],
    ['Saint--Jérôme', { kind: 'city', city: 'Saint-Jérôme' }],
    ['91;0', undefined],
    ['43.65;', undefined],
  ])('%j', (segment, expected) => {
    expect(parseMapPlace(segment)).toEqual(expected);
  });

  it.each([
    [null, 17],
    ['', 17],
    ['abc', 17],
    ['14', 14],
    ['2', 4],
    ['25', 18],
  ])('zoom %j is %d', (text, zoom) => {
    expect(parseZoom(text)).toBe(zoom);
  });
});
