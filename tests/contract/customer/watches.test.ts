import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireWatchedHomes } from '#api/customer/contract.ts';
import { lookAtHomes } from '#server/customer/alerts/lookAtHomes.ts';
import { makeHomeSearch } from '#server/realty/homeSearch.ts';
import { markBounced } from '#server/store/customer/customers.ts';
import { addSubscription } from '#server/store/customer/pushSubscriptions.ts';
import { wantedMails } from '#tests/support/mail/wantedMails.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { type CustomerService, openInMemory, openService } from './customerService.ts';

const ENGLISH = { language: 'en' };

async function register(service: CustomerService, as: string): Promise<void> {
  await service.call('POST', '/user', { as, body: { name: { first: 'Zoë', last: 'T' } } });
}

/** A home on the market with a price of $700,000. */
async function someHome(service: CustomerService, restricted: 0 | 1 = 0): Promise<string> {
  const { mls } = await service.store.database
    .selectFrom('listing')
    .select('mls')
    .where('status', '=', 'A')
    .where('type', '=', 'Sale')
    .where('restricted', '=', restricted)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await change(service, mls, { listPrice: '700000', lastStatus: 'New', openHouse: [] });
  return mls;
}

/** Changes members of a listing, as a feed would. */
async function change({ store }: CustomerService, mls: string, members: object): Promise<void> {
  const { database } = store;
  const { id, document } = await database
    .selectFrom('listing')
    .innerJoin('listing_document', 'listing_document.id', 'listing.id')
    .select(['listing.id', 'document'])
    .where('mls', '=', mls)
    .executeTakeFirstOrThrow();
  const stored = JSON.parse(document);
  const changed = JSON.stringify({ ...stored, wire: { ...stored.wire, ...members } });
  await database.updateTable('listing_document').set({ document: changed }).where('id', '=', id).execute();
}

const pathOf = (mls: string): string => `/user/watched-homes/2/${mls}`;
const watch = (service: CustomerService, as: string, mls: string, body: object = ENGLISH) =>
  service.call('PUT', pathOf(mls), { as, body });

const look = ({ store, clock }: CustomerService): Promise<number> =>
  lookAtHomes({
    store,
    clock,
    homeSearch: makeHomeSearch({ store, clock }),
    appUrl: 'https://homes.test/real-estate',
  });

const mails = ({ store }: CustomerService) =>
  store.database.selectFrom('mail').selectAll().orderBy('email').execute();

async function watched(service: CustomerService, as: string): Promise<string[]> {
  const { body } = await service.call<WireWatchedHomes>('GET', '/user/watched-homes', { as });
  return body.homes.map(({ mlsNumber }) => mlsNumber);
}

