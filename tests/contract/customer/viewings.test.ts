import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireViewing, WireViewings } from '#api/customer/viewingContract.ts';
import { VIEWING_CALLS } from '#server/customer/openapi/viewingCalls.ts';
import { makeViewingToken } from '#server/customer/viewings/viewingToken.ts';
import { findLeads } from '#server/store/leads/findLeads.ts';
import { changeViewing } from '#server/store/viewings/changeViewing.ts';
import { findViewing, findViewingChanges } from '#server/store/viewings/findViewings.ts';
import type { BrokeragesChange } from '#server/store/viewings/nextViewing.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { type CustomerService, openService } from './customerService.ts';
import { askViewing, sendViewing } from './viewingCalls.ts';

const TIME = { starts: '2026-11-25T19:00:00.000Z', ends: '2026-11-25T19:30:00.000Z' };
const OTHER_DAY = { state: 'asked', day: '2026-11-27', part: 'evening', way: 'video' };

describe.each(storeDialects())('viewing requests on $name', (dialect) => {
  let service: CustomerService;

  beforeAll(async () => {
    service = await openService(dialect, {
      brokerage: { isForwarded: true, onLeadStored: () => undefined, onViewingChanged: () => undefined },
    });
  }, 60_000);

  afterAll(async () => {
    await service.store.close();
    await dialect.end();
  });

  const listed = async (as: string) =>
    (await service.call<WireViewings>('GET', '/user/viewings', { as })).body.viewings;
  const put = (id: string, body: unknown, as = 'anne') =>
    service.call<WireViewing>('PUT', `/user/viewings/${id}`, { as, body });
  const byLink = (method: string, token: string, body?: unknown) =>
    service.call<WireViewing>(method, '/viewing', { headers: { 'Viewing-Token': token }, body });

  async function answer(id: string, change: BrokeragesChange) {
    const known = await findViewing(service.store, id);
    if (!known) throw new Error('there is no such viewing');
    const now = service.clock.now().toISOString();
    return changeViewing(service.store, known, { by: 'brokerage', ...change }, { now, isForwarded: true });
  }
  const offer = (id: string) => answer(id, { state: 'offered', time: TIME, sentence: null });
  const answerSchema = VIEWING_CALLS[1]?.answers[200];

  it('are listed for the customer who asked, as the description says', async () => {
    const id = await askViewing(service, { as: 'lise', lead: { message: 'With my parents.' } });
    const [viewing, ...others] = await listed('lise');
    expect(others).toEqual([]);
    expect(viewing).toEqual({
      id,
      mlsNumber: 'T1000001',
      boardId: 2,
      address: '33 Queen Street W, Toronto',
      city: 'Toronto',
      day: '2026-11-25',
      part: 'afternoon',
      way: 'inPerson',
      timeZone: 'America/Toronto',
      note: 'With my parents.',
      state: 'asked',
      start: null,
      end: null,
      sentence: '',
      asked: service.clock.now().toISOString(),
      changed: service.clock.now().toISOString(),
      isOver: false,
    });
    expect(answerSchema).toHaveProperty('parse');
    expect(() => (answerSchema as { parse(value: unknown): void }).parse(viewing)).not.toThrow();
    expect((await findLeads(service.store)).find((lead) => lead.id === id)).toMatchObject({
      kind: 'viewing',
      user_id: 'lise',
      context: '{"language":"en"}',
    });
  });

  it('belong to no account if a visitor asked, or another customer is signed in when they are sent', async () => {
    const before = await listed('marc');
    const ids = [
      await askViewing(service),
      await askViewing(service, { as: 'marc', pressedBy: 'zoe' }),
      await askViewing(service, { pressedBy: 'marc' }),
    ];
    expect(await listed('marc')).toEqual(before);
    const leads = (await findLeads(service.store)).filter(({ id }) => ids.includes(id));
    expect(leads.map(({ user_id }) => user_id)).toEqual([null, null, null]);
  });

  it('are stored once for each key, and another wish under the same key is refused', async () => {
    const key = `once-${dialect.name}`;
    const [one, two] = [await sendViewing(service, { key }), await sendViewing(service, { key })];
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(await two.text()).toBe(await one.text());
    expect((await sendViewing(service, { key, wish: { part: 'evening' } })).status).toBe(409);
  });

  it('are refused on the closed days of the brokerage, but a repeated one gets its first answer', async () => {
    const [key, other] = [`closed-${dialect.name}`, `closed-too-${dialect.name}`];
    const first = await sendViewing(service, { key });
    const closedDays = ['2026-11-25'];
    const repeated = await sendViewing(service, { key, closedDays });
    expect([repeated.status, await repeated.text()]).toEqual([200, await first.text()]);
    const refused = await sendViewing(service, { key: other, closedDays });
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { errors: [{ field: 'viewing.day', message: 'is a day on which no homes are shown', keyword: 'not' }] },
    ]);
    const christmas = { day: '2026-12-25' };
    expect((await sendViewing(service, { key: other, closedDays, wish: christmas })).status).toBe(200);
  });

  it('are accepted on a closed day if they waited on the device, where the customer can choose no other', async () => {
    const wish = { day: '2026-12-25' };
    const answered = await sendViewing(service, { as: 'ines', wish, context: { waited: 'true' } });
    expect(answered.status).toBe(200);
    expect(await listed('ines')).toMatchObject([{ ...wish, state: 'asked', isOver: false }]);
    const [lead] = (await findLeads(service.store)).filter(({ user_id }) => user_id === 'ines');
    expect(lead?.context).toBe('{"language":"en"}');
  });

  it('for a day that has passed when they arrive can be changed and cancelled for a week', async () => {
    const id = await askViewing(service, { as: 'omar', wish: { day: '2026-11-02' } });
    expect(await listed('omar')).toMatchObject([{ id, day: '2026-11-02', isOver: false }]);
    const week = new Date(service.clock.now().getTime() + 7 * 86_400_000).toISOString();
    expect((await findViewing(service.store, id))?.over).toBe(week);
    const token = await makeViewingToken(service.store, id);
    expect((await byLink('GET', token)).status).toBe(200);
    expect((await put(id, OTHER_DAY, 'omar')).body).toMatchObject(OTHER_DAY);
    expect((await put(id, { state: 'cancelled' }, 'omar')).status).toBe(200);
  });

  it.each([
    ['a day that no calendar has', { day: '2026-02-30' }, 'viewing.day'],
    ['a day in another form', { day: '25/11/2026' }, 'viewing.day'],
    ['a day on which no homes are shown', { day: '2026-12-25' }, 'viewing.day'],
    ['an unknown half-day', { part: 'night' }, 'viewing.part'],
    ['an unknown form', { way: 'phone' }, 'viewing.way'],
    ['a time zone outside Canada', { timeZone: 'Europe/Paris' }, 'viewing.timeZone'],
  ])('are refused with %s', async (_name, wish, field) => {
    const answered = await sendViewing(service, { wish: wish as never });
    expect(answered.status).toBe(400);
    expect(await answered.json()).toMatchObject({ errors: [{ field }] });
  });

  it('are changed to another day, agreed to, and cancelled by their customer, with a record', async () => {
    const id = await askViewing(service, { as: 'anne' });
    await offer(id);
    expect((await put(id, OTHER_DAY)).body).toMatchObject({ ...OTHER_DAY, start: null });
    await offer(id);
    expect((await put(id, { state: 'agreed', start: TIME.starts })).body).toMatchObject({
      state: 'agreed',
      start: TIME.starts,
      end: TIME.ends,
    });
    expect((await put(id, { state: 'cancelled' })).body).toMatchObject({ state: 'cancelled', start: null });
    const changes = await findViewingChanges(service.store, id);
    expect(changes.map(({ state, by }) => `${state} by the ${by}`)).toEqual([
      'asked by the customer',
      'offered by the brokerage',
      'asked by the customer',
      'offered by the brokerage',
      'agreed by the customer',
      'cancelled by the customer',
    ]);
    expect(changes.every(({ at }) => at === service.clock.now().toISOString())).toBe(true);
  });

  it('accept a repeated change, and refuse one that cannot follow', async () => {
    const id = await askViewing(service, { as: 'anne' });
    expect((await put(id, { state: 'agreed', start: TIME.starts })).status, 'nothing is offered').toBe(409);
    await offer(id);
    const other = '2026-11-25T20:00:00.000Z';
    expect((await put(id, { state: 'agreed', start: other })).status, 'another offer').toBe(409);
    expect((await put(id, { state: 'cancelled' })).status).toBe(200);
    expect((await put(id, { state: 'cancelled' })).status, 'repeated').toBe(200);
    expect((await put(id, OTHER_DAY)).status, 'it is final').toBe(409);
    expect(await offer(id)).toBeUndefined();
    expect(await findViewingChanges(service.store, id)).toHaveLength(3);
  });

  it('let only one of two changes at the same time through', async () => {
    const id = await askViewing(service, { as: 'anne' });
    const known = await findViewing(service.store, id);
    if (!known) throw new Error('there is no such viewing');
    const options = { now: service.clock.now().toISOString(), isForwarded: false };
    const cancelled = { by: 'customer', state: 'cancelled' } as const;
    const declined = { by: 'brokerage', state: 'declined', sentence: 'It is sold.' } as const;
    const outcomes = [
      await changeViewing(service.store, known, cancelled, options),
      await changeViewing(service.store, known, declined, options),
    ];
    expect(outcomes.map((outcome) => outcome?.state)).toEqual(['cancelled', undefined]);
  });

  it.each([
    [{}, 'state'],
    [{ state: 'declined' }, 'state'],
    [{ state: 'asked', day: '2026-11-27', part: 'evening' }, 'way'],
    [{ ...OTHER_DAY, day: '2026-11-20' }, 'day'],
    [{ ...OTHER_DAY, day: '2026-11-31' }, 'day'],
    [{ ...OTHER_DAY, day: '2027-01-01' }, 'day'],
    [{ state: 'agreed' }, 'start'],
    [{ state: 'cancelled', note: 'x' }, 'note'],
  ])('refuse the change %j', async (body, field) => {
    const id = await askViewing(service, { as: 'anne' });
    const refused = await put(id, body);
    expect([refused.status, refused.body]).toMatchObject([400, { errors: [{ field }] }]);
  });

  it('of another customer are neither listed nor changed', async () => {
    const id = await askViewing(service, { as: 'anne' });
    expect((await listed('eve')).map((viewing) => viewing.id)).toEqual([]);
    for (const body of [OTHER_DAY, { state: 'cancelled' }]) {
      expect((await put(id, body, 'eve')).status).toBe(404);
    }
    expect(await findViewingChanges(service.store, id)).toHaveLength(1);
  });

  it('are shown and changed by the link of a mail until they are over', async () => {
    const id = await askViewing(service);
    const token = await makeViewingToken(service.store, id);
    const { hash } = await service.store.database
      .selectFrom('viewing_token')
      .select('hash')
      .where('viewing_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(hash).not.toContain(token);
    const shown = await byLink('GET', token);
    expect([shown.status, shown.body.id, shown.headers.get('Cache-Control')]).toEqual([
      200,
      id,
      'private, no-store',
    ]);
    expect((await byLink('PUT', token, OTHER_DAY)).body).toMatchObject(OTHER_DAY);
    for (const wrong of ['', 'x', hash, `${token}x`]) {
      expect((await byLink('GET', wrong)).status, wrong).toBe(404);
      expect((await byLink('PUT', wrong, OTHER_DAY)).status, wrong).toBe(404);
    }
    // The day asked for ends at midnight in Toronto.
    const end = Date.parse('2026-11-28T05:00:00.000Z') - service.clock.now().getTime();
    service.clock.pass(end - 1);
    expect((await byLink('GET', token)).status).toBe(200);
    service.clock.pass(1);
    expect((await byLink('GET', token)).status).toBe(404);
    service.clock.pass(-end);
  });

  it('cannot be changed once their time has passed', async () => {
    const id = await askViewing(service, { as: 'anne' });
    await offer(id);
    const end = Date.parse(TIME.ends) - service.clock.now().getTime();
    service.clock.pass(end);
    expect((await listed('anne')).find((viewing) => viewing.id === id)).toMatchObject({ isOver: true });
    expect((await put(id, { state: 'agreed', start: TIME.starts })).status).toBe(409);
    service.clock.pass(-end);
  });

  it('of a deleted account are cancelled and keep nothing personal, and those that are over are deleted', async () => {
    const as = 'paul';
    const over = await askViewing(service, { as, wish: { day: '2026-11-20' } });
    service.clock.pass(8 * 86_400_000);
    const ended = await askViewing(service, { as });
    await answer(ended, { state: 'declined', sentence: 'It is sold.' });
    const open = await askViewing(service, { as, isForwarded: true, lead: { message: 'Paul here' } });
    await makeViewingToken(service.store, open);
    expect((await service.call('DELETE', '/user', { as })).status).toBe(204);
    const leads = await findLeads(service.store);
    expect(leads.filter(({ id }) => [over, ended].includes(id))).toEqual([]);
    expect(leads.find(({ id }) => id === open)).toMatchObject({
      first_name: '',
      last_name: '',
      email: '',
      phone: '',
      message: null,
      context: null,
      user_id: null,
      forwarding: 'waiting',
      code: 'T1000001',
    });
    expect(await findViewing(service.store, open)).toMatchObject({ state: 'cancelled', mail_due: null });
    const { database } = service.store;
    const tokens = await database.selectFrom('viewing_token').selectAll().execute();
    expect(tokens.filter(({ viewing_id }) => viewing_id === open)).toEqual([]);
  });

  it('of a customer whose account was just deleted are stored without it', async () => {
    await service.call('DELETE', '/user', { as: 'rose' });
    const id = await askViewing(service, { as: 'rose' });
    expect(await findViewing(service.store, id)).toMatchObject({ user_id: null, state: 'asked' });
  });
});
