import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireParameterErrors } from '#api/realty/contract.ts';
import type { Session } from '#server/http/session.ts';
import { makeRealty } from '#server/realty/makeRealty.ts';
import { WIRE_SCHEMAS } from '#server/realty/openapi/wireSchemas.ts';
import type { Store } from '#server/store/store.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, fillStore } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';

type Listing = Parameters<typeof createMockGeneratedListing>[0] & { mlsNumber: string };

const HIDDEN = {
  permissions: { displayPublic: 'Y', displayAddressOnInternet: 'N', displayInternetEntireListing: 'Y' },
};
const inTower = (listing: Listing) =>
  createMockGeneratedListing({
    class: 'CondoProperty',
    streetNumber: '88',
    streetName: 'Bay',
    streetDirection: '',
    zip: 'M5J 2N8',
    ...listing,
  });

/** A tower with three homes, one of them listed twice; a house; and a house whose address is not public. */
const LISTINGS = [
  inTower({ mlsNumber: 'T1', unitNumber: '1204', sqft: 600, yearBuilt: 2015, homeKey: 'a' }),
  inTower({
    mlsNumber: 'T2',
    unitNumber: '1204',
    sqft: 620,
    yearBuilt: 2015,
    homeKey: 'a',
    status: 'U',
    lastStatus: 'Sld',
  }),
  inTower({
    mlsNumber: 'T3',
    unitNumber: 'PH 2',
    sqft: 1900,
    yearBuilt: 2015,
    homeKey: 'b',
    listPrice: 4_000_000,
  }),
  inTower({ mlsNumber: 'T4', unitNumber: '7', sqft: 400, yearBuilt: 1999, homeKey: 'c', ...HIDDEN }),
  createMockGeneratedListing({ mlsNumber: 'H1' }),
  createMockGeneratedListing({ mlsNumber: 'H2', streetNumber: '35', ...HIDDEN }),
  createMockGeneratedListing({ mlsNumber: 'NONE', streetNumber: '' }),
  createMockGeneratedListing({
    mlsNumber: 'FAR',
    city: 'Ottawa',
    area: 'Ottawa',
    zip: 'K1A 0A1',
    latitude: 45.42,
    longitude: -75.7,
  }),
];

const TOWER = '88-bay-street-toronto-m5j-2n8-ontario';
const HOUSE = '33-queen-street-w-toronto-m6j-1a1-ontario';
const HIDDEN_HOUSE = '35-queen-street-w-toronto-m6j-1a1-ontario';
const VISITOR: Session = { kind: 'visitor' };

describe.each(storeDialects())('buildings in $name', (engine) => {
  let store: Store;
  beforeAll(async () => {
    store = await engine.open();
    await fillStore(store, LISTINGS);
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await engine.end();
  });

  async function ask(path: string, session: Session, init?: RequestInit) {
    const realty = makeRealty({
      store,
      clock: { now: () => SMALL_DATASET_NOW },
      sessionOf: async () => session,
    });
    const answer = await realty.fetch(new Request(`http://localhost/realty/buildings${path}`, init));
    return { status: answer.status, body: await answer.json() };
  }

  async function found(query: string, session = VISITOR, body?: object): Promise<string[]> {
    const init = { method: 'POST', ...(body && { body: JSON.stringify(body) }) };
    const answer = await ask(`?${query}`, session, init);
    const page = WIRE_SCHEMAS.buildings.parse(answer.body);
    return page.buildings.map(({ address }) => address.addressKey);
  }

  test('join the homes at one address', async () => {
    const { body } = await ask(`/${TOWER}`, VISITOR);
    expect(WIRE_SCHEMAS.building.parse(body)).toMatchObject({
      address: { addressKey: TOWER, streetNumber: '88', streetName: 'Bay', zip: 'M5J 2N8' },
      details: { yearBuilt: '2015', minSqft: 600, maxSqft: 1900 },
      class: 'CondoProperty',
    });
    expect(body.address).not.toHaveProperty('unitNumber');
  });

  test('include restricted homes for customers only', async () => {
    expect(await found('city=Toronto')).toEqual([HOUSE, TOWER]);
    expect(await found('city=Toronto', CUSTOMER)).toEqual([HOUSE, HIDDEN_HOUSE, TOWER]);
    expect((await ask(`/${HIDDEN_HOUSE}`, VISITOR)).status).toBe(404);
    expect((await ask(`/${HIDDEN_HOUSE}`, CUSTOMER)).status).toBe(200);
    // The restricted home is smaller and older than the others.
    expect((await ask(`/${TOWER}`, CUSTOMER)).body.details).toMatchObject({ minSqft: 400, yearBuilt: null });
  });

  test.each([
    ['the number of homes', 'city=Toronto&sortBy=numUnitsDesc', [TOWER, HOUSE]],
    ['pages', 'city=Toronto&resultsPerPage=1&pageNum=2', [TOWER]],
    ['a class', 'city=Toronto&class=residential', [HOUSE]],
    ['a price', 'city=Toronto&minPrice=3000000', [TOWER]],
    ['a street', 'city=Toronto&streetName=queen', [HOUSE]],
    ['a street number', 'city=Toronto&streetNumber=88&streetNumber=90', [TOWER]],
    ['a part of a street number', 'city=Toronto&streetNumber=8', []],
    ['a circle', 'lat=43.6472&long=-79.4103&radius=1', [HOUSE, TOWER]],
    ['a polygon', 'map=[[[-80,44],[-79,44],[-79,43],[-80,44]]]', [HOUSE, TOWER]],
    ['a polygon elsewhere', 'map=[[[-80,44],[-79.9,44],[-79.9,43],[-80,44]]]', []],
    ['a neighbourhood', 'neighborhood=Trinity-Bellwoods&city=Toronto', [HOUSE, TOWER]],
  ])('are found by %s', async (_, query, keys) => {
    expect(await found(query)).toEqual(keys);
  });

  test('are found by the members of a body', async () => {
    expect(await found('', VISITOR, { city: ['Toronto'], class: ['condo'] })).toEqual([TOWER]);
  });

  test('are counted on all pages', async () => {
    const { body } = await ask('?city=Toronto&resultsPerPage=1', VISITOR, { method: 'POST' });
    expect(body).toMatchObject({ page: 1, numPages: 2, pageSize: 1, count: 2 });
    const after = await ask('?city=Toronto&resultsPerPage=1&pageNum=9', VISITOR, { method: 'POST' });
    expect(after.body).toEqual({ page: 9, numPages: 2, pageSize: 1, count: 2, buildings: [] });
  });

  test.each([
    ['city', ''],
    ['city', 'class=condo'],
    ['radius', 'city=Toronto&radius=0'],
    ['lat', 'lat=43'],
    ['maxStories', 'city=Toronto&maxStories=3'],
    ['sortBy', 'city=Toronto&sortBy=random'],
  ])('answer 400 that names %s for "%s"', async (param, query) => {
    const { status, body } = await ask(`?${query}`, VISITOR, { method: 'POST' });
    expect([status, (body as WireParameterErrors)[0]?.param]).toEqual([400, param]);
  });

  test('answer 404 for an unknown key', async () => {
    for (const key of ['33-nowhere', '%25', '%00', '-', "x'--", '88-bay']) {
      expect((await ask(`/${key}`, CUSTOMER)).status).toBe(404);
    }
  });
});
