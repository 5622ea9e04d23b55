import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireListingsPage, WireParameterErrors } from '#api/realty/contract.ts';
import { WIRE_SCHEMAS } from '#server/realty/openapi/wireSchemas.ts';
import { CUSTOMER, makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';
import { smallDatasetListings } from '#tests/support/services/smallDataset.ts';
import { get, mapOf, type Parameters, post } from './calls.ts';

const TORONTO = { latitude: 43.7, longitude: -79.45 };
const UNKNOWN = ['is not a parameter of this call: its OpenAPI description lists them'];

describe('parameters of the realty service', () => {
  let services: TestServices;

  beforeAll(async () => {
    services = await makeTestServices({ session: CUSTOMER });
  });

  afterAll(async () => {
    await services.close();
  });

  it.each([
    '/realty/listings?utm_source=mail',
    '/realty/listings/T9000003?utm_source=mail',
    '/realty/listings/T9000003/similar?utm_source=mail',
    '/realty/listings/T9000003/suggestions?utm_source=mail',
    '/realty/listings/history?city=Toronto&streetName=Bay&utm_source=mail',
    '/realty/autocomplete?search=bay&utm_source=mail',
    '/realty/locations?utm_source=mail',
    '/realty/locations/boundary?name=Toronto&type=city&utm_source=mail',
    '/realty/meta?group=real_estate&utm_source=mail',
  ])('answers 400 for an unknown one: %s', async (path) => {
    const { status, body } = await get<WireParameterErrors>(services, path);
    expect([status, body]).toEqual([400, [{ param: 'utm_source', msg: UNKNOWN }]]);
  });

  it('names every unknown member of a body, also of a count', async () => {
    for (const path of ['/realty/listings', '/realty/listings?type=count']) {
      const answer = await post<WireParameterErrors>(services, path, {
        minBed: 3,
        maxprice: 5,
        type: 'sale',
      });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual(['minBed', 'maxprice'].map((param) => ({ param, msg: UNKNOWN })));
    }
  });

  const { latitude, longitude } = TORONTO;
  it.each<[string, Parameters]>([
    ['the whole country', {}],
    ['a circle', { lat: latitude, long: longitude, radius: 15 }],
    ['a polygon', { map: '[[[-80,44],[-79,44],[-79,43],[-80,44]]]' }],
    ['a box', { map: mapOf(-79.5, 43.6, -79.3, 43.8) }],
    ['words', { search: 'pool' }],
  ])('counts the listings of %s by the fields of aggregates', async (_, parameters) => {
    const { body } = await get<WireListingsPage>(services, '/realty/listings', {
      ...parameters,
      resultsPerPage: 200,
      aggregates: 'details.propertyType,address.neighborhood',
    });
    expect(WIRE_SCHEMAS.page.safeParse(body).error).toBeUndefined();
    expect(body.numPages).toBe(body.count > 200 ? 2 : 1);
    const second = await get<WireListingsPage>(services, '/realty/listings', {
      ...parameters,
      resultsPerPage: 200,
      pageNum: 2,
    });
    const listings = [...body.listings, ...second.body.listings];
    const countsOf = (values: (string | number | null | undefined)[]) =>
      Object.fromEntries([...Map.groupBy(values, String)].map(([value, same]) => [value, same.length]));
    const { details, address } = body.aggregates ?? {};
    expect(details?.['propertyType']).toEqual(countsOf(listings.map((one) => one.details?.['propertyType'])));
    expect(address?.['neighborhood']).toEqual(countsOf(listings.map((one) => one.address?.neighborhood)));
    const sizes = Object.values(address?.['neighborhood'] ?? {});
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  });

  it('serves clusters, statistics and counts of one search together', async () => {
    const { body } = await get<WireListingsPage>(services, '/realty/listings', {
      aggregates: 'map,address.city',
      statistics: 'cnt-available',
      listings: false,
    });
    const cities = Object.values(body.aggregates?.address?.['city'] ?? {});
    expect(cities.reduce((sum, count) => sum + count, 0)).toBe(body.count);
    expect(body.aggregates?.map?.clusters.length).toBeGreaterThan(0);
    const active = smallDatasetListings().filter((one) => one.status === 'A');
    expect([body.count, body.statistics?.available?.count]).toEqual([active.length, active.length]);
  });

  it('lists them in the OpenAPI description, which refuses others in a body', async () => {
    type Described = {
      paths: Record<
        string,
        Record<
          string,
          {
            parameters: { name: string }[];
            requestBody?: { content: Record<string, { schema: { additionalProperties?: boolean } }> };
          }
        >
      >;
    };
    const { body } = await get<Described>(services, '/realty/openapi.json');
    const search = body.paths['/realty/listings'];
    const names = search?.['get']?.parameters.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['lat', 'long', 'radius', 'zip', 'minYearBuilt', 'areaOrCity', 'maxBedrooms']),
    );
    const { schema } = search?.['post']?.requestBody?.content['application/json'] ?? {};
    expect(schema?.additionalProperties).toBe(false);
  });
});
