import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publish } from '#server/content/changeContent.ts';
import { deskHandlers } from '#server/desk/deskJobs.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { addSubscription } from '#server/store/customer/pushSubscriptions.ts';
import { changeViewing } from '#server/store/viewings/changeViewing.ts';
import { findViewing } from '#server/store/viewings/findViewings.ts';
import { insertViewing } from '#server/store/viewings/insertViewing.ts';
import type { CustomersChange } from '#server/store/viewings/nextViewing.ts';
import { doJobs } from '#tests/support/jobs/doJobs.ts';
import { createMockLeadRow } from '#tests/support/leads/createMockLead.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { type DeskService, openDesk } from './deskService.ts';

const ADMIN = 'grace:admin';
const AMARA = 'amara:staff';
const OFFER = {
  change: 'offer',
  starts: '2026-11-25T19:00:00.000Z',
  ends: '2026-11-25T19:30:00.000Z',
} as const;

describe.each(storeDialects())('requests that wait for staff on $name', (dialect) => {
  let desk: DeskService;

  beforeAll(async () => {
    desk = await openDesk(dialect);
    for (const as of [ADMIN, AMARA, 'benoit:staff']) await desk.call('GET', '/me', { as });
  }, 60_000);

  beforeEach(async () => {
    const { database } = desk.store;
    await database.deleteFrom('lead').execute();
    await database.deleteFrom('desk_start').execute();
    await doJobs(desk.store, { desk: handlers().desk });
    await database.deleteFrom('mail').execute();
    const off = { by_city: 0, by_language: 0, by_turns: 0 } as const;
    await database.updateTable('desk_rules').set(off).execute();
    await database
      .updateTable('desk_member')
      .set({ cities: '[]', languages: '[]', takes_turns: 1 })
      .where('role', '=', 'staff')
      .execute();
  });

  afterAll(async () => {
    await desk.store.close();
    await dialect.end();
  });

  function handlers({ isMailing = true } = {}) {
    const { store, clock } = desk;
    const appUrl = 'https://www.example.com/real-estate';
    return deskHandlers({ store, clock, appUrl, isMailing, closedDays: [], wake: () => undefined });
  }
  const tell = (options?: { isMailing: boolean }) => doJobs(desk.store, { desk: handlers(options).desk });
  const look = (options?: { isMailing: boolean }) =>
    handlers(options).deskWatch.run({ id: '' }, { stopped: new AbortController().signal, number: 1 });
  /** The mails to staff. */
  const mails = () =>
    desk.store.database
      .selectFrom('mail')
      .selectAll()
      .where('id', 'not like', 'receipt-%')
      .orderBy('email')
      .execute();
  const addressees = async () => (await mails()).map(({ email }) => email);
  const forget = () => desk.store.database.deleteFrom('mail').execute();
  const turnsOn = () => desk.store.database.updateTable('desk_rules').set({ by_turns: 1 }).execute();
  const ownerOf = async (id: string) =>
    (await desk.call('GET', `/items/${id}`, { as: ADMIN })).body.owner?.id ?? null;

  async function askViewing(): Promise<string> {
    const id = crypto.randomUUID();
    await insertViewing(desk.store, {
      lead: createMockLeadRow({ id, kind: 'viewing', code: 'C1000001', board: 2 }),
      wish: { day: '2026-11-25', part: 'afternoon', way: 'inPerson', timeZone: 'America/Toronto' },
      language: 'en',
      owner: undefined,
    });
    return id;
  }
  /** A viewing request of Amara's that has an offer. */
  async function offeredViewing(): Promise<string> {
    const id = await askViewing();
    await desk.call('GET', `/items/${id}`, { as: AMARA });
    await desk.call('PATCH', `/items/${id}`, { as: AMARA, body: { version: 0, owner: 'amara' } });
    const body = { revision: 1, ...OFFER };
    const offered = await desk.call('POST', `/items/${id}/viewing`, { as: AMARA, body });
    expect(offered.body.state).toBe('answered');
    await tell();
    await forget();
    return id;
  }
  async function customerChanges(id: string, change: CustomersChange): Promise<void> {
    const known = await findViewing(desk.store, id);
    if (!known) throw new Error('there is no such viewing');
    const now = desk.clock.now().toISOString();
    await changeViewing(desk.store, known, { by: 'customer', ...change }, { now, isForwarded: false });
  }

  it.each<[string, CustomersChange, string]>([
    [
      'asks for another time',
      { state: 'asked', day: '2026-11-27', part: 'evening', way: 'video' },
      'The customer asks for another time for this viewing.',
    ],
    [
      'accepts the offered time',
      { state: 'agreed', starts: OFFER.starts },
      'The customer accepted the time that was offered for this viewing.',
    ],
    ['cancels it', { state: 'cancelled' }, 'The customer cancelled this viewing.'],
  ])(
    'count an answered viewing again when the customer %s, and its owner is told',
    async (_name, change, text) => {
      const id = await offeredViewing();
      await customerChanges(id, change);
      const listed = await desk.call<{ items: object[] }>('GET', '/items?state=inWork&opened=no', {
        as: AMARA,
      });
      expect(listed.body.items).toMatchObject([{ id, opened: null }]);
      await tell();
      expect(await mails()).toMatchObject([{ email: 'amara@example.ca' }]);
      expect((await mails())[0]?.body).toContain(text);
      const { body } = await desk.call('GET', `/items/${id}`, { as: AMARA });
      expect(body.history.slice(-3)).toMatchObject([
        {
          by: 'customer',
          action: 'viewing',
          before: { state: 'offered', day: '2026-11-25' },
          after: { state: change.state },
        },
        { by: 'product', action: 'state', before: 'answered', after: 'inWork' },
        { by: 'Amara', action: 'opened' },
      ]);
    },
  );

  it('are told to admins a working day after the customer’s change, if no member opened it', async () => {
    const id = await offeredViewing();
    desk.clock.pass(MILLISECONDS_A_DAY);
    await customerChanges(id, { state: 'cancelled' });
    await tell();
    await forget();
    desk.clock.pass(MILLISECONDS_A_DAY - 60_000);
    await look();
    expect(await addressees(), 'the request itself is older').toEqual([]);
    desk.clock.pass(120_000);
    await look();
    await look();
    expect(await addressees()).toEqual(['grace@example.ca']);
  });

  it('go to staff in turns before an admin has stored rules', async () => {
    await desk.store.database.deleteFrom('desk_rules').execute();
    const id = await desk.send();
    const rules = await desk.call('GET', '/rules', { as: ADMIN });
    const off = { by_city: 0, by_language: 0, by_turns: 0, version: 0 } as const;
    await desk.store.database
      .insertInto('desk_rules')
      .values({ id: 1, ...off })
      .execute();
    expect(rules.body).toEqual({ byCity: false, byLanguage: false, byTurns: true, version: 0 });
    expect(['amara', 'benoit']).toContain(await ownerOf(id));
  });

  it('go to all who take turns if each of them names other cities, else to an admin', async () => {
    await desk.store.database.updateTable('desk_rules').set({ by_city: 1, by_turns: 1 }).execute();
    await desk.store.database
      .updateTable('desk_member')
      .set({ cities: '["Ottawa"]' })
      .where('role', '=', 'staff')
      .execute();
    expect(['amara', 'benoit']).toContain(await ownerOf(await desk.send({ city: 'Halifax' })));
    await desk.store.database.updateTable('desk_member').set({ takes_turns: 0 }).execute();
    expect(await ownerOf(await desk.send({ city: 'Halifax' }))).toBe('grace');
  });

  it('go to the agent who was named on the page, before the rules', async () => {
    await turnsOn();
    const agent = (slug: string, account: string) => ({
      slug,
      name: slug,
      role: { 'en-CA': 'Agent', 'fr-CA': 'Courtier' },
      licence: '1',
      languages: ['en'],
      areas: [{ state: 'Ontario', cities: [] }],
      phone: '416-555-0142',
      email: account,
      account,
    });
    const body = { agents: [agent('benoit-roy', 'Benoit@example.ca'), agent('other', 'other@example.ca')] };
    await publish({ store: desk.store, clock: desk.clock, by: 'test' }, { key: 'team', body, base: 0 });
    const named = (realtor: string) => desk.send({ context: JSON.stringify({ realtor }) });
    const ids = [await named('benoit-roy'), await named('benoit-roy')];
    expect([await ownerOf(ids[0] ?? ''), await ownerOf(ids[1] ?? '')]).toEqual(['benoit', 'benoit']);
    expect(await ownerOf(await named('other')), 'no member has this account').toBe('amara');
  });

  it('without an owner are told to admins', async () => {
    const id = await desk.send();
    await tell();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ email: 'grace@example.ca' });
    expect(mail?.body).toContain('This request has no owner.');
    expect(mail?.body).toContain(`/desk/items/${id}`);
  });

  it('are told to admins however long the desk was closed', async () => {
    await look();
    const id = await desk.send();
    await tell();
    await forget();
    desk.clock.pass(15 * MILLISECONDS_A_DAY);
    await look({ isMailing: false });
    await look();
    expect((await mails()).map(({ email, body }) => [email, body.includes(id)])).toEqual([
      ['grace@example.ca', true],
    ]);
  });

  it('are told in browsers if no mails are sent', async () => {
    const owner = { userId: 'grace', email: 'grace@example.ca' };
    const keys = { endpoint: 'https://fcm.googleapis.com/1', p256dh: 'p', auth: 'a' };
    await addSubscription(desk.store, owner, { id: 'browser', ...keys, created: '2026-11-20' });
    await desk.send();
    await tell({ isMailing: false });
    expect(await mails()).toMatchObject([{ subscription_id: 'browser', user_id: 'grace' }]);
    await desk.store.database.deleteFrom('push_subscription').execute();
  });
});
