import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireDeskChanges, WireDeskItems } from '#api/desk/contract.ts';
import { DESK_ANSWERS } from '#server/desk/deskSchemas.ts';
import { insertViewing } from '#server/store/viewings/insertViewing.ts';
import { createMockLeadRow } from '#tests/support/leads/createMockLead.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { type DeskService, openDesk } from './deskService.ts';

const AMARA = 'amara:staff';
const GRACE = 'grace:admin';

describe.each(storeDialects())('the inbox on $name', (dialect) => {
  let desk: DeskService;

  beforeAll(async () => {
    desk = await openDesk(dialect);
    await desk.call('GET', '/me', { as: AMARA });
    await desk.call('GET', '/me', { as: GRACE });
  }, 60_000);

  beforeEach(async () => {
    await desk.store.database.deleteFrom('lead').execute();
  });

  afterAll(async () => {
    await desk.store.close();
    await dialect.end();
  });

  const list = async (query = '') => {
    const { status, body } = await desk.call<WireDeskItems>('GET', `/items${query}`, { as: AMARA });
    expect(status).toBe(200);
    return body;
  };
  const idsOf = async (query: string) => (await list(query)).items.map(({ id }) => id);
  const patch = (id: string, body: object, as = AMARA) => desk.call('PATCH', `/items/${id}`, { as, body });

  it('shows a request with its home, its page and its age, as the description says', async () => {
    const context = JSON.stringify({
      page: '/real-estate/list/Ontario',
      language: 'fr',
      consent: 'I agree.',
    });
    const id = await desk.send({
      kind: 'listing',
      code: 'C1000001',
      board: 2,
      address: '33 Queen Street W',
      city: 'Toronto',
      message: 'Is it quiet?',
      context,
    });
    desk.clock.pass(90 * 60_000);
    const answer = await list();
    expect(DESK_ANSWERS.items.strict().safeParse(answer).error).toBeUndefined();
    expect(answer.items).toEqual([
      {
        id,
        kind: 'listing',
        state: 'new',
        owner: null,
        received: expect.any(String),
        ageMinutes: 89,
        person: {
          firstName: 'Anne',
          lastName: 'Tremblay',
          email: 'anne.tremblay@example.ca',
          phone: '4165550123',
        },
        home: { mls: 'C1000001', board: 2, address: '33 Queen Street W', city: 'Toronto', price: 750_000 },
        page: '/real-estate/list/Ontario',
        language: 'fr',
        message: 'Is it quiet?',
        viewing: null,
        valuation: null,
        application: null,
        opened: null,
        nextAction: null,
        version: 0,
      },
    ]);
    expect(answer.weeks).toHaveLength(8);
    expect(answer.weeks.at(-1)).toEqual({ week: '2026-11-16', count: 1 });
  });

  it('shows a request for a valuation with the facts of the owner’s home', async () => {
    const home = { state: 'Ontario', propertyType: 'Detached', beds: 3, sqft: 1800, condition: 1 };
    const id = await desk.send({
      kind: 'valuation',
      address: '33 Bay Street E',
      price: null,
      context: JSON.stringify({ page: '/real-estate/value/Ontario/Toronto/33-Bay-Street-E', home }),
    });
    const { items } = await list('?kind=valuation');
    expect(items).toEqual([expect.objectContaining({ id, valuation: home, page: expect.any(String) })]);
    expect(items[0]?.home).toMatchObject({ mls: null, address: '33 Bay Street E' });
  });

  it('shows a viewing request in its present state', async () => {
    const id = '5f0c8a10-0000-4000-8000-0000000000aa';
    await insertViewing(desk.store, {
      lead: createMockLeadRow({ id, kind: 'viewing', code: 'C1000001', board: 2 }),
      wish: { day: '2026-11-25', part: 'morning', way: 'video', timeZone: 'America/Toronto' },
      language: 'en',
      owner: undefined,
    });
    const [item] = (await list('?kind=viewing')).items;
    expect(item?.viewing).toEqual({
      id,
      state: 'asked',
      day: '2026-11-25',
      part: 'morning',
      way: 'video',
      starts: null,
      ends: null,
      timeZone: 'America/Toronto',
      revision: 1,
    });
  });

  it('filters by state, owner, kind, opening and words, and counts what each filter shows', async () => {
    const [first, second, third] = [
      await desk.send({ city: 'Montréal', last_name: 'Bélanger' }),
      await desk.send({ kind: 'listing', code: 'C1000002', phone: '(416) 555-0177' }),
      await desk.send({ first_name: 'Zoë', phone: '+16045550188' }),
    ];
    await patch(second, { version: 0, state: 'inWork', owner: 'amara' });
    await desk.call('GET', `/items/${third}`, { as: AMARA });
    expect(await idsOf('')).toEqual([third, second, first]);
    expect(await idsOf('?sort=oldest')).toEqual([first, second, third]);
    expect(await idsOf('?state=new')).toEqual([third, first]);
    expect(await idsOf('?owner=me')).toEqual([second]);
    expect(await idsOf('?owner=none')).toEqual([third, first]);
    expect(await idsOf('?kind=listing')).toEqual([second]);
    expect(await idsOf('?opened=no')).toEqual([second, first]);
    expect(await idsOf('?search=belanger%20montreal')).toEqual([first]);
    expect(await idsOf('?search=c1000002')).toEqual([second]);
    expect(await idsOf('?search=%2B1%20416-555-0177')).toEqual([second]);
    expect(await idsOf('?search=604%20555%200188')).toEqual([third]);
    expect(await idsOf('?search=%25')).toHaveLength(3);
    const all = await list();
    expect(all).toMatchObject({
      total: 3,
      counts: { new: 2, inWork: 1, answered: 0, closed: 0 },
      unopened: 2,
    });
    expect(await list('?state=new')).toMatchObject({ total: 2, counts: all.counts, unopened: 2 });
    expect(await list('?opened=no')).toMatchObject({ total: 2, counts: { new: 1, inWork: 1 }, unopened: 2 });
    expect(await list('?owner=me')).toMatchObject({ total: 1, counts: { new: 0, inWork: 1 }, unopened: 1 });
  });

  it('has pages of fifty items', async () => {
    for (let number = 0; number < 51; number += 1) await desk.send();
    expect((await list()).items).toHaveLength(50);
    const second = await list('?page=2');
    expect(second.items).toHaveLength(1);
    expect(second.total).toBe(51);
  });

  it('lists next actions by their day', async () => {
    const [late, soon] = [await desk.send(), await desk.send()];
    await desk.send();
    await patch(late, { version: 0, nextAction: { day: '2026-12-02', text: 'Call' } });
    await patch(soon, { version: 0, nextAction: { day: '2026-11-24', text: 'Write' } });
    const actions = await list('?sort=action');
    expect(actions.items.map(({ id, nextAction }) => [id, nextAction])).toEqual([
      [soon, { day: '2026-11-24', text: 'Write' }],
      [late, { day: '2026-12-02', text: 'Call' }],
    ]);
    expect(actions.total).toBe(2);
  });

  it('refuses parameters that it does not have', async () => {
    for (const query of ['?state=old', '?page=0', '?sort=price', '?unknown=1']) {
      expect((await desk.call('GET', `/items${query}`, { as: AMARA })).status, query).toBe(400);
    }
  });

  it('marks an item as opened, and records who opened it once an hour', async () => {
    const id = await desk.send();
    const open = () => desk.call('GET', `/items/${id}`, { as: GRACE });
    const { body } = await open();
    expect(DESK_ANSWERS.detail.strict().safeParse(body).error).toBeUndefined();
    expect(body.opened).toBe(desk.clock.now().toISOString());
    expect((await open()).body.history.map(({ action, by }) => [action, by])).toEqual([['opened', 'Grace']]);
    desk.clock.pass(3_600_001);
    const later = await open();
    expect(later.body.history).toHaveLength(2);
    expect(later.body.opened).toBe(body.opened);
  });

  it('records each change with the values before and after, and tells a new owner', async () => {
    const id = await desk.send();
    const changed = await patch(id, { version: 0, state: 'inWork', owner: 'grace' });
    expect(changed.body).toMatchObject({
      state: 'inWork',
      owner: { id: 'grace', name: 'Grace' },
      version: 1,
    });
    await patch(id, { version: 1, state: 'closed', owner: null });
    const { body } = await desk.call<WireDeskChanges>('GET', `/changes?item=${id}`, { as: AMARA });
    expect(body.changes.map(({ by, action, before, after }) => [by, action, before, after])).toEqual([
      ['Amara', 'owner', 'grace', null],
      ['Amara', 'state', 'inWork', 'closed'],
      ['Amara', 'owner', null, 'grace'],
      ['Amara', 'state', 'new', 'inWork'],
    ]);
    expect(body.total).toBe(4);
    expect(desk.woken).toContain('desk');
  });

  it('refuses a change of another version with the code "changed", and changes nothing', async () => {
    const id = await desk.send();
    await patch(id, { version: 0, state: 'inWork' });
    const late = await patch(id, { version: 0, state: 'closed' });
    expect(late).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect((await desk.call('GET', `/items/${id}`, { as: AMARA })).body.state).toBe('inWork');
    const same = await patch(id, { version: 1, state: 'inWork' });
    expect(same.body, 'the same values change nothing').toMatchObject({ version: 1 });
  });

  it.each([
    ['an unknown state', { version: 0, state: 'old' }, 'state'],
    ['an unknown owner', { version: 0, owner: 'unknown' }, 'owner'],
    ['30 February', { version: 0, nextAction: { day: '2026-02-30', text: 'Call' } }, 'nextAction.day'],
    [
      'an action without a text',
      { version: 0, nextAction: { day: '2026-11-30', text: ' ' } },
      'nextAction.text',
    ],
    ['no version', { state: 'closed' }, 'version'],
    ['an unknown member', { version: 0, status: 'closed' }, 'status'],
  ])('refuses %s, and names the field', async (_name, body, field) => {
    const id = await desk.send();
    const answer = await desk.call<{ errors: { field: string }[] }>('PATCH', `/items/${id}`, {
      as: AMARA,
      body,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((error) => error.field)).toContain(field);
  });

  it('answers 404 for an unknown item', async () => {
    const unknown = '5f0c8a10-0000-4000-8000-0000000000ff';
    for (const [method, path, body] of [
      ['GET', `/items/${unknown}`],
      ['GET', '/items/%00'],
      ['PATCH', `/items/${unknown}`, { version: 0 }],
      ['POST', `/items/${unknown}/notes`, { text: 'Hello' }],
    ] as const) {
      expect((await desk.call(method, path, { as: AMARA, body })).status, path).toBe(404);
    }
  });

  it('stores notes, which only staff see', async () => {
    const id = await desk.send();
    await desk.call('POST', `/items/${id}/notes`, { as: AMARA, body: { text: 'Called twice.\nÉlodie' } });
    const { status, body } = await desk.call('POST', `/items/${id}/notes`, {
      as: GRACE,
      body: { text: 'Call again.' },
    });
    expect(status).toBe(201);
    expect(body.notes.map(({ by, text }) => [by, text])).toEqual([
      ['Amara', 'Called twice.\nÉlodie'],
      ['Grace', 'Call again.'],
    ]);
    expect((await desk.call('POST', `/items/${id}/notes`, { as: AMARA, body: { text: ' \n' } })).status).toBe(
      400,
    );
  });

  it('never changes or deletes its record, except that values may be erased', async () => {
    const id = await desk.send();
    await desk.call('POST', `/items/${id}/notes`, { as: AMARA, body: { text: 'Secret' } });
    const { database } = desk.store;
    const refused = /never changed/;
    await expect(database.deleteFrom('desk_change').execute()).rejects.toThrow(refused);
    await expect(database.updateTable('desk_change').set({ by: 'grace' }).execute()).rejects.toThrow(refused);
    await expect(database.updateTable('desk_change').set({ after: '"Other"' }).execute()).rejects.toThrow(
      refused,
    );
    await expect(
      database.updateTable('desk_change').set({ before: null, after: null, erased: 1, at: '' }).execute(),
    ).rejects.toThrow(refused);
    if (desk.store.dialect === 'postgres') {
      await expect(sql`truncate desk_change`.execute(database)).rejects.toThrow(refused);
    }
    await database
      .updateTable('desk_change')
      .set({ before: null, after: null, erased: 1 })
      .where('lead_id', '=', id)
      .execute();
    const [change] = (await desk.call('GET', `/items/${id}`, { as: GRACE })).body.history;
    expect(change).toMatchObject({ by: 'Amara', action: 'note', after: null, isErased: true });
  });
});
