import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, test } from 'vitest';
import type { WirePushSubscription, WirePushSubscriptions } from '#api/customer/pushContract.ts';
import { makeOutbox, outboxCarrier } from '#demo/identity/outbox.ts';
import { readConfiguration } from '#server/config/configuration.ts';
import { isPushService } from '#server/mail/browserMessages.ts';
import { mailHandler } from '#server/mail/sendMails.ts';
import { startUp } from '#server/start/startUp.ts';
import { markBounced } from '#server/store/customer/customers.ts';
import { openStore } from '#server/store/openStore.ts';
import { doJobs, type PassOptions } from '#tests/support/jobs/doJobs.ts';
import { type PushReceiver, startPushReceiver } from '#tests/support/push/pushReceiver.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { clearToday, look, putOnMarket, waiting } from './alertCalls.ts';
import { type CustomerService, openInMemory, openService, saveSearch } from './customerService.ts';

const PATH = '/user/push-subscriptions';

async function browser(...answers: Parameters<typeof startPushReceiver>): Promise<PushReceiver> {
  const receiver = await startPushReceiver(...answers);
  onTestFinished(() => receiver.close());
  return receiver;
}

const subscribe = (service: CustomerService, as: string, { subscription }: PushReceiver) =>
  service.call<WirePushSubscription>('POST', PATH, { as, body: subscription });

const subscriptions = async (service: CustomerService, as: string) =>
  (await service.call<WirePushSubscriptions>('GET', PATH, { as })).body;

/** Sends what is due, mails to an outbox. @returns the log lines, and the mails' recipients */
async function send({ store, clock }: CustomerService, pass: PassOptions = {}) {
  const outbox = makeOutbox({ clock });
  const alerts = mailHandler({ store, clock, carry: outboxCarrier(outbox) });
  const lines = await doJobs(store, { alerts }, { clock, ...pass });
  return { lines, mailed: outbox.list().map(({ to }) => to) };
}

