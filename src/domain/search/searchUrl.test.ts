import { describe, expect, it } from 'vitest';
import { DEFAULT_SEARCH, type Search } from './search.ts';
import { parseSearch, printSearch } from './searchUrl.ts';

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
    ['sqft=1250', search({ minSqft: 1250 })],
    ['open=weekend', search({ openHouse: true })],
    ['beds=3&exactBeds=true', search({ minBeds: 3, exactBeds: true })],
    ['minParkingSpaces=2', search({ minParkingSpaces: 2 })],
    ['minLotSizeSqft=10890', search({ minLotSizeSqft: 10_890 })],
    ['minYearBuilt=1987&maxYearBuilt=2010', search({ minYearBuilt: 1987, maxYearBuilt: 2010 })],
    ['basement=walkout', search({ basement: 'walkout' })],
    ['maxMaintenanceFee=800', search({ maxMaintenanceFee: 800 })],
    ['priceCutDays=7', search({ priceCutDays: 7 })],
    ['minGrossYield=5&sort=grossYieldDesc', search({ minGrossYield: 5, sortBy: 'grossYieldDesc' })],
    ['virtualTour=true&pets=true', search({ virtualTour: true, pets: true })],
    ['type=lease&furnished=true', search({ type: 'lease', minPrice: 1000, maxPrice: 5000, furnished: true })],
    ['near=school%3A15%2Cstation%3A10', search({ near: { school: 15, station: 10 } })],
    ['keywords=heated+pool', search({ keywords: 'heated pool' })],
    [
      'commute=43.6453%2C-79.3806%2Ctransit%2C30%2C0830%2CUnion+Station%2C+Toronto&commute=43.7%2C-79.4%2Cwalk%2C15%2C1700',
      search({
        commutes: [
          {
            to: { latitude: 43.6453, longitude: -79.3806 },
            mode: 'transit',
            minutes: 30,
            at: '08:30',
            label: 'Union Station, Toronto',
          },
          { to: { latitude: 43.7, longitude: -79.4 }, mode: 'walk', minutes: 15, at: '17:00', label: '' },
        ],
      }),
    ],
    ['activeDays=7', search({ activeDays: 7 })],
    ['show=sold', search({ showActive: false, showSold: true })],
    ['show=both&activeDays=30&soldDays=720', search({ activeDays: 30, showSold: true, soldDays: 720 })],
    ['satellite=1&panel=closed', search({ satellite: true, panelOpen: false })],
    ['prices=sold', search({ prices: 'sold' })],
    [
      'amenity=43.6453%3B-79.3806%3Bstation%3BUnion+Station%3B+Toronto',
      search({
        amenity: {
          point: { latitude: 43.6453, longitude: -79.3806 },
          kind: 'station',
          name: 'Union Station; Toronto',
        },
      }),
    ],
    [
      'at=43.6532%3B-79.3832&z=14.5',
      search({ camera: { center: { latitude: 43.6532, longitude: -79.3832 }, zoom: 14.5 } }),
    ],
    [
      'within=43.7%3B-79.3%3B43.6%3B-79.5',
      search({ within: { north: 43.7, east: -79.3, south: 43.6, west: -79.5 } }),
    ],
    [
      'draw=_p%7EiF%7Eps%7CU_ulLnnqC_mqNvxq%60%40',
      search({
        drawnArea: [
          [-120.2, 38.5],
          [-120.95, 40.7],
          [-126.453, 43.252],
          [-120.2, 38.5],
        ],
      }),
    ],
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
    ['open=tomorrow', {}],
    ['exactBeds=true', {}],
    ['beds=2&exactBeds=yes', { minBeds: 2 }],
    ['minParkingSpaces=1000000&minLotSizeSqft=-1&maxMaintenanceFee=1e3', {}],
    ['minYearBuilt=2010&maxYearBuilt=1990', { minYearBuilt: 2010 }],
    ['basement=cave&priceCutDays=3651', {}],
    ['basement=true&pets=finished&minParkingSpaces=', {}],
    ['virtualTour=1&pets=false', {}],
    ['furnished=true', {}],
    ['minGrossYield=101', {}],
    ['type=lease&minGrossYield=5&sort=grossYieldDesc', { type: 'lease', minPrice: 1000, maxPrice: 5000 }],
    ['type=lease&maxMaintenanceFee=800', { type: 'lease', minPrice: 1000, maxPrice: 5000 }],
    ['minPrice=abc&maxPrice=-5', {}],
    ['minPrice=900000&maxPrice=500000', { minPrice: 500_000, maxPrice: 900_000 }],
    ['maxPrice=99000000', { maxPrice: 7_000_000 }],
    ['beds=9', { minBeds: 5 }],
    ['home=castle,detached', { homeTypes: ['detached'] }],
    ['sort=cheapest', {}],
    ['page=0', {}],
    ['page=1e3', {}],
    ['city=%20%20', {}],
    ['sqft=600', {}],
    ['keywords=%20%20', {}],
    [`keywords=${'a'.repeat(300)}`, { keywords: 'a'.repeat(200) }],
    ['near=school:12,castle:15,park:20m,stop:,school', {}],
    ['near=station:10,school:5,school:30', { near: { school: 5, station: 10 } }],
    ['commute=86,-79,walk,15,0830&commute=43,-79,fly,15,0830&commute=43,-79,walk,12,0830', {}],
    ['commute=43,-79,walk,95,0830&commute=43,-79,walk,15,2460&commute=43;-79,walk,15,0830&commute=', {}],
    [
      'commute=x&commute=43.123456,-79,walk,15,0830,%20a%20&commute=43.123456,-79,walk,15,0830,%20a%20&commute=1,2,bike,90,0000',
      {
        commutes: [
          { to: { latitude: 43.12346, longitude: -79 }, mode: 'walk', minutes: 15, at: '08:30', label: 'a' },
          { to: { latitude: 1, longitude: 2 }, mode: 'bike', minutes: 90, at: '00:00', label: '' },
        ],
      },
    ],
    ['show=everything&soldDays=7', {}],
    ['show=sold&activeDays=7', { showActive: false, showSold: true }],
    ['show=both&activeDays=8&soldDays=-1', { showSold: true }],
    ['draw=broken', {}],
    ['satellite=yes&panel=shut&prices=later', {}],
    ['at=91;0', {}],
    ['amenity=43;-79;casino;Joe', {}],
    ['amenity=91;-79;school;A&amenity=43;-79;school; &amenity=43;-79', {}],
    ['within=43.6;-79.3;43.7;-79.5', {}],
    ['within=43.7;-79.3', {}],
    ['within=43.7;-79.3;43.6;-79.5;1', {}],
    ['state=Ontario&within=43.7;-79.3;43.6;-79.5', { state: 'Ontario' }],
    ['at=43;-79', { camera: { center: { latitude: 43, longitude: -79 }, zoom: 17 } }],
  ])('repairs %j', (query, expected) => {
    expect(parseSearch(new URLSearchParams(query))).toEqual(search(expected));
  });

  it("prefers the path's place to the query's", () => {
    const found = parseSearch(new URLSearchParams('city=Ottawa&neighborhood=Glebe'), { city: 'Toronto' });
    expect(found.city).toBe('Toronto');
    expect(found.neighborhood).toBeUndefined();
  });

  it('leaves out a place that the path contains', () => {
    expect(printSearch(search({ city: 'Toronto', page: 2 }), { place: false }).toString()).toBe('page=2');
  });

  it('opens every query string, and reads a printed one back unchanged', () => {
    for (let seed = 1; seed <= 10_000; seed += 1) {
      const query = randomQuery(seed);
      const found = parseSearch(new URLSearchParams(query));
      const printed = printSearch(found).toString();
      expect(printSearch(parseSearch(new URLSearchParams(printed))).toString(), query).toBe(printed);
      expect(found.showActive || found.showSold, query).toBe(true);
      expect(found.minPrice, query).toBeLessThanOrEqual(found.maxPrice);
    }
  });
});

