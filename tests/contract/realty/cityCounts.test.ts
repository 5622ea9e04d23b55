import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireListingsPage } from '#api/realty/contract.ts';
import type { Session } from '#server/http/session.ts';
import { makeRealty } from '#server/realty/makeRealty.ts';
import type { Store } from '#server/store/store.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, fillStore } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { mapOf, type Parameters, pathWith } from './calls.ts';

const TORONTO = { city: 'Toronto', state: 'Ontario' };
/** A box around the whole city. */
const WHOLE = mapOf(-79.7, 43.5, -79, 43.9);
/** Its west. */
const WEST = mapOf(-79.7, 43.5, -79.4, 43.9);

const LISTINGS = [
  createMockGeneratedListing({ mlsNumber: 'WEST', longitude: -79.45 }),
  createMockGeneratedListing({ mlsNumber: 'EAST', longitude: -79.3 }),
  createMockGeneratedListing({ mlsNumber: 'NOWHERE', latitude: 0, longitude: 0 }),
  createMockGeneratedListing({ mlsNumber: 'ASTRAY', latitude: 45.4, longitude: -75.7 }),
];

describe.each(storeDialects())('the homes of a city in $name', (dialect) => {
  let store: Store;
  beforeAll(async () => {
    store = await dialect.open();
    await fillStore(store, LISTINGS);
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await dialect.end();
  });

  async function ask(session: Session, parameters: Parameters): Promise<WireListingsPage> {
    const realty = makeRealty({
      store,
      clock: { now: () => SMALL_DATASET_NOW },
      sessionOf: async () => session,
    });
    const answer = await realty.fetch(
      new Request(`http://localhost${pathWith('/realty/listings', parameters)}`),
    );
    return (await answer.json()) as WireListingsPage;
  }

  test.each([
    ['visitor', { kind: 'visitor' }],
    ['customer', CUSTOMER],
  ] as const)(
    'are all in the list of a %s, and on the map if they are in its view',
    async (_who, session) => {
      const list = await ask(session, TORONTO);
      expect([list.count, list.listings.length]).toEqual([4, 4]);
      for (const [map, expected] of [
        [WHOLE, ['EAST', 'WEST']],
        [WEST, ['WEST']],
      ] as const) {
        const view = await ask(session, { ...TORONTO, map, aggregates: 'map', clusterPrecision: 12 });
        expect(view.listings.map(({ mlsNumber }) => mlsNumber).sort()).toEqual(expected);
        const pins = view.aggregates?.map?.clusters ?? [];
        const pinned = pins.reduce((sum, { count }) => sum + count, 0);
        expect([view.count, pinned]).toEqual([expected.length, expected.length]);
      }
    },
  );
});
