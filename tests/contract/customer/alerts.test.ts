import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { WireSavedSearches } from '#api/customer/contract.ts';
import { makeOutbox, type Outbox, outboxCarrier } from '#demo/identity/outbox.ts';
import { newHomesHandler } from '#server/customer/alerts/followSearches.ts';
import { dayOf, MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { openEngine } from '#server/jobs/openEngine.ts';
import { addScheduled, runJobs } from '#server/jobs/runJobs.ts';
import type { MailCarrier } from '#server/mail/outgoingMail.ts';
import { mailHandler } from '#server/mail/sendMails.ts';
import { webhookCarrier } from '#server/mail/webhookCarrier.ts';
import { doJobs, type PassOptions } from '#tests/support/jobs/doJobs.ts';
import { startReceiver } from '#tests/support/leads/receiver.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import { SMALL_DATASET_DAY } from '#tests/support/services/smallDataset.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { clearToday, look, lookOptions, putOnMarket, waiting } from './alertCalls.ts';
import { type CustomerService, openInMemory, openService, SEARCH, saveSearch } from './customerService.ts';

const HOUR = 3_600_000;

/** Sends the waiting mails; returns the log lines. */
function send(
  { store, clock }: CustomerService,
  carry: MailCarrier,
  pass: PassOptions = {},
): Promise<string[]> {
  return doJobs(store, { alerts: mailHandler({ store, clock, carry }) }, { clock, ...pass });
}

describe.each(storeDialects())('alerts on $name', (dialect) => {
  let service: CustomerService;

  beforeEach(async () => {
    service = await openService(dialect);
    return () => service.store.close();
  }, 60_000);

  afterAll(() => dialect.end());

  it('that are immediate report each new home once, even with several servers', async () => {
    await saveSearch(service, 'anne', { alert: 'atOnce' });
    await saveSearch(service, 'bob', { alert: 'off' });
    expect(await look(service)).toBe(0);
    await putOnMarket(service, 2);
    const written = await Promise.all([look(service), look(service), look(service)]);
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await look(service), 'the next start').toBe(0);
    expect(await waiting(service)).toMatchObject([
      { user_id: 'anne', email: 'anne@example.ca', attempts: 0 },
    ]);
    await putOnMarket(service, 1);
    expect(await look(service)).toBe(1);
  });

  it('name a home of the demonstration once, and the page counts it once, although its date changes each day', async () => {
    await saveSearch(service, 'anne', { alert: 'atOnce' });
    const countNew = async () => {
      const { body } = await service.call<WireSavedSearches>('GET', '/user/saved-searches', { as: 'anne' });
      return body.searches[0]?.newCount;
    };
    await putOnMarket(service, 2);
    expect(await look(service)).toBe(1);
    expect(await countNew()).toBe(2);
    for (const days of [1, 1, 3]) {
      service.clock.pass(days * MILLISECONDS_A_DAY);
      expect([await look(service), await countNew()], 'before the dates are moved').toEqual([0, 2]);
      await service.store.moveDatesTo('demo', dayOf(service.clock.now()));
      expect(await look(service), `${days} days later`).toBe(0);
      expect(await countNew(), `${days} days later`).toBe(2);
    }
    await putOnMarket(service, 1);
    expect(await look(service), 'one that was not there').toBe(1);
    expect(await countNew(), 'one that was not there').toBe(3);
  });

  it('are deleted with their search and with their customer', async () => {
    const { id } = await saveSearch(service, 'anne', { alert: 'atOnce' });
    await saveSearch(service, 'bob', { alert: 'atOnce' });
    await putOnMarket(service, 1);
    expect(await look(service)).toBe(2);
    await service.call('DELETE', `/user/saved-searches/${id}`, { as: 'anne' });
    expect((await waiting(service)).map((mail) => mail.user_id)).toEqual(['bob']);
    await service.call('DELETE', '/user', { as: 'bob' });
    expect(await waiting(service)).toEqual([]);
  });

  it('are sent one by one, and then removed', async () => {
    for (const as of ['anne', 'bob', 'carol']) await saveSearch(service, as, { alert: 'atOnce' });
    await putOnMarket(service, 1);
    await look(service);
    const to: string[] = [];
    const carry: MailCarrier = async ({ email }) => {
      to.push(email);
      return undefined;
    };
    // SQLite has one process.
    const processes = dialect.name === 'SQLite' ? [1] : [1, 2];
    await Promise.all(processes.map(() => send(service, carry)));
    expect(to.sort()).toEqual(['anne@example.ca', 'bob@example.ca', 'carol@example.ca']);
    expect(await waiting(service)).toEqual([]);
  });
});