describe.each(storeDialects())('a watched home on $name', (dialect) => {
  let service: CustomerService;
  let mls: string;

  beforeEach(async () => {
    service = await openService(dialect);
    for (const as of ['anne', 'bob']) await register(service, as);
    mls = await someHome(service);
    return () => service.store.close();
  }, 60_000);

  afterAll(() => dialect.end());

  it('is its customer’s own, and watched once', async () => {
    expect((await watch(service, 'anne', mls.toLowerCase())).body).toMatchObject({
      mlsNumber: mls,
      boardId: 2,
    });
    await watch(service, 'anne', mls);
    expect([await watched(service, 'anne'), await watched(service, 'bob')]).toEqual([[mls], []]);
    expect((await service.call('DELETE', pathOf(mls), { as: 'bob' })).status).toBe(204);
    expect(await watched(service, 'anne')).toEqual([mls]);
    expect((await service.call('DELETE', pathOf(mls), { as: 'anne' })).status).toBe(204);
    expect(await watched(service, 'anne')).toEqual([]);
  });

  it('reports a price change once to each watcher, even with several servers', async () => {
    await watch(service, 'anne', mls);
    await watch(service, 'bob', mls, { language: 'fr' });
    expect(await look(service)).toBe(0);
    await change(service, mls, { listPrice: '650000', lastStatus: 'Pc' });
    const written = await Promise.all([look(service), look(service)]);
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await look(service)).toBe(0);
    const [toAnne, toBob] = await mails(service);
    expect(toAnne).toMatchObject({ email: 'anne@example.ca', is_alert: 1, user_id: 'anne' });
    expect(toAnne?.subject).toMatch(/^Price change: \d+ /);
    expect(toAnne?.body).toContain('The price changed from $700,000 to $650,000.');
    expect(toAnne?.body).toContain(`https://homes.test/real-estate/detail/${mls}/2`);
    expect(toBob?.subject).toMatch(/^Changement de prix\u00a0: \d+/);
    expect(toBob?.body).toMatch(/Le prix est passé de 700\s000\s\$ à 650\s000\s\$\./);
  });

  it('can be left by the link of its mail, without a sign-in', async () => {
    await watch(service, 'anne', mls);
    await watch(service, 'bob', mls);
    await change(service, mls, { listPrice: '650000' });
    await look(service);
    const [mail] = await mails(service);
    const { pathname, search } = new URL(mail?.unsubscribe ?? '');
    const path = `${pathname.replace('/customer', '')}${search}`;
    expect(await (await service.fetch(path)).text()).toContain(`You’re watching MLS® ${mls}`);
    expect(await watched(service, 'anne')).toEqual([mls]);
    const stopped = await service.fetch(path, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
    expect(await stopped.text()).toContain(`You’re no longer watching MLS® ${mls}.`);
    expect([await watched(service, 'anne'), await watched(service, 'bob')]).toEqual([[], [mls]]);
  });

  it.each<[name: string, end: (unsubscribe: string) => Promise<unknown>]>([
    ['the page of the home', () => service.call('DELETE', pathOf(mls), { as: 'anne' })],
    ['the link of the mail', (path) => service.fetch(path, { method: 'POST', body: '' })],
  ])('is not told by a mail or a message that waits when it is left on %s', async (_case, end) => {
    const keys = { endpoint: 'https://fcm.googleapis.com/1', p256dh: 'p', auth: 'a' };
    const browser = { id: 'browser', ...keys, created: '2026-11-20' };
    await addSubscription(service.store, { userId: 'anne', email: 'anne@example.ca' }, browser);
    const other = await someHome(service, 1);
    await watch(service, 'anne', mls);
    await watch(service, 'anne', other);
    await watch(service, 'bob', mls);
    for (const home of [mls, other]) await change(service, home, { listPrice: '650000' });
    await look(service);
    const about = (home: string) => ({ body: expect.stringContaining(`/detail/${home}/2`) });
    expect(await wantedMails(service.store)).toHaveLength(5);
    const [own] = (await mails(service)).filter(
      ({ email, body }) => email.startsWith('anne') && body.includes(mls),
    );
    const { pathname, search } = new URL(own?.unsubscribe ?? '');
    await end(`${pathname.replace('/customer', '')}${search}`);
    expect(await wantedMails(service.store)).toEqual([
      expect.objectContaining({ email: '', ...about(other) }),
      expect.objectContaining({ email: 'anne@example.ca', ...about(other) }),
      expect.objectContaining({ email: 'bob@example.ca', ...about(mls) }),
    ]);
  });

  it('ends with its customer', async () => {
    await watch(service, 'anne', mls);
    await service.call('DELETE', '/user', { as: 'anne' });
    expect(await service.store.database.selectFrom('home_watch').selectAll().execute()).toEqual([]);
  });
});

