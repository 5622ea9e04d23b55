import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireHomeAtAddress } from '#api/realty/estimateContract.ts';
import type { Session } from '#server/http/session.ts';
import { makeClaimEstimates } from '#server/realty/estimates/estimateClaim.ts';
import { makeRealty } from '#server/realty/makeRealty.ts';
import { WIRE_SCHEMAS } from '#server/realty/openapi/wireSchemas.ts';
import type { ClaimedHomeTable } from '#server/store/mail/mailTables.ts';
import type { Store } from '#server/store/store.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, fillStore } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { type Parameters, pathWith } from './calls.ts';

const VISITOR: Session = { kind: 'visitor' };
const clock = { now: () => SMALL_DATASET_NOW };
const HIDDEN = { displayPublic: 'N', displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' };
const SOLD = { status: 'U', lastStatus: 'Sld', type: 'Sale' } as const;
const ELM = { streetName: 'Elm', streetSuffix: 'Street', streetDirection: '' };

/** Twelve sales on Elm Street, of which the last is restricted, and older or other ones that do not belong to it. */
const SALES = Array.from({ length: 12 }, (_, index) =>
  createMockGeneratedListing({
    ...SOLD,
    ...ELM,
    mlsNumber: `E${index}`,
    ...(index === 0 && { homeKey: '10 elm' }),
    streetNumber: String(10 + 2 * index),
    soldPrice: 900_000 + 1000 * index,
    soldDay: -30 * index - 5,
    listDay: -30 * index - 40,
    latitude: 43.65 + index / 10_000,
    permissions: index === 11 ? HIDDEN : createMockGeneratedListing().permissions,
  }),
);
const OTHERS = [
  createMockGeneratedListing({
    ...SOLD,
    ...ELM,
    mlsNumber: 'OLD',
    homeKey: '10 elm',
    streetNumber: '10',
    soldPrice: 500_000,
    soldDay: -1200,
    listDay: -1230,
  }),
  createMockGeneratedListing({
    ...SOLD,
    ...ELM,
    mlsNumber: 'WEST',
    streetNumber: '10',
    streetDirection: 'W',
    soldPrice: 905_000,
    soldDay: -3,
  }),
  createMockGeneratedListing({
    ...SOLD,
    ...ELM,
    mlsNumber: 'FAR',
    city: 'Ajax',
    soldPrice: 905_000,
    soldDay: -3,
  }),
  ...['4', '12'].map((unitNumber) =>
    createMockGeneratedListing({ ...ELM, mlsNumber: `U${unitNumber}`, streetNumber: '99', unitNumber }),
  ),
];
/** A tower in which one unit was listed last before a thousand listings of others. */
const TOWER = Array.from({ length: 1001 }, (_, index) =>
  createMockGeneratedListing({
    ...ELM,
    mlsNumber: `T${index}`,
    streetNumber: '500',
    unitNumber: index === 0 ? '7' : '8',
    listDay: index === 0 ? -900 : -100,
  }),
);
const AT = { state: 'Ontario', city: 'Toronto' };

const CLAIM: ClaimedHomeTable = {
  id: 'claim',
  user_id: 'anne',
  place: '',
  ...AT,
  street: '10 Elm Street',
  unit: null,
  latitude: null,
  longitude: null,
  facts: '{}',
  claimed: '',
  is_mailed: 1,
  language: 'en',
  figure: null,
  month: '',
  told_none: 0,
  revision: 0,
};

describe.each(storeDialects())('the home at an address on $name', (dialect) => {
  let store: Store;

  beforeAll(async () => {
    store = await dialect.open();
    await fillStore(store, [...SALES, ...OTHERS, ...TOWER]);
  }, 60_000);

  afterAll(async () => {
    await store.close();
    await dialect.end();
  });

  async function get(parameters: Parameters, session: Session = CUSTOMER) {
    const service = makeRealty({ store, clock, sessionOf: async () => session, limits: [] });
    const path = pathWith('/realty/addresses/home', { ...AT, ...parameters });
    const answer = await service.fetch(new Request(`http://localhost${path}`));
    return { status: answer.status, body: (await answer.json()) as WireHomeAtAddress };
  }
  const sold = ({ streetSales }: WireHomeAtAddress) => streetSales.map(({ mlsNumber }) => mlsNumber);

  test('has the facts of its newest listing, its history, and three years of its street', async () => {
    const { status, body } = await get({ street: '10 Elm Street' });
    expect(status).toBe(200);
    expect(WIRE_SCHEMAS.homeAtAddress.safeParse(body).error).toBeUndefined();
    expect(body.home).toMatchObject({ mlsNumber: 'E0', isOnMarket: false });
    expect(body.home?.facts).toMatchObject({ propertyType: 'Detached', beds: expect.any(Number) });
    expect(body.history.map(({ mlsNumber }) => mlsNumber)).toEqual(['E0', 'OLD']);
    expect(sold(body)).toEqual(SALES.map(({ mlsNumber }) => mlsNumber));
    expect(body).toMatchObject({ isKnownStreet: true, units: [] });
    expect(body.neighborhood).toBe(SALES[0]?.neighborhood);
  });

  test('has the same name on another street only if the address says so', async () => {
    expect((await get({ street: '10 elm street w' })).body.home?.mlsNumber).toBe('WEST');
    expect(sold((await get({ street: '10 Elm Street W' })).body)).toEqual(['WEST']);
  });

  test('asks for the unit if there are several', async () => {
    const { body } = await get({ street: '99 Elm Street' });
    expect(body).toMatchObject({ home: null, units: ['4', '12'], isKnownStreet: true });
    expect((await get({ street: '99 Elm Street', unit: '12' })).body.home?.mlsNumber).toBe('U12');
  });

  test('is known in a tower of more listings than an answer reads', async () => {
    const { body } = await get({ street: '500 Elm Street', unit: '7' });
    expect(body.home?.mlsNumber).toBe('T0');
    expect(body.units).toEqual(['7', '8']);
    const estimate = makeClaimEstimates({ store, clock });
    const [known, unknown] = ['7', '9'].map((unit) => estimate({ ...CLAIM, street: '500 Elm Street', unit }));
    expect((await known)?.figure).toBeGreaterThan(0);
    expect(await unknown, 'without facts').toBeNull();
  });

  test('is unknown at another number, and on a street without listings', async () => {
    expect((await get({ street: '11 Elm Street' })).body).toMatchObject({ home: null, isKnownStreet: true });
    expect((await get({ street: '11 Oak Street' })).body).toMatchObject({
      home: null,
      isKnownStreet: false,
      neighborhood: null,
      streetSales: [],
    });
    expect((await get({ street: '' })).status).toBe(400);
  });

  test('tells visitors nothing of restricted listings, nor a history that is for customers', async () => {
    const { body } = await get({ street: '10 Elm Street' }, VISITOR);
    expect(body.history).toEqual([]);
    expect(sold(body)).toEqual(SALES.slice(0, 11).map(({ mlsNumber }) => mlsNumber));
    const hidden = { street: '32 Elm Street' };
    expect((await get(hidden)).body.home?.mlsNumber).toBe('E11');
    const toVisitor = await get(hidden, VISITOR);
    const unknown = await get({ street: '34 Elm Street' }, VISITOR);
    expect(toVisitor.body).toEqual(unknown.body);
  });

  test('has an estimate for its owner’s mail, by the facts that the owner corrected', async () => {
    const estimate = makeClaimEstimates({ store, clock });
    const own = await estimate(CLAIM);
    const larger = await estimate({ ...CLAIM, facts: JSON.stringify({ sqft: 2200 }) });
    expect(own?.figure).toBeGreaterThan(850_000);
    expect(larger?.figure).toBeGreaterThan(own?.figure ?? 0);
    expect(await estimate({ ...CLAIM, street: '11 Oak Street' })).toBeNull();
    expect(await estimate({ ...CLAIM, facts: JSON.stringify({ sqft: 20_000 }) })).toBeNull();
  });
});
