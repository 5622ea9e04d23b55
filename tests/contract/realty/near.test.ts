import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireListingsPage } from '#api/realty/contract.ts';
import type { GeneratedListing } from '#demo/types.ts';
import type { Session } from '#server/http/session.ts';
import { makeRealty } from '#server/realty/makeRealty.ts';
import type { Store } from '#server/store/store.ts';
import { addAmenities, north } from '#tests/support/services/amenities.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, fillStore } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';

const SCHOOL = { latitude: 43.65, longitude: -79.41 };
/** A park 400 m north of the school. */
const PARK = north(SCHOOL, 400);

/** A home with its metres to the school: 80 m a minute, and 30 % more than straight. */
const home = (mlsNumber: string, metres: number, changes: Partial<GeneratedListing> = {}) =>
  createMockGeneratedListing({ mlsNumber, ...north(SCHOOL, metres), ...changes });

const LISTINGS = [
  home('AT5', 300),
  home('AT10', 600),
  home('AT15', 915),
  home('AT20', 1220),
  home('AT30', 1830),
  home('FAR', 1900),
  home('SOUTH', -900),
  home('RESTRICTED', 300, {
    permissions: { displayPublic: 'N', displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' },
  }),
  home('NOWHERE', 0, { isAtPlaceCentre: true }),
];

describe.each(storeDialects())('homes near amenities in $name', (dialect) => {
  let store: Store;
  beforeAll(async () => {
    store = await dialect.open();
    await addAmenities(store, [
      { kind: 'school', ...SCHOOL },
      { kind: 'park', ...PARK },
    ]);
    await fillStore(store, LISTINGS);
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await dialect.end();
  });

  async function ask(path: string, session: Session = { kind: 'visitor' }) {
    const realty = makeRealty({
      store,
      clock: { now: () => SMALL_DATASET_NOW },
      sessionOf: async () => session,
    });
    const answer = await realty.fetch(new Request(`http://localhost/realty${path}`));
    return { status: answer.status, body: await answer.json() };
  }

  async function found(query: string, session?: Session): Promise<string[]> {
    const { body } = await ask(`/listings?${query}&cluster=true`, session);
    const { listings, count, aggregates } = body as WireListingsPage; // a page of that service
    const clusters = aggregates?.map?.clusters ?? [];
    expect(clusters.reduce((sum, { count: homes }) => sum + homes, 0)).toBe(count);
    return listings.map(({ mlsNumber }) => mlsNumber).sort();
  }

  test.each([
    ['near=school:5', ['AT5']],
    ['near=school:10', ['AT10', 'AT5']],
    ['near=school:15', ['AT10', 'AT15', 'AT5', 'SOUTH']],
    ['near=school:20', ['AT10', 'AT15', 'AT20', 'AT5', 'SOUTH']],
    ['near=school:30', ['AT10', 'AT15', 'AT20', 'AT30', 'AT5', 'SOUTH']],
    ['near=school:15,park:5', ['AT10', 'AT5']],
    ['near=school:15&near=park:10', ['AT10', 'AT15', 'AT5']],
    ['near=school:15&minBeds=4', []],
    ['near=hospital:30', []],
  ])('%s finds those within the minutes, in any place', async (query, numbers) => {
    expect(await found(query)).toEqual(numbers);
    expect(await found(`${query}&city=Toronto`)).toEqual(numbers);
    const map = '[[[-80,43],[-79,43],[-79,44],[-80,44],[-80,43]]]';
    expect(await found(`${query}&map=${map}`)).toEqual(numbers);
  });

  test('a customer also finds a restricted home; one without a position of its own matches nowhere', async () => {
    expect(await found('near=school:5', CUSTOMER)).toEqual(['AT5', 'RESTRICTED']);
    expect(await found('near=school:30', CUSTOMER)).not.toContain('NOWHERE');
  });

  test('the kinds that can match are those of the loaded amenities', async () => {
    expect(await ask('/amenities/kinds')).toEqual({ status: 200, body: { kinds: ['school', 'park'] } });
  });

  test.each(['near=school', 'near=school:12', 'near=castle:5', 'near=school:5,park:-5'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await ask(`/listings?${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject([{ param: 'near', msg: [expect.stringContaining('school:15')] }]);
    },
  );
});
