/**
 * The services that store visitors' data, with a data folder (DATA_DIR) and no listings. Leads, accounts, saved homes
 * invitations and documents are handled by the product's own code, and it starts in a second. Mails go nowhere.
 */
import { createPublicKey } from 'node:crypto';
import { identityLimits, makeIdentity } from '#demo/identity/makeIdentity.ts';
import { openIdentity } from '#demo/identity/openIdentity.ts';
import { makeOutbox } from '#demo/identity/outbox.ts';
import { LOCAL_CLIENT } from '#demo/identity/pool.ts';
import { makeContact } from '#server/contact/makeContact.ts';
import { openDataFolder } from '#server/customer/documents/openDocuments.ts';
import { makeCustomer } from '#server/customer/makeCustomer.ts';
import { systemClock as clock } from '#server/http/clock.ts';
import { bearerSessions } from '#server/http/session.ts';
import type { HomeNow } from '#server/realty/foundHome.ts';
import { makeHomeSearch } from '#server/realty/homeSearch.ts';
import { listen } from '#server/start/listen.ts';
import { runUntilSignal } from '#server/start/runUntilSignal.ts';
import { openStore } from '#server/store/openStore.ts';
import { ISSUER } from './writers.ts';

const { DATA_DIR: folder = '' } = process.env;

const someHome = (mlsNumber: string): HomeNow => ({
  mlsNumber,
  boardId: 2,
  address: { en: '14 Queen Street W, Toronto', fr: '14, Queen Street W, Toronto' },
  price: 500_000,
  rentPeriod: null,
  isActive: true,
  lastStatus: 'New',
  openHouse: null,
  isOpen: true,
});

await runUntilSignal(async () => {
  const store = await openStore({ kind: 'folder', folder });
  const key = await openIdentity({ store, clock, log: () => undefined });
  const keys = createPublicKey({ key: key.jwk, format: 'jwk' });
  const sessionOf = bearerSessions({ issuer: ISSUER, clientId: LOCAL_CLIENT, keys, clock });
  const contact = makeContact({ store, clock, sessionOf, limits: { calls: [], leads: [] } });
  const homeSearch = {
    ...makeHomeSearch({ store, clock }),
    // Each home can be watched.
    homesNow: async (numbers: readonly string[]) => numbers.map(someHome),
  };
  const customer = makeCustomer({
    store,
    clock,
    sessionOf,
    homeSearch,
    identityUrl: '/idp/',
    limits: [],
    documents: openDataFolder(folder),
    invitations: {
      carry: async () => undefined,
      appUrl: 'http://localhost/real-estate',
      log: () => undefined,
    },
  });
  const limits = identityLimits(0);
  const identity = makeIdentity({ store, clock, key, issuer: ISSUER, outbox: makeOutbox({ clock }), limits });
  const server = await listen(0, (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/idp/')) return identity.fetch(request);
    return (pathname.startsWith('/customer/') ? customer : contact).fetch(request);
  });
  process.stdout.write(`Ready: http://localhost:${server.port}/\n`);
  return async () => {
    await server.close();
    await store.close();
  };
});