const NAMES =
  'type minPrice maxPrice beds exactBeds minParkingSpaces minLotSizeSqft minYearBuilt maxYearBuilt basement maxMaintenanceFee priceCutDays virtualTour pets furnished baths sqft home open near keywords commute show activeDays soldDays state city neighborhood sort page draw within satellite panel prices at z x'.split(
    ' ',
  );
const VALUES =
  'sale lease true false finished 1990 2010 800 2 0 1 7 -5 1e9 999999999999 NaN 1250 90 school:15,castle:5 detached,castle weekend sold both listPriceAsc closed 43.6,-79.3,walk,15,0830 43.6,-79.3,drive,90,2359,%C3%A9 43.6;-79.3 43.7;-79.3;43.6;-79.5 91;0 ;; _p~iF~ps|U_ulLnnqC_mqNvxq`@ ~~~~ %00 %F0%9F%8F%A0 %E0%A4%A %2B+%20 <script> é'.split(
    ' ',
  );

/** Returns a query string of valid and invalid names and values, always the same for a seed (mulberry32). */
function randomQuery(seed: number): string {
  let state = seed;
  const next = (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
  return Array.from(
    { length: next(9) },
    () =>
      `${NAMES[next(NAMES.length)]}=${VALUES[next(VALUES.length)]}${VALUES[next(VALUES.length * 3)] ?? ''}`,
  ).join('&');
}
