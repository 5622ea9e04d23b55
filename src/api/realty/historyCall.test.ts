import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Address } from '#domain/listing/listing.ts';
import { makeStore } from '#store/makeStore.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';
import { realtyApi } from './realtyApi.ts';

const server = setupServer();
let services: TestServices;

/** Homes with the same number in streets that differ by their direction. */
const HOMES: Record<string, Partial<Address>> = {
  W1000001: { streetName: '5th', streetSuffix: 'Avenue', streetDirection: 'W' },
  E1000001: { streetName: '5th', streetSuffix: 'Avenue', streetDirection: 'E' },
  W1000002: { streetName: 'W 6th', streetSuffix: 'Avenue', streetDirection: '' },
  E1000002: { streetName: 'E 6th', streetSuffix: 'Avenue', streetDirection: '' },
  W1000003: { streetName: 'Queen Street W', streetSuffix: '', streetDirection: '' },
  E1000003: { streetName: 'Queen Street E', streetSuffix: '', streetDirection: '' },
};
const HERE = { streetNumber: '1234', city: 'Toronto', state: 'Ontario', zip: '' };

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: SMALL_DATASET_NOW });
  const listings = Object.entries(HOMES).map(([mlsNumber, street]) =>
    createMockGeneratedListing({ ...HERE, ...street, unitNumber: null, mlsNumber, homeKey: mlsNumber }),
  );
  services = await makeTestServices({ listings, session: CUSTOMER });
  server.listen({ onUnhandledFrame: 'error' });
  server.use(http.get('*/realty/*', ({ request }) => services.fetch(request)));
});
afterAll(async () => {
  server.close();
  vi.useRealTimers();
  await services.close();
});

test.each(Object.entries(HOMES))(
  'the history of %s, at %j, has no home of the other street',
  async (mlsNumber, street) => {
    const address: Address = {
      unitNumber: '',
      area: '',
      neighborhood: '',
      streetName: '',
      streetSuffix: '',
      streetDirection: '',
      ...HERE,
      ...street,
    };
    const question = realtyApi.endpoints.history.initiate({ address, boardId: 2 });
    const { data = [] } = await makeStore().dispatch(question);
    expect(data.map((entry) => entry.mlsNumber)).toEqual([mlsNumber]);
  },
);