describe('a mail about a watched home', () => {
  let service: CustomerService;
  let mls: string;

  beforeEach(async () => {
    service = await openInMemory();
    await register(service, 'anne');
    mls = await someHome(service);
  });

  it.each([
    ['Sc', 'It has a conditional offer.'],
    ['Sld', 'It has been sold.'],
    ['Ter', 'It is no longer on the market.'],
  ])('says what the status %s means', async (lastStatus, sentence) => {
    await watch(service, 'anne', mls);
    await change(service, mls, { lastStatus, status: lastStatus === 'Sc' ? 'A' : 'U' });
    expect(await look(service)).toBe(1);
    const [mail] = await mails(service);
    expect(mail?.subject).toMatch(/^Status change: /);
    expect(mail?.body).toContain(sentence);
    expect(mail?.body).not.toContain('The price changed');
    // As releases before 1.6 stored it.
    await service.store.database.updateTable('home_watch').set({ price: 700_000 }).execute();
    await change(service, mls, { lastStatus: 'New', status: 'A', listPrice: '650000' });
    await look(service);
    const bodies = (await mails(service)).map(({ body }) => body);
    expect(bodies.some((body) => body.includes('It is back on the market.'))).toBe(true);
    expect(bodies.join(''), 'a secret price').not.toContain('The price changed');
  });

  it('names the next open house, once, in the home’s own time', async () => {
    await watch(service, 'anne', mls);
    const times = { endTime: '16:00', offset: '-05:00' };
    const past = { date: '2026-11-20', startTime: '14:00', ...times };
    const next = { date: '2026-11-28', startTime: '14:00', ...times };
    await change(service, mls, { openHouse: [past, next] });
    expect(await look(service)).toBe(1);
    expect(await look(service)).toBe(0);
    const [mail] = await mails(service);
    expect(mail?.subject).toMatch(/^Open house: /);
    expect(mail?.body).toMatch(/There is an open house on Saturday, November 28.* 2:00\sp\.m\./);
  });

  it('is not written for what was there when the watch began, nor while mails are off', async () => {
    const next = { date: '2026-11-28', startTime: '14:00', endTime: '16:00', offset: '-05:00' };
    await change(service, mls, { openHouse: [next] });
    await watch(service, 'anne', mls);
    expect(await look(service)).toBe(0);
    await service.call('PUT', '/user', { as: 'anne', body: { emailNotifications: false } });
    await change(service, mls, { listPrice: '650000' });
    expect(await look(service)).toBe(0);
    await service.call('PUT', '/user', { as: 'anne', body: { emailNotifications: true } });
    expect(await look(service), 'what came meanwhile').toBe(0);
    await markBounced(service.store, 'anne@example.ca');
    await change(service, mls, { listPrice: '600000' });
    expect(await look(service)).toBe(0);
  });

  it('about a home that visitors see only in part names neither its address nor a price', async () => {
    const hidden = await someHome(service, 1);
    await watch(service, 'anne', hidden);
    await change(service, hidden, { listPrice: '650000' });
    expect(await look(service)).toBe(1);
    const [mail] = await mails(service);
    expect(mail?.subject).toBe(`Price change: MLS® ${hidden}`);
    expect(mail?.body).not.toMatch(/\$/);
  });
});

it('a watch is refused for an unknown home, without a language, and beyond a hundred', async () => {
  const service = await openInMemory();
  await register(service, 'anne');
  const mls = await someHome(service);
  expect((await watch(service, 'anne', 'X999')).status).toBe(404);
  expect(
    (await service.call('PUT', `/user/watched-homes/3/${mls}`, { as: 'anne', body: ENGLISH })).status,
  ).toBe(404);
  expect((await watch(service, 'anne', mls, {})).status).toBe(400);
  const row = {
    user_id: 'anne',
    board: 9,
    since: '',
    language: 'en',
    price: 1,
    state: 'sold',
    revision: 0,
  } as const;
  const rows = Array.from({ length: 100 }, (_, at) => ({ ...row, mls: `M${at}` }));
  await service.store.database.insertInto('home_watch').values(rows).execute();
  expect((await watch(service, 'anne', mls)).status).toBe(409);
  expect(await look(service), 'homes that are not listed any more').toBe(0);
});