describe('an alert', () => {
  let service: CustomerService;
  let outbox: Outbox;

  beforeEach(async () => {
    service = await openInMemory();
    outbox = makeOutbox({ clock: service.clock });
  });

  const mailsTo = async (as: string) => {
    await send(service, outboxCarrier(outbox));
    return outbox.list(`${as}@example.ca`);
  };

  it('has links to the search, the first homes and the settings', async () => {
    await service.call('POST', '/user', { as: 'anne', body: { name: { first: 'Anne', last: 'T' } } });
    // A mail uses the customer's present name.
    await service.call('PUT', '/user', { as: 'anne', body: { name: { first: 'Zoë', last: 'T' } } });
    await clearToday(service);
    await saveSearch(service, 'anne', { alert: 'atOnce', name: 'Near the lake' });
    const numbers = await putOnMarket(service, 6);
    await putOnMarket(service, 1, 1);
    await look(service);
    const [mail] = await mailsTo('anne');
    expect(mail).toMatchObject({ language: 'en', subject: '7 new results: Near the lake' });
    const text = mail?.text ?? '';
    expect(text).toMatch(/^Hello Zoë,\n\nThere are 7 new results for your saved search “Near the lake”\.\n/);
    const named = [
      ...text.matchAll(/^(.+): \$[\d,]+\nhttps:\/\/homes\.test\/real-estate\/detail\/(\w+)\/2$/gm),
    ];
    expect(named).toHaveLength(5);
    for (const [, address, mls] of named) {
      expect(address).toMatch(/^\d+ .+, Toronto$/);
      expect(numbers).toContain(mls);
    }
    expect(text).toContain('And 2 more.');
    expect(text).toContain('https://homes.test/real-estate/list/Ontario/Toronto?beds=2');
    expect(text).toContain('https://homes.test/real-estate/auth/profile?tab=savedSearches');
    expect(text).toContain('Harbour & Pine Realty Inc., Brokerage\n200 Queens Quay West');
  });

  it('names no home of a partly known day, because it may be a known one', async () => {
    await clearToday(service);
    await putOnMarket(service, 1);
    await saveSearch(service, 'anne', { alert: 'atOnce' });
    await putOnMarket(service, 2);
    await look(service);
    const [mail] = await mailsTo('anne');
    expect(mail?.subject).toBe('2 new results: Toronto');
    expect(mail?.text).not.toContain('/detail/');
  });

  it('counts a restricted home, and does not name it', async () => {
    await clearToday(service);
    await saveSearch(service, 'anne', { alert: 'atOnce' });
    const [number = '?'] = await putOnMarket(service, 1, 1);
    await look(service);
    const [mail] = await mailsTo('anne');
    expect(mail?.subject).toBe('1 new result: Toronto');
    expect(mail?.text).toContain('There is 1 new result for your saved search “Toronto”.');
    expect(mail?.text).not.toContain(number);
    expect(mail?.text).not.toContain('more');
  });

  it('is in the language of its search', async () => {
    const criteria = { type: 'lease', city: 'Toronto' };
    await saveSearch(service, 'anne', { alert: 'atOnce', name: 'À louer', language: 'fr', criteria });
    await service.store.database
      .updateTable('listing')
      .set({ list_day: SMALL_DATASET_DAY })
      .where('city', '=', 'toronto')
      .where('type', '=', 'Lease')
      .where('status', '=', 'A')
      .execute();
    await look(service);
    const [mail] = await mailsTo('anne');
    expect(mail).toMatchObject({
      language: 'fr',
      subject: expect.stringMatching(/^\d+ nouveaux résultats\u00a0: À louer$/),
    });
    expect(mail?.text).toMatch(/^Bonjour,\n\nIl y a \d+ nouveaux résultats .*«\u00a0À louer\u00a0»\.\n\n/);
    expect(mail?.text).toMatch(/, Toronto\u00a0: [\d\u00a0\u202f]+\s\$ par mois\nhttps:/);
    expect(mail?.text).toContain('\n200, Queens Quay Ouest, bureau 400, Toronto (Ontario) M5J 2Y4\n');
  });

  it('of a daily search is sent once a day, in the morning in Toronto, with all homes since the day before', async () => {
    // Saved in the afternoon of the 21st.
    await saveSearch(service, 'anne', { alert: 'daily' });
    await putOnMarket(service, 1);
    expect(await look(service), 'the same day').toBe(0);
    service.clock.pass(17 * HOUR - 1);
    await service.store.moveDatesTo('demo', SMALL_DATASET_DAY + 1);
    expect(await look(service), 'a moment before eight').toBe(0);
    service.clock.pass(1);
    expect(await look(service), 'eight').toBe(1);
    await putOnMarket(service, 1);
    service.clock.pass(8 * HOUR);
    expect(await look(service), 'the afternoon').toBe(0);
    service.clock.pass(20 * HOUR);
    await service.store.moveDatesTo('demo', SMALL_DATASET_DAY + 2);
    expect(await look(service), 'a start at noon of the next day').toBe(1);
    expect(await look(service)).toBe(0);
  });

  it('is not sent while mails are off; when they are on it reports homes from then on', async () => {
    const as = 'anne';
    await service.call('POST', '/user', { as, body: { name: { first: 'A', last: 'T' } } });
    await saveSearch(service, as, { alert: 'atOnce' });
    await service.call('PUT', '/user', { as, body: { emailNotifications: false } });
    await putOnMarket(service, 1);
    expect(await look(service)).toBe(0);
    await service.call('PUT', '/user', { as, body: { emailNotifications: true } });
    expect(await look(service), 'what came meanwhile').toBe(0);
    await putOnMarket(service, 1);
    await service.call('PUT', '/user', { as, body: { emailNotifications: true } });
    expect(await look(service), 'on as before').toBe(1);
  });

  it('does not report homes from before it was turned on, or homes that the customer saw', async () => {
    const as = 'anne';
    const { id } = await saveSearch(service, as, { alert: 'off' });
    await putOnMarket(service, 1);
    await service.call('PUT', `/user/saved-searches/${id}`, { as, body: { alert: 'atOnce' } });
    expect(await look(service)).toBe(0);
    await putOnMarket(service, 1);
    await service.call('POST', `/user/saved-searches/${id}/visits`, { as });
    expect(await look(service)).toBe(0);
    await putOnMarket(service, 1);
    expect(await look(service)).toBe(1);
  });

  it('is skipped for criteria that are no longer valid; all others are sent', async () => {
    const broken = await saveSearch(service, 'anne', { alert: 'atOnce' });
    await saveSearch(service, 'bob', { alert: 'atOnce', name: SEARCH.name });
    const { database } = service.store;
    await database
      .updateTable('saved_search')
      .set({ criteria: '{"minPrice":"x"}' })
      .where('id', '=', broken.id)
      .execute();
    await putOnMarket(service, 1);
    expect(await look(service)).toBe(1);
  });

  it('is written for each of many searches', async () => {
    const row = await saveSearch(service, 'anne', { alert: 'atOnce' });
    const { database } = service.store;
    const stored = await database.selectFrom('saved_search').selectAll().where('id', '=', row.id).execute();
    const copies = Array.from({ length: 120 }, (_, index) =>
      stored.map((one) => ({
        ...one,
        id: `copy-${String(index).padStart(3, '0')}`,
        name_key: `copy ${index}`,
      })),
    );
    await database.insertInto('saved_search').values(copies.flat()).execute();
    await putOnMarket(service, 1);
    expect(await look(service)).toBe(121);
  });
});

