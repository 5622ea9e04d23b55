import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  WireDeskChanges,
  WireDeskErasure,
  WireDeskItemDetail,
  WireDeskPerson,
} from '#api/desk/contract.ts';
import { DESK_ANSWERS } from '#server/desk/deskSchemas.ts';
import { insertMail } from '#server/store/mail/mailQueue.ts';
import { insertViewing } from '#server/store/viewings/insertViewing.ts';
import { createMockLeadRow } from '#tests/support/leads/createMockLead.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { change, start, WHOLE } from '../customer/applicationCalls.ts';
import { type CustomerService, openService } from '../customer/customerService.ts';
import { type DeskService, deskOver } from './deskService.ts';

const AMARA = 'amara:staff';
const GRACE = 'grace:admin';
const DAY = 86_400_000;

const contextOf = (consent: string, language = 'en') =>
  JSON.stringify({ page: '/real-estate/contact', language, consent, pressed: '2026-11-20T15:00:00.000Z' });

describe.each(storeDialects())('a person at the desk on $name', (dialect) => {
  let customer: CustomerService;
  let desk: DeskService;
  const removed: string[] = [];

  beforeAll(async () => {
    customer = await openService(dialect);
    desk = deskOver(customer.store, { removeSignIn: async (id) => void removed.push(id) });
    await desk.call('GET', '/me', { as: AMARA });
    await desk.call('GET', '/me', { as: GRACE });
  }, 60_000);

  afterAll(async () => {
    await customer.store.close();
    await dialect.end();
  });

  const open = async (query: string, as = AMARA) => {
    const { status, body } = await desk.call<WireDeskPerson>('GET', `/people?${query}`, { as });
    expect(status).toBe(200);
    return body;
  };
  const register = (as: string) =>
    customer.call('POST', '/user', { as, body: { name: { first: 'Ada', last: 'Roy' } } });
  const record = async () =>
    (await desk.call<WireDeskChanges>('GET', '/changes', { as: AMARA })).body.changes;
  const idsOf = ({ items }: WireDeskPerson) => items.map(({ id }) => id);

  async function ask(email: string, over: string): Promise<string> {
    const lead = createMockLeadRow({
      id: crypto.randomUUID(),
      kind: 'viewing',
      email,
      code: 'C1000001',
      board: 2,
    });
    const wish = { day: '2026-11-25', part: 'morning', way: 'video', timeZone: 'America/Toronto' } as const;
    await insertViewing(customer.store, { lead, wish, language: 'en', owner: undefined });
    await customer.store.database.updateTable('viewing').set({ over }).where('id', '=', lead.id).execute();
    return lead.id;
  }

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
    const id = await desk.send({ email, context: contextOf('I agree.', 'fr') });
    const answer = { subject: 'Your request', text: 'Yes, it is.' };
    await desk.call('POST', `/items/${id}/answers`, {
      as: AMARA,
      body: answer,
      headers: { 'Idempotency-Key': 'k' },
    });
    await open(`email=${email}`);
    const person = await open(`email=${email}`);
    expect(person.answers).toEqual([
      { id: expect.any(String), at: expect.any(String), by: 'Amara', item: id, ...answer },
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

  describe('who withdraws the consent', () => {
    const withdraw = (body: object, as = AMARA) =>
      desk.call<WireDeskPerson>('POST', '/people/withdrawals', { as, body });

    it('gets no alerts any more, and the request’s page says so until a new consent', async () => {
      const as = 'leaving';
      const email = 'leaving@example.ca';
      await register(as);
      const id = await desk.send({ email, context: contextOf('I agree.') });
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
    const { status, text, headers } = await desk.call('GET', `/people/export?email=${email}`, { as: GRACE });
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

  describe('who is erased', () => {
    const erase = async (query: string) => {
      const { status, body } = await desk.call<WireDeskErasure>('DELETE', `/people?${query}`, { as: GRACE });
      expect(status).toBe(200);
      return body;
    };
    const tablesWith = async (word: string): Promise<string[]> => {
      const found: string[] = [];
      for (const { name, schema } of await customer.store.database.introspection.getTables()) {
        const { database } = customer.store;
        const named = schema === undefined ? database : database.withSchema(schema);
        const rows = await named
          .selectFrom(name as 'lead')
          .selectAll()
          .execute(); // any table
        if (JSON.stringify(rows).toLowerCase().includes(word)) found.push(name);
      }
      return found;
    };

    it('leaves nothing but the record that it was done', async () => {
      const as = 'erased';
      const email = 'erased@example.ca';
      await register(as);
      const application = await start(customer, as);
      const whole = await change(customer, as, application, WHOLE);
      await change(customer, as, whole.body, { status: 'submitted' });
      const id = await desk.send({
        email: 'Erased@example.ca',
        phone: '4165550555',
        context: contextOf('I agree.'),
      });
      const open1 = await ask(email, '2099-01-01T00:00:00.000Z');
      const over = await ask(email, '2026-01-01T00:00:00.000Z');
      await desk.call('POST', `/items/${id}/notes`, { as: AMARA, body: { text: `Call erased@example.ca.` } });
      await desk.call('POST', `/items/${id}/answers`, {
        as: AMARA,
        body: { subject: 'Hello', text: 'Hello erased@example.ca' },
        headers: { 'Idempotency-Key': 'k' },
      });
      await open(`email=${email}`);
      await open('phone=4165550555');
      const day = desk.clock.now().toISOString().slice(0, 10);
      await desk.call('POST', '/people/withdrawals', { as: AMARA, body: { email, way: 'email', day } });
      const mail = {
        user_id: null,
        search_id: null,
        subscription_id: null,
        is_alert: 0,
        reply_to: null,
      } as const;
      await insertMail(customer.store, {
        ...mail,
        id: `desk-owner-${id}`,
        email: 'amara@example.ca',
        language: 'en',
        subject: 'New request',
        body: `Ada erased wrote: /desk/items/${id}`,
        html: null,
        attachments: null,
        unsubscribe: null,
        written: day,
        expires: null,
      });
      const kept = await desk.send({ email: 'not-erased-but-similar@example.ca' });

      expect(await erase('email=ERASED%40example.ca')).toEqual({
        items: 4,
        kept: 0,
        hasAccount: true,
        signIn: 'deleted',
      });
      expect(removed).toEqual(['erased']);
      expect(await tablesWith('erased@example.ca')).toEqual([]);
      expect(await tablesWith('4165550555')).toEqual([]);
      const { database } = customer.store;
      const left = await database
        .selectFrom('lead')
        .select(['id', 'email', 'first_name', 'phone'])
        .where('id', 'in', [id, open1, over, kept])
        .execute();
      expect(left.map((lead) => lead.id).sort()).toEqual([open1, kept].sort());
      expect(left.find((lead) => lead.id === open1)).toMatchObject({ email: '', first_name: '', phone: '' });
      expect(await database.selectFrom('viewing').select('state').where('id', '=', open1).execute()).toEqual([
        { state: 'cancelled' },
      ]);
      const changes = await record();
      expect(changes[0]).toMatchObject({
        action: 'personErased',
        by: 'Grace',
        item: null,
        after: { items: 4, hasAccount: true },
      });
      expect(
        changes.filter(({ item }) => item === id).every(({ isErased, after }) => isErased && !after),
      ).toBe(true);
      expect(await open('email=erased%40example.ca')).toMatchObject({ items: [], account: null });
      // Older tokens of the account create nothing.
      expect((await register(as)).status).toBe(401);
    });

    it('by a phone number loses the requests of that number, and no account', async () => {
      const as = 'numbered';
      await register(as);
      await customer.call('PUT', '/user', { as, body: { phone: '+14165550999' } });
      const id = await desk.send({ email: 'numbered@example.ca', phone: '416 555 0999' });
      const other = await desk.send({ email: 'numbered@example.ca', phone: '4165550111' });
      expect(await erase('phone=416-555-0999')).toEqual({
        items: 1,
        kept: 0,
        hasAccount: false,
        signIn: 'none',
      });
      const person = await open('email=numbered%40example.ca');
      expect(idsOf(person)).toEqual([other]);
      expect(idsOf(person)).not.toContain(id);
      expect(person.account).toMatchObject({ phone: '+14165550999' });
    });

    it('keeps the application of an account with another address, and says so', async () => {
      const as = 'applicant';
      await register(as);
      const application = await start(customer, as);
      const whole = await change(customer, as, application, WHOLE);
      await change(customer, as, whole.body, { status: 'submitted' });
      const { database } = customer.store;
      await database
        .updateTable('lead')
        .set({ email: 'earlier@example.ca' })
        .where('user_id', '=', as)
        .execute();
      expect(await erase('email=earlier%40example.ca')).toMatchObject({
        items: 0,
        kept: 1,
        hasAccount: false,
      });
      expect(idsOf(await open('email=applicant%40example.ca'))).toHaveLength(1);
    });

    it('and never existed is no failure', async () => {
      expect(await erase('email=never%40example.ca')).toEqual({
        items: 0,
        kept: 0,
        hasAccount: false,
        signIn: 'none',
      });
    });

    it('as a member of staff keeps the sign-in, and without a way to delete it staff are told', async () => {
      await register('amara');
      expect(await erase('email=amara%40example.ca')).toMatchObject({ hasAccount: true, signIn: 'toDelete' });
      expect(removed).not.toContain('amara');
      await register('cognito');
      const without = deskOver(customer.store);
      const { body } = await without.call<WireDeskErasure>('DELETE', '/people?email=cognito%40example.ca', {
        as: GRACE,
      });
      expect(body).toMatchObject({ hasAccount: true, signIn: 'toDelete' });
    });
  });

  it('who deletes the account takes along every request from its address', async () => {
    const as = 'closing';
    await register(as);
    const general = await desk.send({ email: 'Closing@example.ca' });
    const listing = await desk.send({
      email: 'closing@example.ca',
      kind: 'listing',
      code: 'C1000001',
      board: 2,
    });
    const other = await desk.send({ email: 'not-closing@example.ca' });
    await desk.call('POST', `/items/${general}/notes`, { as: AMARA, body: { text: 'Wants a garden.' } });
    expect((await customer.call('DELETE', '/user', { as })).status).toBe(204);
    const left = await customer.store.database
      .selectFrom('lead')
      .select('id')
      .where('id', 'in', [general, listing, other])
      .execute();
    expect(left).toEqual([{ id: other }]);
    expect(await open('email=closing%40example.ca')).toMatchObject({ items: [], account: null });
  });
});
