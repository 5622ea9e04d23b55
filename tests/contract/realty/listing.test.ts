import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  WireError,
  WireHistory,
  WireListing,
  WireParameterErrors,
  WireSimilar,
  WireSuggestions,
} from '#api/realty/contract.ts';
import { WIRE_SCHEMAS } from '#server/realty/openapi/wireSchemas.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';
import { smallDatasetListings } from '#tests/support/services/smallDataset.ts';
import { get, post } from './calls.ts';

/** Two boards have the same number. */
const TWINS = [7, 9].map((boardId) =>
  createMockGeneratedListing({ mlsNumber: 'Z1000000', boardId, homeKey: `twin-${boardId}` }),
);

describe('calls about one listing', () => {
  let visitor: TestServices;
  let customer: TestServices;

  beforeAll(async () => {
    const listings = [...smallDatasetListings(), ...TWINS];
    visitor = await makeTestServices({ listings });
    customer = await makeTestServices({ listings, session: CUSTOMER });
  });

  afterAll(async () => {
    await visitor.close();
    await customer.close();
  });

  it('return the listing for its number in any case, with its comparables', async () => {
    const { status, body } = await get<WireListing>(visitor, '/realty/listings/t9000003');
    expect(status).toBe(200);
    expect(WIRE_SCHEMAS.listing.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({
      mlsNumber: 'T9000003',
      boardId: 2,
      listPrice: '1000000.00',
      address: { streetNumber: '77', streetName: 'Bay', city: 'Toronto' },
      map: { latitude: 43.7101, longitude: -79.4502 },
      rooms: [{ description: 'Kitchen' }],
      timestamps: { listingUpdated: expect.any(String), expiryDate: expect.any(String) },
    });
    expect(body.images).toHaveLength(6);
    const distances = (body.comparables ?? []).map((one) => Number(one.distance));
    expect(distances.length).toBeGreaterThan(0);
    expect(distances.length).toBeLessThanOrEqual(20);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  });

  it('distinguish boards by header, by query and by body', async () => {
    const byHeader = await get<WireListing>(visitor, '/realty/listings/Z1000000', {}, { 'board-id': '9' });
    const byQuery = await get<WireListing>(visitor, '/realty/listings/Z1000000', { boardId: 9 });
    const byBody = await post<WireListing>(visitor, '/realty/listings/Z1000000', { boardId: 9 });
    const byPostQuery = await post<WireListing>(visitor, '/realty/listings/Z1000000?boardId=9', {});
    for (const { body } of [byHeader, byQuery, byBody, byPostQuery]) expect(body.boardId).toBe(9);
    expect((await get<WireListing>(visitor, '/realty/listings/Z1000000')).body.boardId).toBe(7);
  });

  it.each(['', '/similar', '/suggestions'])('return a 404 for an unknown number at %s', async (rest) => {
    for (const path of [`/realty/listings/X0${rest}`, `/realty/listings/T9000003${rest}?boardId=86`]) {
      const { status, headers, body } = await get<WireError>(visitor, path);
      expect(status).toBe(404);
      expect(body).toEqual({
        message: 'Could not find this listing.',
        requestId: headers.get('X-Request-Id'),
      });
    }
  });

  it('return a 400 for a board that is not a number', async () => {
    const { status, body } = await get<WireParameterErrors>(
      visitor,
      '/realty/listings/T9000003',
      {},
      { 'board-id': 'two' },
    );
    expect(status).toBe(400);
    expect(body[0]?.param).toBe('boardId');
  });

  it('include the history only for boards that do not restrict it', async () => {
    const restricted = await get<WireListing>(customer, '/realty/listings/T9000003');
    expect(restricted.body.history).toBeUndefined();
    const open = await get<WireListing>(visitor, '/realty/listings/Z1000000', { boardId: 7 });
    expect(open.body.history?.map((entry) => entry.mlsNumber)).toEqual(['Z1000000']);
  });

  it('return similar listings in the member "similar", without the listing itself', async () => {
    const { status, body } = await get<WireSimilar>(visitor, '/realty/listings/T9000003/similar', {
      radius: 100,
      listPriceRange: 400_000,
    });
    expect(status).toBe(200);
    expect(WIRE_SCHEMAS.similar.safeParse(body).error).toBeUndefined();
    expect(body.similar.length).toBeGreaterThan(3);
    for (const listing of body.similar) {
      expect(listing).toMatchObject({ status: 'A', type: 'Sale', class: 'ResidentialProperty' });
      expect(listing.address?.city).toBe('Toronto');
      expect(Math.abs(Number(listing.listPrice) - 1_000_000)).toBeLessThanOrEqual(400_000);
      expect(listing.mlsNumber).not.toBe('T9000003');
    }
    const few = await get<WireSimilar>(visitor, '/realty/listings/T9000003/similar', {
      resultsPerPage: 1,
      fields: 'mlsNumber',
    });
    expect(few.body.similar).toHaveLength(1);
    const wrong = await get(visitor, '/realty/listings/T9000003/similar', { radius: 'far' });
    expect(wrong.status).toBe(400);
  });

  it('suggest popular neighbourhoods and cities, other cities by distance, and recent listings', async () => {
    const { status, body } = await get<WireSuggestions>(visitor, '/realty/listings/T9000003/suggestions');
    expect(status).toBe(200);
    expect(WIRE_SCHEMAS.suggestions.safeParse(body).error).toBeUndefined();
    const { popular, nearby, recent } = body.suggestions;
    expect(popular.map((link) => link.name)).toEqual([
      'The Annex',
      'Leslieville',
      'Toronto',
      'Mississauga',
      'Montréal',
    ]);
    // Montréal is 500 km away.
    expect(nearby.map((link) => link.name)).toEqual(['Mississauga']);
    const dates = recent.map((listing) => listing.listDate ?? '');
    expect(dates).toHaveLength(10);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(body.similarListings.length).toBeGreaterThan(0);
    expect(body.similarListings.length).toBeLessThanOrEqual(4);
  });

  describe('history', () => {
    const address = { city: 'Toronto', streetName: 'Bay', streetNumber: '77', streetSuffix: 'Street' };

    it('requires a session', async () => {
      const { status, headers, body } = await get<WireError>(visitor, '/realty/listings/history', address);
      expect(status).toBe(401);
      expect(headers.get('WWW-Authenticate')).toBe('Bearer');
      expect(body.message).toBeTruthy();
    });

    it('contains every period on the market, newest first', async () => {
      const { status, body } = await get<WireHistory>(customer, '/realty/listings/history', {
        ...address,
        state: 'Ontario',
        boardId: 2,
      });
      expect(status).toBe(200);
      expect(WIRE_SCHEMAS.history.safeParse(body).error).toBeUndefined();
      expect(body.history).toMatchObject([
        { mlsNumber: 'T9000003', lastStatus: 'New', soldPrice: 0 },
        { mlsNumber: 'T9000002', lastStatus: 'Sld', soldPrice: '990000.00' },
        { mlsNumber: 'T9000001', lastStatus: 'Ter', timestamps: { terminatedDate: expect.any(String) } },
      ]);
    });

    it.each([
      ['city', { streetName: 'Bay', streetNumber: '77' }],
      ['streetName', { city: 'Toronto' }],
      ['boardId', { ...address, boardId: 'x' }],
    ])('returns a 400 that names %s', async (param, parameters) => {
      const { status, body } = await get<WireParameterErrors>(
        customer,
        '/realty/listings/history',
        parameters,
      );
      expect(status).toBe(400);
      expect(body[0]?.param).toBe(param);
    });

    it('returns a 404 for a home that was never listed', async () => {
      const { status } = await get(customer, '/realty/listings/history', { ...address, streetNumber: '78' });
      expect(status).toBe(404);
    });
  });
});
