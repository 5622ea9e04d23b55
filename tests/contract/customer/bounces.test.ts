import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireUser } from '#api/customer/contract.ts';
import { lookForNew } from '#server/customer/alerts/lookForNew.ts';
import { mailHandler } from '#server/mail/sendMails.ts';
import { smtpCarrier } from '#server/mail/smtpCarrier.ts';
import { makeHomeSearch } from '#server/realty/homeSearch.ts';
import { doJobs } from '#tests/support/jobs/doJobs.ts';
import { startMailServer } from '#tests/support/mail/mailServer.ts';
import { SMALL_DATASET_DAY } from '#tests/support/services/smallDataset.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { type CustomerService, openInMemory, openService, saveSearch } from './customerService.ts';

const bounceKey = 'the-key-of-the-provider';
const headers = { Authorization: `Bearer ${bounceKey}` };

async function register(service: CustomerService, as: string): Promise<void> {
  await service.call('POST', '/user', { as, body: { name: { first: 'A', last: 'T' } } });
}

async function userOf(service: CustomerService, as: string): Promise<WireUser> {
  return (await service.call<WireUser>('GET', '/user', { as })).body;
}

const report = (service: CustomerService, email: string) =>
  service.call('POST', '/bounces', { headers, body: { email } });

const look = ({ store, clock }: CustomerService): Promise<number> =>
  lookForNew({
    store,
    clock,
    homeSearch: makeHomeSearch({ store, clock }),
    appUrl: 'https://homes.test/real-estate',
  });

/** Puts an old home on the market today; returns the number of mails written. */
async function lookAfterNewHome(service: CustomerService): Promise<number> {
  const { database } = service.store;
  const { id } = await database
    .selectFrom('listing')
    .select('id')
    .where('status', '=', 'A')
    .where('type', '=', 'Sale')
    .where('city', '=', 'toronto')
    .where('list_day', '<', SMALL_DATASET_DAY)
    .limit(1)
    .executeTakeFirstOrThrow();
  await database.updateTable('listing').set({ list_day: SMALL_DATASET_DAY }).where('id', '=', id).execute();
  return look(service);
}

const waiting = ({ store }: CustomerService) => store.database.selectFrom('mail').select('email').execute();

async function send({ store, clock }: CustomerService, recipients: { code: number; words: string }[] = []) {
  const { port, received } = await startMailServer({ recipients });
  const server = { host: '127.0.0.1', port, isTls: false };
  const carry = smtpCarrier({ server, from: 'homes@example.com', replyTo: undefined });
  await doJobs(store, { alerts: mailHandler({ store, clock, carry }) }, { clock });
  return received.map(({ to }) => to.join());
}

describe.each(storeDialects())('an address that gave mail back on $name', (dialect) => {
  let service: CustomerService;

  beforeEach(async () => {
    service = await openService(dialect, { bounceKey });
    for (const as of ['anne', 'bob']) {
      await register(service, as);
      await saveSearch(service, as, { alert: 'atOnce' });
    }
    return () => service.store.close();
  }, 60_000);

  afterAll(() => dialect.end());

  it('gets no more alerts until its customer confirms it, and only homes that are new from then on', async () => {
    expect(await lookAfterNewHome(service)).toBe(2);
    expect((await report(service, 'Anne@Example.ca')).status).toBe(204);
    expect(await userOf(service, 'anne')).toMatchObject({ emailBounced: true, emailNotifications: true });
    expect(await userOf(service, 'bob')).toMatchObject({ emailBounced: false });
    expect(await send(service), 'the waiting mail is dropped').toEqual(['bob@example.ca']);
    expect(await waiting(service)).toEqual([]);
    expect(await lookAfterNewHome(service)).toBe(1);
    await service.call('PUT', '/user', { as: 'anne', body: { emailBounced: false } });
    expect(await userOf(service, 'anne')).toMatchObject({ emailBounced: false });
    await send(service);
    expect(await look(service), 'what came meanwhile').toBe(0);
    expect(await lookAfterNewHome(service)).toBe(2);
  });

  it('is noticed when the mail server refuses it, but not for a rule of the server', async () => {
    await lookAfterNewHome(service);
    await send(service, [
      { code: 550, words: '5.1.1 no such user' },
      { code: 550, words: '5.7.1 relaying denied' },
    ]);
    const bounced = [await userOf(service, 'anne'), await userOf(service, 'bob')].map(
      (user) => user.emailBounced,
    );
    expect(bounced.toSorted()).toEqual([false, true]);
  });
});

describe('a report of a bounce', () => {
  it('ends with a new address of the customer', async () => {
    const service = await openInMemory({ bounceKey });
    await register(service, 'anne');
    await report(service, 'anne@example.ca');
    await service.call('PUT', '/user', { as: 'anne-roy', body: {} });
    expect(await userOf(service, 'anne-roy')).toMatchObject({ email: 'roy@example.ca', emailBounced: false });
  });

  it('needs the key, and says nothing about accounts', async () => {
    const service = await openInMemory({ bounceKey });
    await register(service, 'anne');
    const body = { email: 'anne@example.ca' };
    for (const Authorization of ['', 'Bearer', 'Bearer wrong', bounceKey]) {
      const answer = await service.call('POST', '/bounces', { headers: { Authorization }, body });
      expect([answer.status, answer.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer']);
    }
    expect((await service.call('POST', '/bounces', { as: 'anne', body })).status).toBe(401);
    expect(await userOf(service, 'anne')).toMatchObject({ emailBounced: false });
    expect((await report(service, 'unknown@example.ca')).status).toBe(204);
    expect((await service.call('POST', '/bounces', { headers, body: { email: 'x' } })).status).toBe(400);
  });

  it('is not taken without a key in the configuration', async () => {
    const service = await openInMemory();
    const body = { email: 'anne@example.ca' };
    for (const own of [{}, headers, { Authorization: 'Bearer undefined' }]) {
      expect((await service.call('POST', '/bounces', { headers: own, body })).status).toBe(404);
    }
  });

  it('cannot be made by a customer about themselves', async () => {
    const service = await openInMemory({ bounceKey });
    await register(service, 'anne');
    expect((await service.call('PUT', '/user', { as: 'anne', body: { emailBounced: true } })).status).toBe(
      400,
    );
  });
});
