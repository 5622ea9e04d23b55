import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireClaimedHome, WireClaimedHomes } from '#api/customer/claimContract.ts';
import { mailClaims } from '#server/customer/alerts/mailClaims.ts';
import { mailHandler } from '#server/mail/sendMails.ts';
import { markBounced } from '#server/store/customer/customers.ts';
import { personFile } from '#server/store/desk/personFile.ts';
import { doJobs } from '#tests/support/jobs/doJobs.ts';
import { wantedMails } from '#tests/support/mail/wantedMails.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { type CustomerService, openInMemory, openService } from './customerService.ts';

const PATH = '/user/claimed-homes';
const BAY = { state: 'Ontario', city: 'Toronto', street: '33 Bay Street E', unit: '1204', language: 'en' };
const DAY_MS = 86_400_000;

async function register(service: CustomerService, as: string): Promise<void> {
  await service.call('POST', '/user', { as, body: { name: { first: 'Zoë', last: 'T' } } });
}

const claim = (service: CustomerService, as: string, body: object = BAY) =>
  service.call<WireClaimedHome>('POST', PATH, { as, body });
const change = (service: CustomerService, as: string, id: string, body: object) =>
  service.call<WireClaimedHome>('PUT', `${PATH}/${id}`, { as, body });

async function claimed(service: CustomerService, as: string): Promise<WireClaimedHome[]> {
  return (await service.call<WireClaimedHomes>('GET', PATH, { as })).body.homes;
}

/** A look at the claimed homes, for which there is this figure. */
const look = ({ store, clock }: CustomerService, figure: number | null): Promise<number> =>
  mailClaims({
    store,
    clock,
    appUrl: 'https://homes.test/real-estate',
    estimate: async () =>
      figure === null ? null : { figure, low: figure * 0.9, high: figure * 1.1, comparableCount: 12 },
  });

const mails = ({ store }: CustomerService) =>
  store.database.selectFrom('mail').selectAll().orderBy('written').orderBy('email').execute();