describe.each(storeDialects())('alerts in a browser on $name', (dialect) => {
  let service: CustomerService;

  beforeEach(async () => {
    service = await openService(dialect, { isPushService: () => true });
    for (const as of ['anne', 'bob']) {
      await service.call('POST', '/user', { as, body: { name: { first: 'Zoë', last: 'T' } } });
    }
    await clearToday(service);
    return () => service.store.close();
  }, 60_000);

  afterAll(() => dialect.end());

  it('arrive encrypted for the browser, from the product, once, beside the mail', async () => {
    const receiver = await browser();
    await subscribe(service, 'anne', receiver);
    await saveSearch(service, 'anne', { alert: 'atOnce', name: 'Lake' });
    await saveSearch(service, 'bob', { alert: 'atOnce' });
    const [mls = ''] = await putOnMarket(service, 1);
    await Promise.all([look(service), look(service)]);
    expect((await send(service)).mailed.toSorted()).toEqual(['anne@example.ca', 'bob@example.ca']);
    expect((await send(service)).mailed).toEqual([]);
    expect(receiver.received).toHaveLength(1);
    const [{ message, headers } = {}] = receiver.received;
    expect(message).toEqual({
      title: '1 new result: Lake',
      body: expect.stringMatching(/^\d+ .+, Toronto · \$[\d,]+$/),
      lang: 'en',
      path: `/detail/${mls}/2`,
      tag: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '172800' });
    expect(headers?.['topic']).toMatch(/^[\w-]{32}$/);
    const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(headers?.authorization ?? '') ?? [];
    expect(key).toBe((await subscriptions(service, 'bob')).publicKey);
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
    const { payload } = await jwtVerify(token, jwk, { audience: receiver.origin });
    expect(payload.sub).toMatch(/^mailto:.+@/);
    expect(decodeProtectedHeader(token).alg).toBe('ES256');
  });

  it('about several homes open the search, in its language', async () => {
    const receiver = await browser();
    await subscribe(service, 'anne', receiver);
    await saveSearch(service, 'anne', { alert: 'atOnce', name: 'Lac', language: 'fr' });
    await putOnMarket(service, 3);
    await look(service);
    await send(service);
    expect(receiver.received[0]?.message).toMatchObject({
      title: '3 nouveaux résultats\u00a0: Lac',
      body: expect.stringMatching(/^.+ · [\d\s]+\$\n.+ · [\d\s]+\$$/),
      lang: 'fr',
      path: '/list/Ontario/Toronto?beds=2',
    });
  });

  it('come without mails too, and name no restricted home', async () => {
    const receiver = await browser();
    await service.call('PUT', '/user', { as: 'anne', body: { emailNotifications: false } });
    await saveSearch(service, 'anne', { alert: 'atOnce' });
    await saveSearch(service, 'bob', { alert: 'atOnce' });
    await markBounced(service.store, 'bob@example.ca');
    await putOnMarket(service, 1);
    expect(await look(service), 'neither mails nor a browser').toBe(0);
    await subscribe(service, 'anne', receiver);
    expect(await look(service), 'homes from before').toBe(0);
    const [mls = '?'] = await putOnMarket(service, 1, 1);
    expect(await look(service)).toBe(1);
    expect((await send(service)).mailed).toEqual([]);
    const { message } = receiver.received[0] ?? {};
    expect(message?.body).toBe('There is 1 new result for your saved search “Toronto”.');
    expect(JSON.stringify(message)).not.toContain(mls);
  });

  it('are retried until they arrive, with the same tag and topic', async () => {
    const receiver = await browser([503, 429]);
    await subscribe(service, 'anne', receiver);
    await saveSearch(service, 'anne', { alert: 'atOnce' });
    await putOnMarket(service, 1);
    await look(service);
    expect((await send(service)).lines).toEqual([
      expect.stringMatching(/^Mail [\da-f-]{36} was not sent: the push service answered 503\. Next/),
    ]);
    for (const _attempt of [2, 3, 4]) await send(service, { isEarly: true });
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.received.map(({ message }) => message.tag)).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers['topic'])).size).toBe(1);
  });

  it.each([404, 410])('end when the push service answers %i', async (status) => {
    const receiver = await browser([status]);
    const other = await browser([413]);
    await subscribe(service, 'anne', receiver);
    await subscribe(service, 'anne', other);
    await saveSearch(service, 'anne', { alert: 'atOnce' });
    await putOnMarket(service, 1);
    await look(service);
    expect((await send(service)).lines).toHaveLength(2);
    expect(await waiting(service)).toEqual([]);
    const left = (await subscriptions(service, 'anne')).subscriptions;
    expect(left.map(({ id }) => id)).toEqual([idOf(other)]);
    expect([receiver.received.length, other.received.length]).toEqual([1, 1]);
  });

  it('are not sent after their search’s alert, the browser’s subscription or the account ended', async () => {
    const receiver = await browser();
    const { id } = await saveSearch(service, 'anne', { alert: 'atOnce' });
    await saveSearch(service, 'bob', { alert: 'atOnce' });
    await subscribe(service, 'anne', receiver);
    await putOnMarket(service, 1);
    await look(service);
    await service.call('PUT', `/user/saved-searches/${id}`, { as: 'anne', body: { alert: 'off' } });
    await send(service);
    await service.call('PUT', `/user/saved-searches/${id}`, { as: 'anne', body: { alert: 'atOnce' } });
    await putOnMarket(service, 1);
    await look(service);
    await service.call('DELETE', `${PATH}/${idOf(receiver)}`, { as: 'anne' });
    await send(service);
    await subscribe(service, 'bob', receiver);
    await putOnMarket(service, 1);
    await look(service);
    await service.call('DELETE', '/user', { as: 'bob' });
    await send(service);
    expect(receiver.received).toEqual([]);
    expect(await service.store.database.selectFrom('push_subscription').selectAll().execute()).toEqual([]);
  });

  it('are each customer’s own; a browser changes to the customer who signs in there', async () => {
    const receiver = await browser();
    const known = await subscribe(service, 'anne', receiver);
    expect(known.body).toEqual({ id: idOf(receiver), created: service.clock.now().toISOString() });
    expect((await subscribe(service, 'anne', receiver)).body).toEqual(known.body);
    expect((await subscriptions(service, 'bob')).subscriptions).toEqual([]);
    await service.call('DELETE', `${PATH}/${idOf(receiver)}`, { as: 'bob' });
    expect((await subscriptions(service, 'anne')).subscriptions).toEqual([known.body]);
    await saveSearch(service, 'anne', { alert: 'atOnce' });
    await putOnMarket(service, 1);
    await look(service);
    await subscribe(service, 'bob', receiver);
    expect((await subscriptions(service, 'anne')).subscriptions).toEqual([]);
    expect((await subscriptions(service, 'bob')).subscriptions).toHaveLength(1);
    await send(service);
    expect(receiver.received, 'anne’s waiting message').toEqual([]);
  });

  it('go to at most ten browsers of a customer, the newest', async () => {
    const receiver = await browser();
    const { endpoint, keys } = receiver.subscription;
    for (let at = 0; at < 11; at += 1) {
      service.clock.pass(1000);
      await service.call('POST', PATH, { as: 'anne', body: { endpoint: `${endpoint}${at}`, keys } });
    }
    const { subscriptions: left } = await subscriptions(service, 'anne');
    expect(left).toHaveLength(10);
    expect(left.map(({ id }) => id)).not.toContain(
      createHash('sha256').update(`${endpoint}0`).digest('base64url'),
    );
  });
});

