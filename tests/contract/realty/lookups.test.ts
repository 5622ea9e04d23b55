import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  WireAutocomplete,
  WireBoundary,
  WireListingsPage,
  WireLocations,
  WireParameterErrors,
} from '#api/realty/contract.ts';
import { WIRE_SCHEMAS } from '#server/realty/openapi/wireSchemas.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';
import { get, type Parameters } from './calls.ts';

describe('lookups', () => {
  let services: TestServices;

  beforeAll(async () => {
    services = await makeTestServices();
  });

  afterAll(async () => {
    await services.close();
  });

  describe('GET /realty/autocomplete', () => {
    const lookUp = (search: string, more: Record<string, string | number> = {}) =>
      get<WireAutocomplete>(services, '/realty/autocomplete', { search, resultsPerPage: 5, ...more });

    it('returns listings for a part of the address, active ones first', async () => {
      const { status, body } = await lookUp('rosemount', { resultsPerPage: 100 });
      expect(status).toBe(200);
      expect(WIRE_SCHEMAS.autocomplete.safeParse(body).error).toBeUndefined();
      const statuses = body.listings.map((listing) => listing.status);
      expect(new Set(statuses)).toEqual(new Set(['A', 'U']));
      expect(statuses).toEqual(statuses.toSorted());
    });

    it('puts an old active listing before a new sold one', async () => {
      const elm = { streetNumber: '5', streetName: 'Elm' };
      const listings = [
        createMockGeneratedListing({ ...elm, mlsNumber: 'E1', status: 'U', lastStatus: 'Sld', listDay: -5 }),
        createMockGeneratedListing({ ...elm, mlsNumber: 'E2', listDay: -50 }),
      ];
      const own = await makeTestServices({ listings });
      const { body } = await get<WireAutocomplete>(own, '/realty/autocomplete', { search: '5 elm' });
      expect(body.listings.map((listing) => listing.mlsNumber)).toEqual(['E2', 'E1']);
      await own.close();
    });

    it('returns listings of the area if no listing has the postal code', async () => {
      const { body } = await lookUp('M5V 9Z9');
      expect(body.listings.length).toBeGreaterThan(0);
      expect(body.listings.every((listing) => listing.address?.zip?.startsWith('M5V'))).toBe(true);
      expect((await lookUp('X9X 9X9')).body.listings).toEqual([]);
    });

    it('finds an MLS number by its beginning, in any case', async () => {
      const { body } = await lookUp('t90000');
      expect(body.listings.map((listing) => listing.mlsNumber)).toEqual(['T9000003', 'T9000001', 'T9000002']);
    });

    it('searches only the searchFields, and returns the requested fields', async () => {
      const numbers = await lookUp('t90000', { searchFields: 'address.streetName,address.streetNumber' });
      expect(numbers.body.listings).toEqual([]);
      const streets = await lookUp('rosemount', { searchFields: 'mlsNumber' });
      expect(streets.body.listings).toEqual([]);
      const { body } = await lookUp('77 bay', { fields: 'address.streetNumber', aggregates: 'x' });
      expect(body.listings[0]).toEqual({
        mlsNumber: 'T9000003',
        boardId: 2,
        address: { streetNumber: '77' },
      });
    });

    it.each([
      ['search', { search: 'a' }],
      ['search', { search: ' a ' }],
      ['search', {}],
      ['resultsPerPage', { search: 'bay', resultsPerPage: 101 }],
      ['class', { search: 'bay', class: 'castle' }],
    ])('returns a 400 that names %s for %o', async (param, parameters) => {
      const { status, body } = await get<WireParameterErrors>(services, '/realty/autocomplete', parameters);
      expect(status).toBe(400);
      expect(body[0]?.param).toBe(param);
    });

    it.each(['%%', "'; drop table listing --", '"or" *', '\\u0000', '--', 'né à'])(
      'reads %s as text',
      async (search) => {
        expect((await lookUp(search)).status).toBe(200);
        const found = await get(services, '/realty/listings', { search, listings: false });
        expect(found.status).toBe(200);
      },
    );
  });

  describe('GET /realty/locations', () => {
    it('returns neighbourhoods and cities for a part of the name, without regard to accents', async () => {
      const { status, body } = await get<WireLocations>(services, '/realty/locations', { search: 'mont' });
      expect(status).toBe(200);
      expect(WIRE_SCHEMAS.locations.safeParse(body).error).toBeUndefined();
      expect(body.search.cities.map((city) => city.name)).toEqual(['Montréal']);
      expect(body.search.neighborhoods).toEqual([
        {
          name: 'Le Plateau-Mont-Royal',
          city: 'Montréal',
          state: 'Québec',
          location: { latitude: 45.5, longitude: expect.closeTo(-73.65, 6) },
          enoughSales: false,
        },
      ]);
    });

    it('returns all places of a city for an empty search, and none for an unknown name', async () => {
      const all = await get<WireLocations>(services, '/realty/locations', { city: 'toronto' });
      expect(all.body.search.neighborhoods.map((place) => place.name).sort()).toEqual([
        'Leslieville',
        'The Annex',
      ]);
      const empty = await get<WireLocations>(services, '/realty/locations', { search: 'atlantis' });
      expect(empty.body).toEqual({ search: { neighborhoods: [], cities: [] } });
    });
  });

  describe('GET /realty/locations/autocomplete', () => {
    const suggest = async (parameters: Parameters) => {
      const { status, body } = await get(services, '/realty/locations/autocomplete', parameters);
      expect(status).toBe(200);
      return WIRE_SCHEMAS.placeSuggestions.parse(body);
    };

    it('returns places in the form of the public listing API', async () => {
      const [city, ...others] = (await suggest({ search: 'montr', type: 'city', boundary: true })).locations;
      expect(others).toEqual([]);
      expect(city).toMatchObject({
        locationId: 'city-quebec-montreal-montreal',
        name: 'Montréal',
        type: 'city',
        address: { country: 'CA', state: 'Québec', city: 'Montréal' },
      });
      expect(city?.map?.boundary?.[0]?.[0]).toEqual(city?.map?.boundary?.[0]?.at(-1));
    });

    it.each<[string, Parameters, string[]]>([
      ['the kind', { search: 'mont', type: 'neighborhood' }, ['Le Plateau-Mont-Royal']],
      ['kinds that the store does not have', { search: 'mont', type: ['school', 'area'] }, []],
      ['the province', { search: 'mont', state: 'QC', type: 'city' }, ['Montréal']],
      ['another province', { search: 'mont', state: ['ON', 'BC'] }, []],
      ['the city', { search: 'the', city: 'Toronto' }, ['The Annex']],
      ['a circle', { search: 'mont', lat: 45.5, long: -73.65, radius: 1 }, ['Le Plateau-Mont-Royal']],
      ['a circle elsewhere', { search: 'mont', lat: 43.6, long: -79.4, radius: 100 }, []],
      ['the number of results', { search: 'mont', resultsPerPage: 1 }, ['Montréal']],
    ])('filters by %s', async (_, parameters, names) => {
      expect((await suggest(parameters)).locations.map(({ name }) => name)).toEqual(names);
    });

    it('counts all, and sends the requested fields and no outline by default', async () => {
      expect(await suggest({ search: 'mont', resultsPerPage: 1, fields: 'name,map.*,address.city' })).toEqual(
        {
          page: 1,
          numPages: 2,
          pageSize: 1,
          count: 2,
          locations: [
            {
              name: 'Montréal',
              map: { latitude: expect.any(String), longitude: expect.any(String) },
              address: { city: 'Montréal' },
            },
          ],
        },
      );
    });

    it.each([
      ['search', { search: 'mo' }],
      ['search', {}],
      ['type', { search: 'mont', type: 'property' }],
      ['resultsPerPage', { search: 'mont', resultsPerPage: 11 }],
      ['minSize', { search: 'mont', minSize: 3 }],
    ])('returns a 400 that names %s for %o', async (param, parameters) => {
      const { status, body } = await get<WireParameterErrors>(
        services,
        '/realty/locations/autocomplete',
        parameters,
      );
      expect([status, body[0]?.param]).toEqual([400, param]);
    });
  });

  describe('GET /realty/locations/boundary', () => {
    it('returns closed rings of a city or a neighbourhood', async () => {
      for (const [name, type] of [
        ['MONTREAL', 'city'],
        ['the annex', 'neighborhood'],
      ] as const) {
        const { status, body } = await get<WireBoundary>(services, '/realty/locations/boundary', {
          name,
          type,
          boardId: 2,
        });
        expect(status).toBe(200);
        expect(WIRE_SCHEMAS.boundary.safeParse(body).error).toBeUndefined();
        expect(body.path.length).toBeGreaterThan(0);
        for (const ring of body.path) expect(ring[0]).toEqual(ring.at(-1));
      }
    });

    it('returns a polygon that the search accepts', async () => {
      const { body } = await get<WireBoundary>(services, '/realty/locations/boundary', {
        name: 'The Annex',
        type: 'neighborhood',
        city: 'Toronto',
        state: 'ON',
      });
      const within = await get<{ count: number }>(services, '/realty/listings', {
        map: JSON.stringify(body.path),
      });
      const named = await get<{ count: number }>(services, '/realty/listings', {
        neighborhood: 'The Annex',
      });
      expect(within.body.count).toBe(named.body.count);
    });

    it('returns a 404 for an unknown place, and a 400 without a name or with another type', async () => {
      const call = (parameters: Record<string, string>) =>
        get<WireParameterErrors>(services, '/realty/locations/boundary', parameters);
      expect((await call({ name: 'Atlantis', type: 'city' })).status).toBe(404);
      expect((await call({ name: 'The Annex', type: 'neighborhood', city: 'Montréal' })).status).toBe(404);
      const wrong = await call({ type: 'street' });
      expect(wrong.status).toBe(400);
      expect(wrong.body.map((error) => error.param)).toEqual(['name', 'type']);
    });
  });
});

describe('keywords', () => {
  it.each(['dog', 'pets', 'cat', 'chien', 'chiens', 'animaux'])(
    '%s finds homes that allow pets',
    async (search) => {
      const condo = (mlsNumber: string, pets: string | null) =>
        createMockGeneratedListing({
          mlsNumber,
          class: 'CondoProperty',
          condominium: { fees: { maintenance: 300 }, pets },
        });
      const listings = [
        condo('P1000001', 'Y'),
        condo('P1000002', 'Restrict'),
        condo('P1000003', 'N'),
        condo('P1000004', null),
        condo('P1000005', 'Not allowed'),
      ];
      const own = await makeTestServices({ listings });
      const { body } = await get<WireListingsPage>(own, '/realty/listings', { search });
      expect(body.listings.map(({ mlsNumber }) => mlsNumber).toSorted()).toEqual(['P1000001', 'P1000002']);
      await own.close();
    },
  );
});
