import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireDeskMember, WireDeskRules } from '#api/desk/contract.ts';
import { deskHandlers } from '#server/desk/deskJobs.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { addSubscription } from '#server/store/customer/pushSubscriptions.ts';
import { insertApplicationLead } from '#server/store/leads/applicationLeads.ts';
import { doJobs } from '#tests/support/jobs/doJobs.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { type DeskService, openDesk } from './deskService.ts';

const ADMIN = 'grace:admin';
const STAFF = ['amara:staff', 'benoit:staff', 'carmen:staff'];
const TORONTO = { kind: 'listing', code: 'C1', city: 'Toronto' } as const;
const inFrench = { context: '{"language":"fr"}' };

describe.each(storeDialects())('new requests on $name', (dialect) => {
  let desk: DeskService;

  beforeAll(async () => {
    desk = await openDesk(dialect);
    for (const as of [ADMIN, ...STAFF]) await desk.call('GET', '/me', { as });
  }, 60_000);

  beforeEach(async () => {
    const { database } = desk.store;
    await database.deleteFrom('lead').execute();
    await database.deleteFrom('mail').execute();
    await database.updateTable('desk_member').set({ last_turn: '', languages: '[]', cities: '[]' }).execute();
    await doJobs(desk.store, { desk: handlers().desk });
    await database.deleteFrom('mail').execute();
  });

  afterAll(async () => {
    await desk.store.close();
    await dialect.end();
  });

  function handlers(closedDays: readonly string[] = []) {
    const appUrl = 'https://www.example.com/real-estate';
    const { store, clock } = desk;
    return deskHandlers({ store, clock, appUrl, isMailing: true, closedDays, wake: () => undefined });
  }
  const setRules = async (rules: Partial<WireDeskRules>): Promise<void> => {
    const { body: before } = await desk.call<WireDeskRules>('GET', '/rules', { as: ADMIN });
    const all = { byCity: false, byLanguage: false, byTurns: false, version: before.version, ...rules };
    expect((await desk.call('PUT', '/rules', { as: ADMIN, body: all })).status).toBe(200);
  };
  const setMember = async (id: string, changes: Partial<WireDeskMember>) => {
    const { version } = await memberOf(id);
    return desk.call('PATCH', `/members/${id}`, { as: ADMIN, body: { ...changes, version } });
  };
  const memberOf = async (id: string): Promise<WireDeskMember> => {
    const { body } = await desk.call<{ members: WireDeskMember[] }>('GET', '/members', { as: ADMIN });
    const member = body.members.find((one) => one.id === id);
    if (!member) throw new Error(`there is no member ${id}`);
    return member;
  };
  const ownerOf = async (id: string): Promise<string | null> => {
    const row = desk.store.database.selectFrom('lead').select('desk_owner').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).desk_owner;
  };
  const ownersOf = async (leads: object[]): Promise<(string | null)[]> => {
    const owners: (string | null)[] = [];
    for (const lead of leads) owners.push(await ownerOf(await desk.send(lead)));
    return owners;
  };
  /** The mails to staff. */
  const mails = () =>
    desk.store.database
      .selectFrom('mail')
      .selectAll()
      .where('id', 'not like', 'receipt-%')
      .orderBy('email')
      .execute();

  it('have no owner if an admin has turned all rules off', async () => {
    await setRules({});
    expect(await ownersOf([TORONTO])).toEqual([null]);
  });

  it('go to staff in turns, and to no admin', async () => {
    await setRules({ byTurns: true });
    expect(await ownersOf([{}, {}, {}, {}])).toEqual(['amara', 'benoit', 'carmen', 'amara']);
    await setMember('benoit', { takesTurns: false });
    expect(await ownersOf([{}, {}])).toEqual(['carmen', 'amara']);
    await setMember('benoit', { takesTurns: true });
  });

  it('go to those who take their city, else to those without cities', async () => {
    await setMember('benoit', { cities: ['Montréal'] });
    await setMember('carmen', { cities: ['Toronto', 'Ottawa'] });
    await setRules({ byCity: true });
    expect(await ownersOf([{ city: 'MONTREAL' }, TORONTO, { city: 'Halifax' }])).toEqual([
      'benoit',
      'carmen',
      'amara',
    ]);
  });

  it('go to those who answer in their language', async () => {
    await setMember('amara', { languages: ['en'] });
    await setMember('benoit', { languages: ['fr'] });
    await setMember('carmen', { languages: ['en'] });
    await setRules({ byLanguage: true, byTurns: true });
    expect(await ownersOf([inFrench, inFrench, { context: '{"language":"en"}' }])).toEqual([
      'benoit',
      'benoit',
      'amara',
    ]);
    await setRules({ byLanguage: true });
    expect(await ownersOf([inFrench, {}]), 'without turns one of several is not chosen').toEqual([
      'benoit',
      null,
    ]);
  });

  it('record that a rule chose their owner', async () => {
    await setRules({ byTurns: true });
    const id = await desk.send();
    const { body } = await desk.call('GET', `/items/${id}`, { as: ADMIN });
    expect(body.history[0]).toMatchObject({ by: 'product', action: 'owner', before: null, after: 'amara' });
  });

  it('about a withdrawn application go to the owner of the application', async () => {
    await desk.store.database
      .insertInto('customer')
      .values({
        id: 'anne',
        email: 'anne@example.ca',
        email_key: 'anne@example.ca',
        first_name: '',
        last_name: '',
        phone: null,
        email_notifications: 1,
        bounced_key: null,
        registered: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await setRules({ byTurns: true });
    await desk.call('GET', '/me', { as: 'amara:staff+mortgage' });
    const about = (status: 'submitted' | 'withdrawn', at: string) =>
      insertApplicationLead(desk.store, {
        summary: { id: 'application', status, submitted: at },
        userId: 'anne',
        person: { first_name: 'Anne', last_name: 'Roy', email: 'anne@example.ca', phone: '' },
        price: null,
        city: null,
        language: undefined,
        at,
        requestId: 'test',
        isForwarded: false,
      });
    const submitted = await about('submitted', '2026-11-20T12:00:00.000Z');
    await desk.send();
    const withdrawn = await about('withdrawn', '2026-11-21T12:00:00.000Z');
    expect(await ownerOf(submitted?.id ?? '')).toBe('amara');
    expect(await ownerOf(withdrawn?.id ?? '')).toBe('amara');
  });

  it('are told to their owner by mail and in the owner’s browsers, once', async () => {
    const owner = { userId: 'amara', email: 'amara@example.ca' };
    const keys = { endpoint: 'https://fcm.googleapis.com/1', p256dh: 'p', auth: 'a' };
    await addSubscription(desk.store, owner, { id: 'browser', ...keys, created: '2026-11-20' });
    await setRules({ byTurns: true });
    const id = await desk.send({ ...TORONTO, address: '33 Queen Street W' });
    expect(await doJobs(desk.store, { desk: handlers().desk })).toEqual([]);
    await handlers().desk.run({ id, revision: 0 }, { stopped: new AbortController().signal, number: 2 });
    const [message, mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(message).toMatchObject({ subscription_id: 'browser', user_id: 'amara' });
    expect(JSON.parse(message?.body ?? '')).toMatchObject({
      title: 'New request about a home – 33 Queen Street W',
      path: `/desk/items/${id}`,
    });
    expect(message?.body, 'a screen that others see').not.toContain('Tremblay');
    expect(mail).toMatchObject({ email: 'amara@example.ca', language: 'en' });
    expect(mail?.body).toContain(`https://www.example.com/real-estate/desk/items/${id}`);
    expect(mail?.html).toContain('Anne Tremblay');
    await desk.store.database.deleteFrom('push_subscription').execute();
  });

  it('are told to a new owner, but not to one who took them', async () => {
    await setRules({});
    await setMember('benoit', { languages: ['fr'] });
    const id = await desk.send();
    await doJobs(desk.store, { desk: handlers().desk });
    await desk.store.database.deleteFrom('mail').execute();
    const assign = (owner: string, version: number) =>
      desk.call('PATCH', `/items/${id}`, { as: 'amara:staff', body: { version, owner } });
    await assign('amara', 0);
    await doJobs(desk.store, { desk: handlers().desk });
    expect(await mails()).toEqual([]);
    await assign('benoit', 1);
    await doJobs(desk.store, { desk: handlers().desk });
    expect(await mails()).toMatchObject([
      { email: 'benoit@example.ca', language: 'fr', subject: 'Nouvelle demande – Montréal' },
    ]);
  });

  it('are told to admins once if they were not opened within a working day', async () => {
    await setRules({});
    const [unopened, opened] = [await desk.send(), await desk.send()];
    await desk.call('GET', `/items/${opened}`, { as: 'amara:staff' });
    const look = async (closedDays?: readonly string[]) => {
      const { deskWatch } = handlers(closedDays);
      await deskWatch.run({ id: '' }, { stopped: new AbortController().signal, number: 1 });
      return (await mails()).map(({ email, body }) => [email, body.includes(unopened)]);
    };
    desk.clock.pass(MILLISECONDS_A_DAY - 60_000);
    expect(await look()).toEqual([]);
    desk.clock.pass(120_000);
    expect(await look(['saturday', 'sunday']), 'it is Sunday').toEqual([]);
    expect(await look()).toEqual([['grace@example.ca', true]]);
    expect(await look()).toHaveLength(1);
  });

  it('that were not opened are told by the next process when the first one stops', async () => {
    await desk.send();
    desk.clock.pass(3 * MILLISECONDS_A_DAY);
    const { deskWatch } = handlers();
    const problem = await deskWatch.run({ id: '' }, { stopped: AbortSignal.abort(), number: 1 });
    expect(problem).toBe('the product was stopped meanwhile');
    expect(await mails()).toEqual([]);
    await deskWatch.run({ id: '' }, { stopped: new AbortController().signal, number: 1 });
    expect(await mails()).toHaveLength(1);
  });

  it('of weeks ago are not told when the desk is new', async () => {
    await desk.send({
      received: new Date(desk.clock.now().getTime() - 30 * MILLISECONDS_A_DAY).toISOString(),
    });
    await handlers().deskWatch.run({ id: '' }, { stopped: new AbortController().signal, number: 1 });
    expect(await mails()).toEqual([]);
  });

  it('that a former release stored are found by words after a look', async () => {
    const id = await desk.send({ last_name: 'Bélanger' });
    await desk.store.database.updateTable('lead').set({ desk_search: null }).execute();
    const found = async () =>
      (await desk.call<{ total: number }>('GET', '/items?search=belanger', { as: ADMIN })).body.total;
    expect(await found()).toBe(0);
    await handlers().deskWatch.run({ id: '' }, { stopped: new AbortController().signal, number: 1 });
    expect(await found()).toBe(1);
    expect(id).not.toBe('');
  });

  it('keep rules that another admin has changed first', async () => {
    await setRules({ byTurns: true });
    const rules = { byCity: true, byLanguage: true, byTurns: true, version: 0 };
    const answer = await desk.call('PUT', '/rules', { as: ADMIN, body: rules });
    expect(answer).toMatchObject({ status: 409, body: { code: 'changed' } });
  });
});