test('the key by which push services recognize the product is made by the first start, and stays', async () => {
  capturedLog();
  const folder = await mkdtemp(join(tmpdir(), 'vapid-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ version: '1.0.0' }));
  const configuration = readConfiguration({ DEMO: 'off', DATA_DIR: folder }, folder);
  const start = () => startUp({ configuration, root: folder, appFolder: undefined, log: () => undefined });
  const keyAfterStart = async () => {
    await (await start()).close();
    const store = await openStore({ kind: 'folder', folder });
    const query = store.database.selectFrom('secret_key').select('value').where('name', '=', 'vapid');
    const { value } = await query.executeTakeFirstOrThrow();
    await store.close();
    return JSON.parse(value) as unknown;
  };
  const key = await keyAfterStart();
  expect(key).toEqual({
    publicKey: expect.stringMatching(/^[\w-]{87}$/),
    privateKey: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(await keyAfterStart()).toEqual(key);
});

const idOf = ({ subscription: { endpoint } }: PushReceiver): string =>
  createHash('sha256').update(endpoint).digest('base64url');

describe('a browser’s subscription', () => {
  const KEYS = {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  };
  const post = async (body: object) => {
    return (await openInMemory()).call('POST', PATH, { as: 'anne', body });
  };

  it.each([
    'https://fcm.googleapis.com/fcm/send/dpH5lCsTSSM:APA91bHqjZxM0VImWWqDRN7U0a3AycjUf4O',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAAB',
    'https://wns2-by3p.notify.windows.com/w/?token=BQYAAAD',
    'https://web.push.apple.com/QGuQyavXutnMH',
  ])('is accepted from %s', async (endpoint) => {
    expect((await post({ endpoint, keys: KEYS })).status).toBe(200);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com:8443/fcm/send/a',
    'https://user:pass@fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com.example.com/a',
    'https://127.0.0.1/a',
    'https://169.254.169.254/latest/meta-data',
    'https://push.apple.com.evil.example/a',
    'https://evilpush.apple.com@internal.example/a',
    'https://',
  ])('is refused for %s, which is no push service', async (endpoint) => {
    expect(await post({ endpoint, keys: KEYS })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'endpoint' }] },
    });
    const address = URL.parse(endpoint);
    expect(address !== null && isPushService(address)).toBe(false);
  });

  it.each([
    ['a key that is not on the curve', { ...KEYS, p256dh: `B${'A'.repeat(86)}` }, 'keys.p256dh'],
    ['a short key', { ...KEYS, p256dh: 'BNcR' }, 'keys.p256dh'],
    ['a long secret', { ...KEYS, auth: `${KEYS.auth}A` }, 'keys.auth'],
    ['no keys', undefined, 'keys'],
  ])('is refused for %s', async (_name, keys, field) => {
    const endpoint = 'https://web.push.apple.com/a';
    expect(await post({ endpoint, keys })).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });
});
