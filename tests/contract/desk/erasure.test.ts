import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireDeskErasure } from '#api/desk/personContract.ts';
import { insertMail } from '#server/store/mail/mailQueue.ts';
import { insertViewing } from '#server/store/viewings/insertViewing.ts';
import { createMockLeadRow } from '#tests/support/leads/createMockLead.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { change, start, WHOLE } from '../customer/applicationCalls.ts';
import type { CustomerService } from '../customer/customerService.ts';
import { type DeskService, deskOver } from './deskService.ts';

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

describe.each(storeDialects())('the erasure of a person on $name', (dialect) => {
  let customer: CustomerService;
  let desk: DeskService;
  const removed: string[] = [];

  beforeAll(async () => {
    ({ customer, desk } = await openBoth(dialect, removed));
  }, 60_000);

  afterAll(async () => {
    await customer.store.close();
    await dialect.end();
  });

  const open = (query: string) => openPerson(desk, query);
  const register = (as: string) => registerCustomer(customer, as);
  const record = () => recordOf(desk);

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

  describe('at the desk', () => {
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
        context: contextWith('I agree.'),
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
        id: `notice.${id}.amara.owner-1`,
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
      expect(await tablesWith('erased@example.ca'), 'after a look-up').toEqual([]);
      // Older tokens of the account create nothing.
      expect((await register(as)).status).toBe(401);
    });

    it('by a phone number deletes the requests of that number, and no account', async () => {
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

    it('without any data is no failure', async () => {
      expect(await erase('email=never%40example.ca')).toEqual({
        items: 0,
        kept: 0,
        hasAccount: false,
        signIn: 'none',
      });
    });

    it('keeps the sign-in of a member of staff, and tells staff if it cannot be deleted', async () => {
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

  it('by the deletion of the account takes along every request from its address', async () => {
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
