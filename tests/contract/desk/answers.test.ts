import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCustomer } from '#server/customer/makeCustomer.ts';
import { deskHandlers } from '#server/desk/deskJobs.ts';
import { mailHandler } from '#server/mail/sendMails.ts';
import { makeHomeSearch } from '#server/realty/homeSearch.ts';
import { insertViewing } from '#server/store/viewings/insertViewing.ts';
import { doJobs } from '#tests/support/jobs/doJobs.ts';
import { createMockLeadRow } from '#tests/support/leads/createMockLead.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { type DeskService, deskOver, openDesk } from './deskService.ts';

const AMARA = 'amara:staff';
const ANSWER = { subject: 'Your question', text: 'Hello Anne,\n\nIt is quiet.\nAmara' };
const TIME = { starts: '2026-11-25T14:00:00-05:00', ends: '2026-11-25T14:30:00-05:00' };

describe.each(storeDialects())('answers on $name', (dialect) => {
  let desk: DeskService;

  beforeAll(async () => {
    desk = await openDesk(dialect, { isForwarded: true });
    await desk.call('GET', '/me', { as: AMARA });
  }, 60_000);

  beforeEach(async () => {
    await desk.store.database.deleteFrom('lead').execute();
    await desk.store.database.deleteFrom('mail').execute();
    desk.woken.length = 0;
  });

  afterAll(async () => {
    await desk.store.close();
    await dialect.end();
  });

  const answer = (id: string, key: string, body: object = ANSWER, service = desk) =>
    service.call('POST', `/items/${id}/answers`, { as: AMARA, body, headers: { 'Idempotency-Key': key } });
  const mails = () => desk.store.database.selectFrom('mail').selectAll().execute();

  async function askViewing(): Promise<string> {
    const id = crypto.randomUUID();
    await insertViewing(desk.store, {
      lead: createMockLeadRow({ id, kind: 'viewing', code: 'C1000001', board: 2, forwarding: 'sent' }),
      wish: { day: '2026-11-25', part: 'afternoon', way: 'inPerson', timeZone: 'America/Toronto' },
      language: 'en',
      owner: undefined,
    });
    return id;
  }
  const answerViewing = (id: string, body: object) =>
    desk.call<{ errors?: { field: string }[] }>('POST', `/items/${id}/viewing`, { as: AMARA, body });

  it('are mailed as text and HTML in the language of the request, and go back to the member', async () => {
    const id = await desk.send({ context: '{"language":"fr"}' });
    const { status, body } = await answer(id, 'key');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      state: 'answered',
      version: 1,
      answers: [{ by: 'Amara', ...ANSWER, delivery: 'waiting' }],
    });
    expect(body.history.map(({ action }) => action)).toEqual(['answer', 'state']);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      email: 'anne.tremblay@example.ca',
      reply_to: 'amara@example.ca',
      language: 'fr',
      subject: 'Your question',
    });
    expect(mail?.body).toContain('It is quiet.\nAmara');
    expect(mail?.body).toContain('vous nous avez écrit le 21 novembre 2026');
    expect(mail?.html).toContain('It is quiet.<br>Amara');
    expect(desk.woken).toEqual(['mails']);
  });

  it.each([
    ['Kind regards,\nAmara\nHarbour & Pine', 1],
    ['Amara will call you.\n\nKind regards,', 2],
  ])('that end with %j are signed once', async (end, named) => {
    await answer(await desk.send(), 'signed', { ...ANSWER, text: `It is quiet.\n\n${end}` });
    const [mail] = await mails();
    expect(mail?.body.match(/^Amara/gm)).toHaveLength(named);
  });

  it('are mailed once for each key', async () => {
    const id = await desk.send();
    await answer(id, 'key');
    const again = await answer(id, 'key');
    expect(again.status).toBe(200);
    expect(again.body.answers).toHaveLength(1);
    expect((await answer(id, 'key', { ...ANSWER, text: 'Other' })).status).toBe(409);
    expect((await answer(id, 'other')).status).toBe(201);
    expect((await answer(id, '')).status).toBe(400);
    expect(await mails()).toHaveLength(2);
  });

  it('that the mail service refuses put the request back in progress, and the member is told', async () => {
    const { store, clock } = desk;
    const [delivered, refused] = [await desk.send(), await desk.send({ email: 'gone@example.ca' })];
    await answer(delivered, 'key');
    await answer(refused, 'key');
    await desk.call('PATCH', `/items/${refused}`, { as: AMARA, body: { version: 1, state: 'closed' } });
    let told = 0;
    const mail = mailHandler({
      store,
      clock,
      carry: async ({ email }) =>
        email === 'gone@example.ca' ? { refused: 'no such mailbox', isAddress: true } : undefined,
      onAnswerRefused: () => {
        told += 1;
      },
    });
    await doJobs(store, { mails: mail });
    expect(told).toBe(1);
    const read = async (id: string) => (await desk.call('GET', `/items/${id}`, { as: AMARA })).body;
    expect(await read(delivered)).toMatchObject({ state: 'answered', answers: [{ delivery: 'sent' }] });
    const item = await read(refused);
    expect(item).toMatchObject({ state: 'inWork', answers: [{ delivery: 'refused' }] });
    expect(item.history.map(({ by, action }) => [by, action])).toContainEqual(['product', 'undelivered']);
    await store.database.deleteFrom('mail').execute();
    const appUrl = 'https://www.example.com/real-estate';
    const wake = () => undefined;
    await doJobs(store, {
      desk: deskHandlers({ store, clock, appUrl, isMailing: true, closedDays: [], wake }).desk,
    });
    const toAmara = (await mails()).filter(({ body }) => body.includes('could not be delivered'));
    expect(toAmara.map(({ email }) => email)).toEqual(['amara@example.ca']);
  });

  it('that come back after their acceptance put the request back in progress, and the member is told', async () => {
    const { store, clock } = desk;
    const [old, mailed, other] = [
      await desk.send(),
      await desk.send(),
      await desk.send({ email: 'bob@example.ca' }),
    ];
    await answer(old, 'old');
    clock.pass(6 * 86_400_000);
    await answer(mailed, 'a');
    await answer(other, 'b');
    await doJobs(store, { mails: mailHandler({ store, clock, carry: async () => undefined }) });
    let woken = 0;
    const customer = makeCustomer({
      store,
      clock,
      sessionOf: async () => ({ kind: 'visitor' }),
      homeSearch: makeHomeSearch({ store, clock }),
      identityUrl: '/idp/',
      bounceKey: 'key',
      onAnswerReturned: () => {
        woken += 1;
      },
    });
    const report = (body: object) =>
      customer.request('/customer/bounces', {
        method: 'POST',
        headers: { Authorization: 'Bearer key', 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const read = async (id: string) => (await desk.call('GET', `/items/${id}`, { as: AMARA })).body;
    const email = 'Anne.Tremblay@example.ca';
    await report({ email, kind: 'complaint' });
    expect(await read(mailed), 'a complaint').toMatchObject({ answers: [{ delivery: 'sent' }] });
    await report({ email, messageId: '<desk-answer-unknown@example.com>' });
    expect(await read(mailed), 'another mail').toMatchObject({ answers: [{ delivery: 'sent' }] });
    for (const status of [204, 204]) expect((await report({ email })).status).toBe(status);
    expect(woken, 'once').toBe(1);
    const item = await read(mailed);
    expect(item).toMatchObject({ state: 'inWork', answers: [{ delivery: 'refused' }] });
    expect(item.history.filter(({ action }) => action === 'undelivered')).toHaveLength(1);
    expect(await read(old), 'six days ago').toMatchObject({ answers: [{ delivery: 'sent' }] });
    expect(await read(other)).toMatchObject({ state: 'answered', answers: [{ delivery: 'sent' }] });
    const { mail_id: id } = await store.database
      .selectFrom('desk_answer')
      .select('mail_id')
      .where('lead_id', '=', other)
      .executeTakeFirstOrThrow();
    await report({ email: 'bob@example.ca', messageId: `<${id}@example.com>` });
    expect(await read(other)).toMatchObject({ state: 'inWork', answers: [{ delivery: 'refused' }] });
    const appUrl = 'https://www.example.com/real-estate';
    const wake = () => undefined;
    await doJobs(store, {
      desk: deskHandlers({ store, clock, appUrl, isMailing: true, closedDays: [], wake }).desk,
    });
    const told = (await mails()).filter(({ body }) => body.includes('could not be delivered'));
    expect(told.map(({ email: to }) => to)).toEqual(['amara@example.ca', 'amara@example.ca']);
    clock.pass(-6 * 86_400_000);
  });

  it('with two lines in the subject, without a text, or without an address are refused', async () => {
    const id = await desk.send();
    expect((await answer(id, 'a', { ...ANSWER, subject: 'One\nBcc: other@example.ca' })).status).toBe(400);
    expect((await answer(id, 'b', { ...ANSWER, text: '  \n' })).status).toBe(400);
    expect((await answer(await desk.send({ email: '' }), 'c')).status).toBe(409);
    const withoutMail = deskOver(desk.store, { isMailing: false });
    expect((await answer(id, 'd', ANSWER, withoutMail)).status).toBe(503);
    expect(await mails()).toEqual([]);
  });

  it('to a viewing request offer a time, which is mailed, forwarded and recorded', async () => {
    const id = await askViewing();
    const offered = await desk.call('POST', `/items/${id}/viewing`, {
      as: AMARA,
      body: { revision: 1, change: 'offer', ...TIME, sentence: 'Ring twice.' },
    });
    expect(offered.status).toBe(200);
    expect(offered.body).toMatchObject({
      state: 'answered',
      viewing: {
        state: 'offered',
        starts: '2026-11-25T19:00:00.000Z',
        ends: '2026-11-25T19:30:00.000Z',
        revision: 2,
      },
    });
    expect(offered.body.history[0]).toMatchObject({
      action: 'viewing',
      before: { state: 'asked' },
      after: { state: 'offered', sentence: 'Ring twice.' },
    });
    expect(desk.woken).toEqual(['viewings', 'leads']);
    const lead = await desk.store.database.selectFrom('lead').select('forwarding').executeTakeFirst();
    expect(lead).toEqual({ forwarding: 'waiting' });
    const agreed = await desk.call('POST', `/items/${id}/viewing`, {
      as: AMARA,
      body: { revision: 2, change: 'agree' },
    });
    expect(agreed.body.viewing).toMatchObject({ state: 'agreed', starts: '2026-11-25T19:00:00.000Z' });
  });

  it('with the time that is offered or agreed already change nothing', async () => {
    const id = await askViewing();
    const offer = { change: 'offer', ...TIME, sentence: 'Ring twice.' };
    await answerViewing(id, { revision: 1, ...offer });
    for (const again of [offer, { change: 'offer', ...TIME }]) {
      const repeated = await answerViewing(id, { revision: 2, ...again });
      expect(repeated).toMatchObject({ status: 200, body: { viewing: { revision: 2 } } });
    }
    const { body } = await desk.call('GET', `/items/${id}`, { as: AMARA });
    // Each change has a mail of its own.
    expect(body.history.filter(({ action }) => action === 'viewing')).toHaveLength(1);
    await answerViewing(id, { revision: 2, change: 'agree', ...TIME });
    const agreed = await answerViewing(id, { revision: 3, change: 'agree' });
    expect(agreed.body).toMatchObject({ viewing: { state: 'agreed', revision: 3 } });
    const later = await answerViewing(id, { revision: 3, change: 'agree', sentence: 'By the side door.' });
    expect(later.body).toMatchObject({ viewing: { revision: 4 } });
  });

  it('to another revision of a viewing request, or after its end, are refused', async () => {
    const id = await askViewing();
    expect(await answerViewing(id, { revision: 2, change: 'offer', ...TIME })).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
    await answerViewing(id, { revision: 1, change: 'decline', sentence: 'It is sold.' });
    expect((await answerViewing(id, { revision: 2, change: 'offer', ...TIME })).status).toBe(409);
    const other = await desk.send();
    expect((await answerViewing(other, { revision: 1, change: 'agree' })).status).toBe(404);
  });

  it.each([
    ['an offer without a time', { change: 'offer' }, 'starts'],
    ['an offer without an end', { change: 'offer', starts: TIME.starts }, 'ends'],
    ['a time that has passed', { change: 'agree', ...TIME, starts: '2026-11-20T14:00:00Z' }, 'starts'],
    ['an end before the start', { change: 'offer', starts: TIME.ends, ends: TIME.starts }, 'ends'],
    ['a time that is no time', { change: 'offer', starts: '2026-13-25T14:00Z', ends: TIME.ends }, 'starts'],
    ['a time without an offset', { change: 'offer', starts: '2026-11-25T14:00', ends: TIME.ends }, 'starts'],
    ['a refusal without a reason', { change: 'decline' }, 'sentence'],
  ])('to a viewing request refuse %s, and name the field', async (_name, change, field) => {
    const answered = await answerViewing(await askViewing(), { revision: 1, ...change });
    expect(answered.status).toBe(400);
    expect(answered.body.errors?.map((error) => error.field)).toEqual([field]);
  });

  it('are in a file for spreadsheets, with the filters of the list, and without formulas', async () => {
    const first = await desk.send({ first_name: '=1+1', city: 'Montréal' });
    await desk.send({ kind: 'listing', code: 'C1' });
    await desk.call('PATCH', `/items/${first}`, { as: AMARA, body: { version: 0, owner: 'amara' } });
    const all = await desk.call('GET', '/items.csv', { as: AMARA });
    expect(all.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(all.headers.get('Content-Disposition')).toContain('attachment');
    const [head, ...lines] = all.text.trim().split('\r\n');
    expect(head).toMatch(/^id,received,kind,.*,viewing,state,owner,opened,next action,next action day$/);
    expect(lines).toHaveLength(2);
    const own = await desk.call('GET', '/items.csv?owner=me', { as: AMARA });
    expect(own.text.trim().split('\r\n')[1]).toMatch(
      new RegExp(`^${first},.*,general,'=1\\+1,.*,new,Amara,,,$`),
    );
    expect((await desk.call('GET', '/items.csv?page=1', { as: AMARA })).status).toBe(400);
    const { body } = await desk.call<{ changes: object[] }>('GET', '/changes', { as: AMARA });
    expect(body.changes[0]).toMatchObject({
      action: 'itemsExported',
      after: { owner: 'me', isSearch: false },
    });
  });

  it('are in the file once each, in every order, if a request arrives while the file is read', async () => {
    const ids = Array.from({ length: 2100 }, (_, index) => `lead-${index}`);
    const now = desk.clock.now().getTime();
    // Three requests each of the same moment, on the border of two parts too.
    const rows = ids.map((id, index) =>
      createMockLeadRow({ id, received: new Date(now - Math.floor(index / 3) * 1000).toISOString() }),
    );
    const { database } = desk.store;
    for (let first = 0; first < rows.length; first += 700) {
      await database
        .insertInto('lead')
        .values(rows.slice(first, first + 700))
        .execute();
    }
    await database.updateTable('lead').set({ desk_action_day: '2026-11-25' }).execute();
    for (const sort of ['newest', 'oldest', 'action']) {
      const { body } = await desk.fetch(`/items.csv?sort=${sort}`, {
        headers: { Authorization: `Bearer ${AMARA}`, 'Access-Token': 'on' },
      });
      const reader = body?.getReader();
      const parts: Uint8Array[] = [];
      for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
        parts.push(part.value);
        const id = await desk.send({ id: `late-${sort}-${parts.length}` });
        await database
          .updateTable('lead')
          .set({ desk_action_day: '2026-11-24' })
          .where('id', '=', id)
          .execute();
      }
      expect(parts.length).toBeGreaterThan(2);
      const found = [
        ...Buffer.concat(parts)
          .toString()
          .matchAll(/^lead-\d+(?=,)/gm),
      ].map(([id]) => id);
      expect(found, sort).toHaveLength(ids.length);
      expect(new Set(found), sort).toEqual(new Set(ids));
    }
  });

  it('are in no file, and no export is recorded, if they cannot be read; a file that is cut is in the log', async () => {
    const { database } = desk.store;
    const rename = (from: string, to: string) => database.schema.alterTable(from).renameTo(to).execute();
    const exports = async () => {
      const { body } = await desk.call<{ changes: { action: string }[] }>('GET', '/changes', { as: AMARA });
      return body.changes.filter(({ action }) => action === 'itemsExported').length;
    };
    const rows = Array.from({ length: 1001 }, (_, index) => createMockLeadRow({ id: `lead-${index}` }));
    for (let first = 0; first < rows.length; first += 700) {
      await database
        .insertInto('lead')
        .values(rows.slice(first, first + 700))
        .execute();
    }
    const before = await exports();
    const lines = capturedLog();
    await rename('lead', 'lead_away');
    const refused = await desk.call<{ requestId: string }>('GET', '/items.csv', { as: AMARA });
    await rename('lead_away', 'lead');
    expect([refused.status, refused.body.requestId]).toEqual([500, expect.any(String)]);
    expect(await exports()).toBe(before);
    const { body } = await desk.fetch('/items.csv', {
      headers: { Authorization: `Bearer ${AMARA}`, 'Access-Token': 'on' },
    });
    const reader = body?.getReader();
    await rename('lead', 'lead_away');
    expect((await reader?.read())?.value?.length).toBeGreaterThan(1_000);
    await expect(reader?.read()).rejects.toThrow(/^The file is not complete\.$/);
    await rename('lead_away', 'lead');
    expect(lines.at(-1)).toContain('the rest of a file for spreadsheets was not sent');
  });
});
