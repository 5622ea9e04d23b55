import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireDeskItemDetail } from '#api/desk/contract.ts';
import type { WireDeskPerson } from '#api/desk/personContract.ts';
import { DESK_ANSWERS } from '#server/desk/deskSchemas.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { change, start, WHOLE } from '../customer/applicationCalls.ts';
import type { CustomerService } from '../customer/customerService.ts';
import type { DeskService } from './deskService.ts';

import {
  AMARA,
  contextWith,
  GRACE,
  idsOf,
  openBoth,
  openPerson,
  recordOf,
  register as registerCustomer,
} from './peopleCalls.ts';

const DAY = 86_400_000;

describe.each(storeDialects())('a person at the desk on $name', (dialect) => {
  let customer: CustomerService;
  let desk: DeskService;

  beforeAll(async () => {
    ({ customer, desk } = await openBoth(dialect));
  }, 60_000);

  afterAll(async () => {
    await customer.store.close();
    await dialect.end();
  });

  const open = (query: string) => openPerson(desk, query);
  const register = (as: string) => registerCustomer(customer, as);
  const record = () => recordOf(desk);

  it('is found by an email in any case, and by a phone number in any form', async () => {
    const first = await desk.send({ email: 'Ada@Example.ca', phone: '(416) 555-0177' });
    const second = await desk.send({ email: 'other@example.ca', phone: '+14165550177' });
    await desk.send({ email: 'nada@example.ca', phone: '4165550178' });
    const person = await open('email=ada%40example.CA');
    expect(DESK_ANSWERS.person.strict().safeParse(person).error).toBeUndefined();
    expect(idsOf(person)).toEqual([first]);
    expect(person).toMatchObject({ phones: ['4165550177'], account: null, withdrawn: null });
    const byPhone = await open('phone=1%20416-555-0177');
    expect(idsOf(byPhone).sort()).toEqual([first, second].sort());
    expect(byPhone).toMatchObject({ phone: '4165550177', email: null, account: null });
    expect(byPhone.emails.sort()).toEqual(['ada@example.ca', 'other@example.ca']);
    expect(await open('email=missing%40example.ca')).toMatchObject({ items: [], answers: [], consents: [] });
  });

  it.each(['', 'email=ada', 'phone=12', 'phone=callme', 'email=a%40b.ca&phone=4165550177', 'name=Ada'])(
    'is refused for the query "%s"',
    async (query) => {
      for (const [method, path] of [
        ['GET', '/people'],
        ['GET', '/people/export'],
        ['DELETE', '/people'],
      ] as const) {
        expect((await desk.call(method, `${path}?${query}`, { as: GRACE })).status).toBe(400);
      }
    },
  );

  it('has answers and consents, and each opening is recorded once an hour', async () => {
    const email = 'consents@example.ca';
    const id = await desk.send({ email, context: contextWith('I agree.', 'fr') });
    const answer = { subject: 'Your request', text: 'Yes, it is.' };
    await desk.call('POST', `/items/${id}/answers`, {
      as: AMARA,
      body: answer,
      headers: { 'Idempotency-Key': 'k' },
    });
    await open(`email=${email}`);
    const person = await open(`email=${email}`);
    expect(person.answers).toEqual([
      {
        id: expect.any(String),
        at: expect.any(String),
        by: 'Amara',
        item: id,
        delivery: 'waiting',
        ...answer,
      },
    ]);
    expect(person.consents).toEqual([
      {
        at: '2026-11-20T15:00:00.000Z',
        text: 'I agree.',
        kind: 'general',
        page: '/real-estate/contact',
        language: 'fr',
        item: id,
      },
    ]);
    const opened = async () =>
      (await record()).filter(
        ({ action, after }) => action === 'personOpened' && JSON.stringify(after).includes(email),
      );
    expect(await opened()).toMatchObject([{ by: 'Amara', item: null, after: { email } }]);
    desk.clock.pass(3_600_001);
    await open(`email=${email}`);
    expect(await opened()).toHaveLength(2);
  });

  it('has saved homes and searches only while the customer agrees', async () => {
    const as = 'sharing';
    await register(as);
    await customer.call('POST', '/user/saved-homes', {
      as,
      body: { homes: [{ mlsNumber: 'C1000001', boardId: 2, seen: { price: 1, lastStatus: 'New' } }] },
    });
    const saved = async () => (await open('email=sharing%40example.ca')).account;
    expect(await saved()).toMatchObject({ sharesSaved: null, savedHomes: null, savedSearches: null });
    await customer.call('PUT', '/user', { as, body: { sharesSaved: true } });
    expect(await saved()).toMatchObject({
      sharesSaved: expect.any(String),
      savedHomes: [{ mls: 'C1000001', board: 2 }],
      savedSearches: [],
    });
    const { body } = await customer.call('PUT', '/user', { as, body: { sharesSaved: false } });
    expect(body).toMatchObject({ sharesSaved: false });
    expect(await saved()).toMatchObject({ sharesSaved: null, savedHomes: null });
  });

  describe('with a withdrawn consent', () => {
    const withdraw = (body: object, as = AMARA) =>
      desk.call<WireDeskPerson>('POST', '/people/withdrawals', { as, body });

    it('gets no alerts any more, and the request’s page says so until a new consent', async () => {
      const as = 'leaving';
      const email = 'leaving@example.ca';
      await register(as);
      const id = await desk.send({ email, context: contextWith('I agree.') });
      const day = desk.clock.now().toISOString().slice(0, 10);
      const { status, body } = await withdraw({ email: 'Leaving@example.ca', way: 'phone', day });
      expect(status).toBe(200);
      const held = { at: desk.clock.now().toISOString(), way: 'phone', by: 'Amara' };
      expect(body).toMatchObject({
        withdrawn: held,
        withdrawals: [held],
        account: { emailNotifications: false },
      });
      const read = async () =>
        (await desk.call<WireDeskItemDetail>('GET', `/items/${id}`, { as: AMARA })).body;
      expect(await read()).toMatchObject({ withdrawn: held });
      expect((await record()).find(({ action }) => action === 'consentWithdrawn')).toMatchObject({
        by: 'Amara',
        after: { email, way: 'phone' },
      });
      desk.clock.pass(DAY);
      const again = { language: 'en', consent: 'I agree.', pressed: desk.clock.now().toISOString() };
      await desk.send({ email, context: JSON.stringify(again) });
      expect(await read()).toMatchObject({ withdrawn: null });
      expect(await open(`email=${email}`)).toMatchObject({ withdrawn: null, withdrawals: [held] });
    });

    it('by the switch of the profile is shown until the alerts are on again', async () => {
      const as = 'switching';
      await register(as);
      const set = (emailNotifications: boolean) =>
        customer.call('PUT', '/user', { as, body: { emailNotifications } });
      await set(false);
      await set(false);
      const off = await open('email=switching%40example.ca');
      expect(off).toMatchObject({ withdrawn: { way: 'profile', by: null } });
      expect(off.withdrawals).toHaveLength(1);
      await set(true);
      expect((await open('email=switching%40example.ca')).withdrawn).toBeNull();
    });

    it.each([
      ['without a day', { email: 'a@example.ca', way: 'phone' }],
      ['on a day to come', { email: 'a@example.ca', way: 'phone', day: '2027-11-25' }],
      ['in an unknown way', { email: 'a@example.ca', way: 'dream', day: '2026-11-20' }],
      ['without an address', { email: 'a', way: 'phone', day: '2026-11-20' }],
    ])('%s is refused', async (_case, body) => {
      expect((await withdraw(body)).status).toBe(400);
    });
  });

  it('is exported and erased by admins only', async () => {
    const id = await desk.send({ email: 'staff-may-not@example.ca' });
    for (const [method, path] of [
      ['GET', '/people/export'],
      ['DELETE', '/people'],
    ] as const) {
      const answer = await desk.call<{ code: string }>(method, `${path}?email=staff-may-not%40example.ca`, {
        as: AMARA,
      });
      expect(answer).toMatchObject({ status: 403, body: { code: 'notAdmin' } });
    }
    expect(idsOf(await open('email=staff-may-not%40example.ca'))).toEqual([id]);
  });

  it('is exported with everything that is stored, without secrets, and that is recorded', async () => {
    const as = 'exported';
    const email = 'exported@example.ca';
    await register(as);
    await customer.call('POST', '/user/push-subscriptions', {
      as,
      body: {
        endpoint: 'https://fcm.googleapis.com/send/secret-endpoint',
        keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
      },
    });
    const id = await desk.send({ email, message: 'Is it quiet?', key_hash: 'secret-key' });
    await desk.call('POST', `/items/${id}/notes`, { as: AMARA, body: { text: 'Prefers mornings.' } });
    const application = await start(customer, as);
    await change(customer, as, application, WHOLE);
    const path = `/people/export?email=${email}`;
    const refused = await desk.call('GET', path, { as: GRACE });
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([403, 'notMortgage']);
    const { status, text, headers } = await desk.call('GET', path, { as: `${GRACE}+mortgage` });
    expect(status).toBe(200);
    expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="person-[\d-]+\.json"$/);
    expect(JSON.parse(text)).toMatchObject({
      person: { email },
      requests: [
        { id, message: 'Is it quiet?', notes: [{ by: 'Amara', text: 'Prefers mornings.' }], answers: [] },
      ],
      accounts: [
        { id: as, firstName: 'Ada', savedHomes: [], applications: [{ status: 'draft', answers: {} }] },
      ],
      withdrawals: [],
    });
    expect(text).toContain('Harbour Foods');
    expect(text).not.toMatch(/secret|p256dh|hash|token/);
    expect((await record())[0]).toMatchObject({ action: 'personExported', by: 'Grace', after: { email } });
  });
});
