import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireListingsPage } from '#api/realty/contract.ts';
import type { GeneratedListing } from '#demo/types.ts';
import type { Session } from '#server/http/session.ts';
import { makeRealty } from '#server/realty/makeRealty.ts';
import type { Store } from '#server/store/store.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, fillStore } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';

const home = (mlsNumber: string, facts: Partial<GeneratedListing> = {}) =>
  createMockGeneratedListing({ mlsNumber, yearBuilt: null, lot: null, ...facts });
const detailed = (mlsNumber: string, details: GeneratedListing['details']) => home(mlsNumber, { details });
const condo = (mlsNumber: string, condominium: GeneratedListing['condominium']) =>
  home(mlsNumber, { condominium });
const cut = { lastStatus: 'Pc', listPrice: 900_000, originalPrice: 950_000 } as const;

/** The clock is on 2026-11-21. NONE has no fact, and RESTRICTED has each. */
const LISTINGS = [
  home('NONE'),
  home('Y1998', { yearBuilt: 1998 }),
  home('Y2015', { yearBuilt: 2015 }),
  detailed('AGE6', { yearBuilt: '6-15' }),
  detailed('AGE100', { yearBuilt: '100+' }),
  detailed('AGENEW', { yearBuilt: 'New' }),
  detailed('P0', { numParkingSpaces: 0 }),
  detailed('P1', { numParkingSpaces: '1', numGarageSpaces: 0 }),
  detailed('P2', { numParkingSpaces: null, numGarageSpaces: '2.0' }),
  condo('F450', { fees: { maintenance: '450.40' } }),
  condo('F900', { fees: { maintenance: 900 } }),
  condo('F0', { fees: { maintenance: 0 } }),
  home('L2500', { lot: { width: '25', depth: 100, measurement: 'Feet' } }),
  home('L5000', { lot: { size: 464.6, measurement: 'Metres', width: 1, depth: 1 } }),
  home('LACRES', { lot: { acres: '2-4.99' } }),
  home('LSMALL', { lot: { acres: '< .50' } }),
  detailed('BNONE', { basement1: 'None' }),
  detailed('BCRAWL', { basement1: 'Crawl Space' }),
  detailed('BFULL', { basement1: 'Full, Unfinished' }),
  detailed('BPART', { basement1: 'Partially Finished' }),
  detailed('BFIN', { basement1: 'Full, Finished' }),
  detailed('BOUT', { basement1: 'Fin W/O' }),
  detailed('BAPT', { basement1: 'Apartment, Separate Entrance' }),
  home('CUT5', { ...cut, updatedDay: -5 }),
  home('CUT50', { ...cut, updatedDay: -50 }),
  home('CUTSAID', { priceCutDay: -1 }),
  home('RAISED', { lastStatus: 'Pc', listPrice: 900_000, originalPrice: 850_000, updatedDay: -1 }),
  condo('PETS', { pets: 'Restrict' }),
  condo('NOPETS', { pets: 'N' }),
  condo('CALL', { pets: 'Call' }),
  detailed('FURNISHED', { furnished: 'Y' }),
  detailed('PART', { furnished: 'Part' }),
  detailed('UNFURNISHED', { furnished: 'N' }),
  detailed('TOUR', { virtualTourUrl: 'https://tours.example/1' }),
  detailed('PLAINTOUR', { virtualTourUrl: 'http://tours.example/1' }),
  home('RESTRICTED', {
    permissions: { displayPublic: 'N', displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' },
    yearBuilt: 2000,
    lot: { width: 100, depth: 200 },
    condominium: { pets: 'Y', fees: { maintenance: 100 } },
    details: {
      numParkingSpaces: 3,
      basement1: 'Finished, Walk-Out, Apartment',
      furnished: 'Y',
      virtualTourUrl: 'https://tours.example/2',
    },
    priceCutDay: 0,
  }),
];

describe.each(storeDialects())('homes with facts in $name', (engine) => {
  let store: Store;
  beforeAll(async () => {
    store = await engine.open();
    await fillStore(store, LISTINGS);
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await engine.end();
  });

  async function ask(query: string, session: Session) {
    const clock = { now: () => SMALL_DATASET_NOW };
    const realty = makeRealty({ store, clock, sessionOf: async () => session });
    const answer = await realty.fetch(new Request(`http://localhost/realty/listings?${query}`));
    return { status: answer.status, body: (await answer.json()) as WireListingsPage }; // a page of that service
  }

  async function found(query: string, session: Session = { kind: 'visitor' }): Promise<string[]> {
    const { body } = await ask(`${query}&cluster=true&sortBy=listPriceAsc`, session);
    const clusters = body.aggregates?.map?.clusters ?? [];
    expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(body.listings.length);
    expect(body.count).toBe(body.listings.length);
    return body.listings.map(({ mlsNumber }) => mlsNumber).sort();
  }

  test.each([
    ['minYearBuilt=1998', ['AGE6', 'AGENEW', 'Y1998', 'Y2015']],
    ['minYearBuilt=2012', ['AGENEW', 'Y2015']],
    ['maxYearBuilt=1998', ['AGE100', 'Y1998']],
    ['minYearBuilt=2011&maxYearBuilt=2020', ['AGE6', 'Y2015']],
    ['minYearBuilt=2026', []],
    ['minParkingSpaces=1', ['P1', 'P2']],
    ['minParkingSpaces=2', ['P2']],
    ['maxMaintenanceFee=450', ['F450']],
    ['maxMaintenanceFee=1000', ['F450', 'F900']],
    ['minLotSizeSqft=2500', ['L2500', 'L5000', 'LACRES']],
    ['minLotSizeSqft=87120', ['LACRES']],
    ['minLotSizeSqft=87121', []],
    ['basement=any', ['BAPT', 'BFIN', 'BFULL', 'BOUT', 'BPART']],
    ['basement=finished', ['BFIN', 'BOUT']],
    ['basement=walkout', ['BOUT']],
    ['basement=Apartment', ['BAPT']],
    ['basement=apartment&basement=walkout', ['BAPT', 'BOUT']],
    ['lastPriceChangeType=decrease', ['CUT5', 'CUT50', 'CUTSAID']],
    ['lastPriceChangeType=decrease&minPriceChangeDateTime=2026-11-16', ['CUT5', 'CUTSAID']],
    ['lastPriceChangeType=decrease&maxPriceChangeDateTime=2026-11-16', ['CUT5', 'CUT50']],
    ['pets=true', ['PETS']],
    ['furnished=true', ['FURNISHED']],
    ['virtualTour=true', ['TOUR']],
    ['pets=true&virtualTour=true', []],
  ])(
    '%s finds those that have it, in any place, and restricted ones for customers',
    async (query, numbers) => {
      const city = `${query}&city=Toronto`;
      const [all, inCity] = [await found(query), await found(city)];
      expect(all).toEqual(numbers);
      expect(inCity).toEqual(numbers);
      const forCustomer = await found(query, CUSTOMER);
      expect(forCustomer.filter((number) => number !== 'RESTRICTED')).toEqual(numbers);
    },
  );

  test('a customer finds a restricted home by each fact', async () => {
    const facts =
      'minYearBuilt=2000&maxYearBuilt=2000&minParkingSpaces=3&maxMaintenanceFee=100&minLotSizeSqft=20000&basement=walkout&pets=true&furnished=true&virtualTour=true&lastPriceChangeType=decrease&minPriceChangeDateTime=2026-11-21';
    expect(await found(facts, CUSTOMER)).toEqual(['RESTRICTED']);
    expect(await found(facts)).toEqual([]);
  });

  test.each([
    ['basement=cave', 'basement'],
    ['lastPriceChangeType=increase', 'lastPriceChangeType'],
    ['minPriceChangeDateTime=2026-11-16', 'minPriceChangeDateTime'],
    ['pets=maybe', 'pets'],
    ['minParkingSpaces=-1', 'minParkingSpaces'],
  ])('refuses %s', async (query, name) => {
    const { status, body } = await ask(query, CUSTOMER);
    expect(status).toBe(400);
    expect(body).toMatchObject([{ param: expect.stringContaining(name) }]);
  });
});