describe('a mail of an alert', () => {
  let service: CustomerService;

  beforeEach(async () => {
    service = await openInMemory();
    await saveSearch(service, 'anne', { alert: 'atOnce' });
    await putOnMarket(service, 1);
    await look(service);
  });

  async function receiverOf(...answers: Parameters<typeof startReceiver>) {
    const receiver = await startReceiver(...answers);
    onTestFinished(() => receiver.close());
    return receiver;
  }

  it('arrives at the receiver under its own number', async () => {
    const [mail] = await waiting(service);
    const receiver = await receiverOf();
    expect(await send(service, webhookCarrier(receiver.webhook))).toEqual([]);
    const body = {
      id: mail?.id,
      to: 'anne@example.ca',
      language: 'en',
      subject: mail?.subject,
      text: mail?.body,
      html: mail?.html,
      unsubscribe: mail?.unsubscribe,
    };
    expect(receiver.received).toEqual([{ key: mail?.id, type: 'application/json', body }]);
    expect(await waiting(service)).toEqual([]);
  });

  it('is retried until it arrives, and its content is not logged', async () => {
    const receiver = await receiverOf([503]);
    const carry = webhookCarrier(receiver.webhook);
    const [line, ...others] = await send(service, carry);
    expect(others).toEqual([]);
    expect(line).toMatch(
      /^Mail [\da-f-]{36} was not sent: the receiver answered 503\. Next attempt in \d\d s\.$/,
    );
    expect(await send(service, carry), 'not yet').toEqual([]);
    expect(receiver.received).toHaveLength(1);
    await send(service, carry, { isEarly: true });
    expect(receiver.received).toHaveLength(2);
    expect(new Set(receiver.received.map(({ key }) => key)).size, 'under the same number').toBe(1);
    expect(await waiting(service)).toEqual([]);
  });

  it('is due again if the server ended during an attempt', async () => {
    const outbox = makeOutbox({ clock: service.clock });
    const ended: MailCarrier = () => Promise.reject(new Error('killed'));
    capturedLog();
    await send(service, ended);
    await send(service, outboxCarrier(outbox));
    expect(outbox.list(), 'no other server sends it meanwhile').toEqual([]);
    await send(service, outboxCarrier(outbox), { isEarly: true });
    expect(outbox.list()).toHaveLength(1);
  });

  it.each([
    ['no mails', '/user', { emailNotifications: false }],
    ['none of this search', '', { alert: 'off' }],
  ])('is not sent to a customer who meanwhile chose %s', async (_title, path, body) => {
    const as = 'anne';
    await service.call('POST', '/user', { as, body: { name: { first: 'Anne', last: 'T' } } });
    const [mail] = await waiting(service);
    await service.call('PUT', path || `/user/saved-searches/${mail?.search_id}`, { as, body });
    const outbox = makeOutbox({ clock: service.clock });
    expect(await send(service, outboxCarrier(outbox))).toEqual([]);
    expect(outbox.list()).toEqual([]);
    expect(await waiting(service)).toEqual([]);
  });

  it('is dropped when it is outdated', async () => {
    const failing: MailCarrier = async () => 'no answer within 10 s';
    await send(service, failing);
    service.clock.pass(49 * HOUR);
    expect(await send(service, failing, { isEarly: true })).toEqual([
      expect.stringMatching(/^Mail [\da-f-]{36} was not sent: it is outdated\. There is no other attempt\.$/),
    ]);
    expect(await waiting(service)).toEqual([]);
  });
});

it('searches are checked at the start, and once in ten minutes', async () => {
  const service = await openInMemory();
  const outbox = makeOutbox({ clock: service.clock });
  await saveSearch(service, 'anne', { alert: 'atOnce' });
  await putOnMarket(service, 1);
  const carry = outboxCarrier(outbox);
  const { store, clock } = service;
  const handlers = {
    newHomes: newHomesHandler(lookOptions(service), () => jobs.wake('alerts')),
    alerts: mailHandler({ store, clock, carry }),
  };
  const engine = await openEngine(store, clock);
  const schedules = [{ queue: 'newHomes', every: 600_000 }] as const;
  const jobs = runJobs({ store, engine, clock, handlers, schedules, log: () => undefined });
  onTestFinished(() => jobs.stop());
  await expect.poll(() => outbox.list().length, { interval: 5 }).toBe(1);
  await putOnMarket(service, 2);
  clock.pass(600_000);
  await addScheduled({ store, clock, schedules }, jobs.wake);
  await expect.poll(() => outbox.list().length, { interval: 5 }).toBe(2);
});
