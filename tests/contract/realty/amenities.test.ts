import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireAmenities, WireNamedAmenities, WireNearestAmenities } from '#api/realty/amenityContract.ts';
import type { WireParameterErrors } from '#api/realty/contract.ts';
import { makeRealty } from '#server/realty/makeRealty.ts';
import { WIRE_SCHEMAS } from '#server/realty/openapi/wireSchemas.ts';
import {
  type AmenityInput,
  type AmenitySourceInput,
  FewerAmenities,
  removeAmenities,
  storeAmenities,
} from '#server/store/amenities/storeAmenities.ts';
import type { Store } from '#server/store/store.ts';
import { openFeed } from '#server/upstream/feed/openFeed.ts';
import { makeUpstreamRealty } from '#server/upstream/makeUpstreamRealty.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { mapOf, type Parameters, pathWith } from './calls.ts';

const CITY: AmenitySourceInput = {
  key: 'city',
  name: 'City of Toronto',
  attribution: 'Open Government Licence – Toronto',
  name_fr: 'Ville de Toronto',
  url: 'https://open.toronto.ca',
  day: 20_000,
};
const TRANSIT: AmenitySourceInput = {
  ...CITY,
  key: 'transit',
  name: 'Toronto Transit',
  url: null,
  day: 20_400,
};

const HOME = { lat: 43.65, long: -79.38 };
/** Degrees of a metre to the north. */
const METRE = 1 / 111_195;
const north = (metres: number) => ({ latitude: HOME.lat + metres * METRE, longitude: HOME.long });

const SCHOOL: AmenityInput = {
  key: 'school-1',
  kind: 'school',
  name: 'Lord Lansdowne',
  ...north(400),
  level: 'elementary',
  board: 'TDSB',
  rating: { value: 7.2, outOf: 10, source: 'Fraser Institute' },
};
const AMENITIES: AmenityInput[] = [
  SCHOOL,
  { key: 'park-1', kind: 'park', name: 'Bellevue Square', ...north(900) },
  { key: 'park-far', kind: 'park', name: 'High Park', ...north(8000) },
];
const STOPS: AmenityInput[] = [
  { key: 'a', kind: 'stop', name: 'Queen St at Bay St', ...north(100), lines: ['501', '301'] },
  { key: 'b', kind: 'stop', name: 'Queen St at Bay St', ...north(130), lines: ['501', '97'] },
  { key: 'c', kind: 'stop', name: 'Queen St at York St', ...north(300), lines: ['501'] },
  { key: 's', kind: 'station', name: 'Osgoode', ...north(500), lines: ['Line 1'] },
];