describe.each(storeDialects())('a claimed home on $name', (dialect) => {
  let service: CustomerService;

  beforeEach(async () => {
    service = await openService(dialect);
    for (const as of ['anne', 'bob']) await register(service, as);
    return () => service.store.close();
  }, 60_000);

  afterAll(() => dialect.end());

  it('is claimed once by a customer, and also by others', async () => {
    const { status, body } = await claim(service, 'anne');
    expect(status).toBe(201);
    const { language: _language, ...address } = BAY;
    expect(body).toMatchObject({ ...address, latitude: null, facts: {}, isMailed: false });
    const again = await claim(service, 'anne', { ...BAY, city: 'TORONTO', street: '33  bay street E' });
    expect([again.status, again.body.id]).toEqual([200, body.id]);
    expect((await claim(service, 'bob')).status).toBe(201);
    expect((await claimed(service, 'anne')).map(({ id }) => id)).toEqual([body.id]);
    expect((await change(service, 'bob', body.id, { facts: { beds: 9 } })).status).toBe(404);
    expect((await service.call('DELETE', `${PATH}/${body.id}`, { as: 'bob' })).status).toBe(204);
    expect(await claimed(service, 'anne')).toHaveLength(1);
    expect((await service.call('DELETE', `${PATH}/${body.id}`, { as: 'anne' })).status).toBe(204);
    expect([(await claimed(service, 'anne')).length, (await claimed(service, 'bob')).length]).toEqual([0, 1]);
  });

  it('has corrected facts of its own', async () => {
    const { body } = await claim(service, 'anne');
    await claim(service, 'bob');
    const facts = { propertyType: 'Condo Apt', sqft: 812, beds: 2, baths: 1, yearBuilt: 1998, condition: -1 };
    expect((await change(service, 'anne', body.id, { facts })).body.facts).toEqual(facts);
    expect((await change(service, 'anne', body.id, { isMailed: true })).body).toMatchObject({
      facts,
      isMailed: true,
    });
    expect((await claimed(service, 'bob'))[0]?.facts).toEqual({});
    const { status } = await change(service, 'anne', body.id, { facts: { beds: 51 } });
    expect([status, (await claimed(service, 'anne'))[0]?.facts]).toEqual([400, facts]);
  });

  it('is mailed on the first morning of each month with its change, once, even with several servers', async () => {
    const { body } = await claim(service, 'anne');
    await change(service, 'anne', body.id, { isMailed: true });
    const french = await claim(service, 'bob', { ...BAY, language: 'fr' });
    await change(service, 'bob', french.body.id, { isMailed: true });
    expect(await look(service, 800_000), 'the figure to compare with').toBe(0);
    expect(await look(service, 805_000)).toBe(0);
    service.clock.pass(10 * DAY_MS);
    const written = await Promise.all([look(service, 812_000), look(service, 812_000)]);
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await look(service, 820_000)).toBe(0);
    const [toAnne, toBob] = await mails(service);
    expect(toAnne).toMatchObject({ email: 'anne@example.ca', is_alert: 1, user_id: 'anne' });
    expect(toAnne?.subject).toBe('1204 - 33 Bay Street E, Toronto: estimated at $812,000');
    expect(toAnne?.body).toContain('Likely between $730,800 and $893,200, from 12 comparable sales.');
    expect(toAnne?.body).toContain('That is $12,000 (1.5%) more than in November 2026.');
    expect(toAnne?.body).toContain(
      'https://homes.test/real-estate/value/Ontario/Toronto/33-Bay-Street-E/1204',
    );
    expect(toAnne?.html).toContain('$812,000');
    expect(toBob?.subject).toMatch(
      /^33, Bay Street E, app\. 1204, Toronto\u00a0: estimation de 812\s000\s\$$/,
    );
    expect(toBob?.body).toMatch(/C’est 12\s000\s\$ \(1,5\s%\) de plus qu’en novembre 2026\./);
    const page = new URL(toBob?.unsubscribe ?? '');
    const shown = await service.fetch(`${page.pathname.replace('/customer', '')}${page.search}`);
    expect(await shown.text()).toContain('l’estimation du 33, Bay Street E, app. 1204.');
    service.clock.pass(31 * DAY_MS);
    expect(await look(service, 812_000)).toBe(2);
    expect((await mails(service)).at(-1)?.body).toMatch(/C’est le même montant qu’en décembre 2026\./);
  });

  it('is no longer mailed after one click of a mail provider, without a sign-in', async () => {
    const { body } = await claim(service, 'anne');
    await change(service, 'anne', body.id, { isMailed: true });
    await look(service, 800_000);
    service.clock.pass(10 * DAY_MS);
    await look(service, 812_000);
    const [mail] = await mails(service);
    const { pathname, search } = new URL(mail?.unsubscribe ?? '');
    const path = `${pathname.replace('/customer', '')}${search}`;
    expect(await (await service.fetch(path)).text()).toContain(
      'You receive the estimate of 1204 - 33 Bay Street E by email each month.',
    );
    expect((await claimed(service, 'anne'))[0]?.isMailed).toBe(true);
    const stopped = await service.fetch(path, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
    expect(await stopped.text()).toContain(
      'You no longer receive the monthly estimate of 1204 - 33 Bay Street E.',
    );
    expect((await claimed(service, 'anne'))[0]?.isMailed).toBe(false);
    service.clock.pass(31 * DAY_MS);
    expect(await look(service, 812_000)).toBe(0);
  });

  it('is not mailed by a mail that waits when the app is built without estimates', async () => {
    const { body } = await claim(service, 'anne');
    await change(service, 'anne', body.id, { isMailed: true });
    await look(service, 800_000);
    service.clock.pass(10 * DAY_MS);
    expect(await look(service, 812_000)).toBe(1);
    const sent: string[] = [];
    const carry = async ({ subject }: { subject: string }) => void sent.push(subject);
    const { store, clock } = service;
    await doJobs(store, { alerts: mailHandler({ store, clock, carry, hasEstimates: false }) }, { clock });
    expect([sent, await mails(service)]).toEqual([[], []]);
    expect(await claimed(service, 'anne')).toMatchObject([{ id: body.id, isMailed: true }]);
  });

  it.each<[name: string, end: (id: string, unsubscribe: string) => Promise<unknown>]>([
    ['the link of the mail', (_id, path) => service.fetch(path, { method: 'POST', body: '' })],
    ['the profile', (id) => change(service, 'anne', id, { isMailed: false })],
    ['the end of the claim', (id) => service.call('DELETE', `${PATH}/${id}`, { as: 'anne' })],
  ])('is not mailed by a mail that waits when it is stopped by %s', async (_case, end) => {
    const { body } = await claim(service, 'anne');
    const other = await claim(service, 'anne', { ...BAY, unit: '1205' });
    for (const { id } of [body, other.body]) await change(service, 'anne', id, { isMailed: true });
    await look(service, 800_000);
    service.clock.pass(10 * DAY_MS);
    await look(service, 812_000);
    const waiting = await mails(service);
    const own = waiting.find(({ subject }) => subject.startsWith('1204'));
    const { pathname, search } = new URL(own?.unsubscribe ?? '');
    await end(body.id, `${pathname.replace('/customer', '')}${search}`);
    expect((await wantedMails(service.store)).map(({ subject }) => subject)).toEqual([
      '1205 - 33 Bay Street E, Toronto: estimated at $812,000',
    ]);
  });

  it('is in the file of its customer, and ends with the account', async () => {
    const { body } = await claim(service, 'anne');
    await change(service, 'anne', body.id, { facts: { beds: 4 } });
    const file = JSON.stringify(await personFile(service.store, { email: 'anne@example.ca' }, 'now'));
    expect(file).toContain('33 Bay Street E');
    expect(file).toContain('"beds":4');
    await service.call('DELETE', '/user', { as: 'anne' });
    expect(await service.store.database.selectFrom('claimed_home').selectAll().execute()).toEqual([]);
  });
});