describe.each(storeDialects())('amenities in $name', ({ open, end }) => {
  let store: Store;
  let fetch: (path: string, headers?: Record<string, string>) => Promise<Response>;
  const get = async <Body>(path: string, parameters: Parameters = {}) => {
    const answer = await fetch(pathWith(path, parameters));
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body };
  };
  const find = (parameters: Parameters) => get<WireAmenities>('/realty/amenities', parameters);
  const nearest = (parameters: Parameters = {}) =>
    get<WireNearestAmenities>('/realty/amenities/nearest', { ...HOME, ...parameters });
  const idsOf = ({ body }: { body: WireAmenities | WireNearestAmenities }) =>
    body.amenities.map(({ id }) => id);

  beforeAll(async () => {
    store = await open();
    const clock = { now: () => SMALL_DATASET_NOW };
    const realty = makeRealty({ store, clock, sessionOf: async () => ({ kind: 'visitor' }) });
    fetch = async (path, headers = {}) => realty.fetch(new Request(`http://localhost${path}`, { headers }));
    await storeAmenities(store, CITY, AMENITIES);
    await storeAmenities(store, TRANSIT, STOPS);
    // PostgreSQL in this process needs seconds to start.
  }, 60_000);

  afterAll(async () => {
    await store.close();
    await end();
  });

  test('of a view come with all their facts, and with the sources of these', async () => {
    const { status, body } = await find({ map: mapOf(-79.39, 43.65, -79.37, 43.66), kinds: 'school,park' });
    expect(status).toBe(200);
    expect(WIRE_SCHEMAS.amenities.safeParse(body).error).toBeUndefined();
    expect(idsOf({ body }).toSorted()).toEqual(['city/park-1', 'city/school-1']);
    expect(body.amenities.find(({ kind }) => kind === 'school')).toEqual({
      id: 'city/school-1',
      kind: 'school',
      name: 'Lord Lansdowne',
      latitude: SCHOOL.latitude,
      longitude: SCHOOL.longitude,
      level: 'elementary',
      board: 'TDSB',
      rating: { value: 7.2, outOf: 10, source: 'Fraser Institute' },
      lines: [],
      source: 'city',
    });
    expect(body.hasMore).toBe(false);
    expect(body.sources).toEqual([
      {
        key: 'city',
        name: 'City of Toronto',
        attribution: 'Open Government Licence – Toronto',
        nameFr: 'Ville de Toronto',
        attributionFr: null,
        url: 'https://open.toronto.ca',
        asOf: '2024-10-04',
      },
    ]);
  });

  test('are found in a circle, in a polygon and as repeated kinds', async () => {
    expect(idsOf(await find({ ...HOME, radius: 0.2 })).toSorted()).toEqual(['transit/a', 'transit/b']);
    const triangle = JSON.stringify([
      [
        [-79.39, 43.65],
        [-79.37, 43.65],
        [-79.37, 43.66],
        [-79.39, 43.65],
      ],
    ]);
    expect(idsOf(await find({ map: triangle, kinds: ['stop', 'park'] })).toSorted()).toEqual([
      'transit/a',
      'transit/b',
      'transit/c',
    ]);
  });

  test('above the limit are a selection that stays the same', async () => {
    const first = await find({ ...HOME, radius: 2, limit: 3 });
    expect(first.body.amenities).toHaveLength(3);
    expect(first.body.hasMore).toBe(true);
    expect(idsOf(await find({ ...HOME, radius: 2, limit: 3 }))).toEqual(idsOf(first));
  });

  test('may be cached by everybody, and are sent once', async () => {
    const path = pathWith('/realty/amenities', { ...HOME, radius: 1 });
    const answer = await fetch(path);
    expect(answer.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+/);
    const tag = answer.headers.get('ETag') ?? '';
    expect((await fetch(path, { 'If-None-Match': tag })).status).toBe(304);
  });

  test.each([
    ['an unknown kind', { ...HOME, radius: 1, kinds: 'casino' }, 'kinds'],
    ['no area', { kinds: 'school' }, 'map'],
    ['half a circle', { lat: 43 }, 'lat'],
    ['a text as map', { map: 'here' }, 'map'],
    ['a view of a province', { map: mapOf(-80, 43, -78.9, 43.5) }, 'map'],
    ['a circle of a province', { ...HOME, radius: 60 }, 'radius'],
    ['too high a limit', { ...HOME, radius: 1, limit: 100_000 }, 'limit'],
    ['an unknown parameter', { ...HOME, radius: 1, city: 'Toronto' }, 'city'],
  ])('are refused for %s', async (_name, parameters, param) => {
    const { status, body } = await get<WireParameterErrors>('/realty/amenities', parameters);
    expect(status).toBe(400);
    expect(body.map((error) => error.param)).toEqual([param]);
  });

  test('nearest to a point come by kind and distance, stops of one crossing once', async () => {
    const { status, body } = await nearest();
    expect(status).toBe(200);
    expect(WIRE_SCHEMAS.nearestAmenities.safeParse(body).error).toBeUndefined();
    expect(body.amenities.map(({ id, metres, lines }) => [id, metres, lines])).toEqual([
      ['city/school-1', 400, []],
      ['transit/s', 500, ['Line 1']],
      ['transit/a', 100, ['501', '301', '97']],
      ['transit/c', 300, ['501']],
      ['city/park-1', 900, []],
    ]);
    expect(body.sources.map(({ key }) => key)).toEqual(['city', 'transit']);
  });

  test('nearest to a point take a number, kinds and a radius', async () => {
    expect(idsOf(await nearest({ limit: 1, kinds: 'stop' }))).toEqual(['transit/a']);
    expect(idsOf(await nearest({ radius: 10, kinds: 'park' }))).toEqual(['city/park-1', 'city/park-far']);
    expect((await nearest({ lat: 'x' })).status).toBe(400);
  });

  test('nearest to a point without any are an empty list', async () => {
    expect((await nearest({ lat: 60, long: -100 })).body).toEqual({ amenities: [], sources: [] });
  });

  test('come from the store also if the listings come from a live feed', async () => {
    const clock = { now: () => SMALL_DATASET_NOW };
    const feed = openFeed({ url: 'http://127.0.0.1:9', key: 'k', callsAMinute: 1, clock, log: () => {} });
    const upstream = makeUpstreamRealty({
      feed,
      store,
      clock,
      sessionOf: async () => ({ kind: 'visitor' }),
    });
    const path = pathWith('/realty/amenities/nearest', { ...HOME, kinds: 'school' });
    const answer = await upstream.fetch(new Request(`http://localhost${path}`));
    expect(idsOf({ body: (await answer.json()) as WireNearestAmenities })).toEqual(['city/school-1']);
  });

  describe('by name', () => {
    const montreal = { latitude: 45.515, longitude: -73.561 };
    const named: AmenityInput[] = [
      { key: 'u1', kind: 'station', name: 'Union', ...north(0) },
      { key: 'u2', kind: 'park', name: 'Union Park', ...north(2000) },
      { key: 'u3', kind: 'stop', name: 'Union Station', ...north(30) },
      { key: 'b', kind: 'station', name: 'Station Berri-UQAM', ...montreal },
      { key: 'r1', kind: 'school', name: 'Riverdale Junior Public School', ...north(3000) },
      { key: 'r2', kind: 'school', name: 'Riverdale Public School', latitude: 49.2, longitude: -123 },
      { key: 'r3', kind: 'school', name: 'Riverdale Public School', ...north(5000) },
      { key: 'r4', kind: 'library', name: 'Riverdale Library', ...north(3100) },
      { key: 't', kind: 'park', name: 'Trinity Bellwoods Park', ...north(900) },
      { key: 'h', kind: 'hospital', name: 'Hôpital Notre-Dame', ...montreal },
      { key: 's', kind: 'school', name: 'École Saint-Enfant-Jésus', ...montreal },
    ];
    const byName = (search: string, parameters: Parameters = {}) =>
      get<WireNamedAmenities>('/realty/amenities/search', { search, ...parameters });
    const keys = async (search: string, parameters: Parameters = {}) =>
      (await byName(search, parameters)).body.amenities
        .filter(({ source }) => source === 'named')
        .map(({ id }) => id.slice('named/'.length));

    beforeAll(async () => {
      await storeAmenities(store, { ...CITY, key: 'named' }, named);
      const place = { kind: 'city', active_count: 1, sold_count: null } as const;
      const box = (longitude: number, latitude: number) =>
        JSON.stringify([
          [
            [
              [longitude - 0.2, latitude - 0.2],
              [longitude + 0.2, latitude - 0.2],
              [longitude + 0.2, latitude + 0.2],
              [longitude - 0.2, latitude - 0.2],
            ],
          ],
        ]);
      const cities = [
        { name: 'Montréal', folded: 'montreal', state: 'Quebec', folded_state: 'quebec', ...montreal },
        { name: 'Toronto', folded: 'toronto', state: 'Ontario', folded_state: 'ontario', ...north(0) },
      ];
      await store.database
        .insertInto('place')
        .values(
          cities.map((city, id) => ({
            ...place,
            ...city,
            id: 1000 + id,
            city: city.name,
            folded_city: city.folded,
            boundary: box(city.longitude, city.latitude),
          })),
        )
        .execute();
    });

    afterAll(() => removeAmenities(store, 'named'));

    test('come with their city and with their source', async () => {
      const { status, body } = await byName('berri');
      expect(status).toBe(200);
      expect(WIRE_SCHEMAS.namedAmenities.safeParse(body).error).toBeUndefined();
      expect(body.amenities).toMatchObject([
        { name: 'Station Berri-UQAM', city: 'Montréal', state: 'Quebec' },
      ]);
      expect(body.sources.map(({ key }) => key)).toEqual(['named']);
    });

    test.each<[text: string, keys: string[], parameters?: Parameters]>([
      // A word for a kind needs not be in the name.
      ['union station', ['u1']],
      ['Union Stat', ['u1']],
      ['union', ['u1', 'u2']],
      ['union', ['u3'], { kinds: 'stop' }],
      ['métro Berri UQAM', ['b']],
      ['berri-u', ['b']],
      ['trinity bellwoods', ['t']],
      ['hopital notre dame', ['h']],
      ['ecole st-enfant jesus', ['s']],
      // The same name, the nearer one first; a longer name after it.
      ['Riverdale Public School', ['r3', 'r2', 'r1'], HOME],
      ['riverdale public school', ['r2', 'r3', 'r1'], { lat: 49, long: -123 }],
      ['riverdale library', ['r4']],
      // Typing errors.
      ['Riverdle Public School', ['r3', 'r2', 'r1'], HOME],
      ['unoin station', ['u1']],
      ['Trinty Belwoods Park', ['t']],
      ['Berri-UQMA', ['b']],
      // A kind alone, and what no name has.
      ['school', []],
      ['Atlantis School', []],
      ['of', []],
      ['3 bed condo in riverdale under 700k', []],
    ])('are found by %s: %j', async (text, expected, parameters) => {
      expect(await keys(text, parameters)).toEqual(expected);
    });

    test('are found by the names of the newest load only', async () => {
      const own = { ...CITY, key: 'named-2' };
      const [first] = named;
      await storeAmenities(store, own, [{ ...first, key: 'x', name: 'Quayside' } as AmenityInput]);
      await storeAmenities(store, own, [{ ...first, key: 'x', name: 'Wharfside' } as AmenityInput]);
      expect((await byName('quayside')).body.amenities).toEqual([]);
      expect((await byName('wharfside')).body.amenities).toHaveLength(1);
      await removeAmenities(store, own.key);
      expect((await byName('wharfside')).body).toEqual({ amenities: [], sources: [] });
    });

    test.each<[string, Parameters, string]>([
      ['no text', {}, 'search'],
      ['half a point', { search: 'union', lat: 43 }, 'lat'],
      ['an unknown kind', { search: 'union', kinds: 'casino' }, 'kinds'],
    ])('are refused for %s', async (_name, parameters, param) => {
      const { status, body } = await get<WireParameterErrors>('/realty/amenities/search', parameters);
      expect(status).toBe(400);
      expect(body.map((error) => error.param)).toEqual([param]);
    });
  });

  describe('of a source', () => {
    const own: AmenitySourceInput = { ...CITY, key: 'own', name: 'Own' };
    const many = (count: number, kind: AmenityInput['kind'] = 'daycare'): AmenityInput[] =>
      Array.from({ length: count }, (_, at) => ({
        key: `${kind}-${at}`,
        kind,
        name: `${kind} ${at}`,
        latitude: 50 + at * METRE,
        longitude: -100,
      }));
    const countThere = async () =>
      (await find({ lat: 50, long: -100, radius: 20, limit: 1000 })).body.amenities.length;

    test('are replaced as a whole, and those of others stay', async () => {
      expect(await storeAmenities(store, own, many(60))).toEqual({ daycare: 60 });
      const renewed = [...many(40), { ...many(1)[0], key: 'new', name: 'New' } as AmenityInput];
      await storeAmenities(store, { ...own, day: 20_100 }, renewed);
      const { body } = await find({ lat: 50, long: -100, radius: 20 });
      expect(body.amenities).toHaveLength(41);
      expect(body.sources.map(({ asOf }) => asOf)).toEqual(['2025-01-12']);
      expect(idsOf(await nearest({ kinds: 'school' }))).toEqual(['city/school-1']);
    });

    test('stay if a load has none, or less than half of a kind unless it is forced', async () => {
      await storeAmenities(store, own, [...many(60), ...many(60, 'library')], { isForced: true });
      await expect(storeAmenities(store, own, [], { isForced: true })).rejects.toThrow(FewerAmenities);
      const fewer = [...many(60), ...many(25, 'library')];
      await expect(storeAmenities(store, own, fewer)).rejects.toThrow(
        'Own now has 25 of kind library, and 60 are stored, which stay',
      );
      expect(await countThere()).toBe(120);
      await storeAmenities(store, own, fewer, { isForced: true });
      expect(await countThere()).toBe(85);
    });

    test('stay if a load fails in its middle', async () => {
      await storeAmenities(store, own, many(30), { isForced: true });
      const broken = [...many(30), { ...many(1)[0], key: 'x', name: null }] as unknown as AmenityInput[];
      await expect(storeAmenities(store, own, broken)).rejects.toThrow();
      expect(await countThere()).toBe(30);
    });

    test('are removed with it', async () => {
      await storeAmenities(store, own, many(5), { isForced: true });
      expect(await removeAmenities(store, 'own')).toBe(true);
      expect(await removeAmenities(store, 'own')).toBe(false);
      expect(await countThere()).toBe(0);
    });
  });
});