describe('the monthly mail', () => {
  let service: CustomerService;
  let id: string;

  beforeEach(async () => {
    service = await openInMemory();
    await register(service, 'anne');
    ({ id } = (await claim(service, 'anne')).body);
  });

  it('is not written unless the customer asked for it', async () => {
    service.clock.pass(10 * DAY_MS);
    expect(await look(service, 800_000)).toBe(0);
  });

  it('waits for the morning', async () => {
    await change(service, 'anne', id, { isMailed: true });
    await look(service, 800_000);
    // From three in the afternoon to seven in the morning of the first of December.
    service.clock.pass(9 * DAY_MS + 16 * 3_600_000);
    expect(await look(service, 812_000)).toBe(0);
    service.clock.pass(2 * 3_600_000);
    expect(await look(service, 812_000)).toBe(1);
  });

  it('says once that there is no estimate, and comes again with the next figure', async () => {
    await change(service, 'anne', id, { isMailed: true });
    expect(await look(service, null)).toBe(1);
    expect(await look(service, null)).toBe(0);
    expect((await mails(service))[0]?.subject).toBe(
      '1204 - 33 Bay Street E, Toronto: no estimate at the moment',
    );
    service.clock.pass(10 * DAY_MS);
    expect(await look(service, null), 'the next month').toBe(0);
    service.clock.pass(31 * DAY_MS);
    expect(await look(service, 800_000)).toBe(1);
    const body = (await mails(service)).at(-1)?.body;
    expect(body).toContain('$800,000');
    expect(body).toContain('There is no earlier estimate from the same facts');
  });

  it('does not compare an estimate with one from other facts', async () => {
    await change(service, 'anne', id, { isMailed: true });
    await look(service, 800_000);
    await change(service, 'anne', id, { facts: { sqft: 1200 } });
    await look(service, 900_000);
    service.clock.pass(10 * DAY_MS);
    expect(await look(service, 905_000)).toBe(1);
    expect((await mails(service))[0]?.body).toContain('That is $5,000 (0.6%) more than in November 2026.');
  });

  it('is not written while mails are off, nor after one came back', async () => {
    await change(service, 'anne', id, { isMailed: true });
    await look(service, 800_000);
    await service.call('PUT', '/user', { as: 'anne', body: { emailNotifications: false } });
    service.clock.pass(10 * DAY_MS);
    expect(await look(service, 812_000)).toBe(0);
    await service.call('PUT', '/user', { as: 'anne', body: { emailNotifications: true } });
    await markBounced(service.store, 'anne@example.ca');
    expect(await look(service, 812_000)).toBe(0);
  });
});

it('a claim is refused without a language, with unknown facts, for visitors, and beyond ten', async () => {
  const service = await openInMemory();
  await register(service, 'anne');
  const { language: _language, ...address } = BAY;
  expect((await claim(service, 'anne', address)).status).toBe(400);
  expect((await claim(service, 'anne', { ...BAY, facts: { price: 1 } })).status).toBe(400);
  expect((await service.call('POST', PATH, { body: BAY })).status).toBe(401);
  for (let number = 1; number <= 10; number += 1) {
    expect((await claim(service, 'anne', { ...BAY, street: `${number} Elm Road` })).status).toBe(201);
  }
  expect((await claim(service, 'anne')).status).toBe(409);
});
