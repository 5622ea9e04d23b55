import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WireDeskChanges, WireDeskMember } from '#api/desk/contract.ts';
import { deskHandlers } from '#server/desk/deskJobs.ts';
import { DESK_ANSWERS } from '#server/desk/deskSchemas.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { doJobs } from '#tests/support/jobs/doJobs.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { type DeskService, deskOver, openDesk } from './deskService.ts';

const ADMIN = 'grace:admin';
const AMARA = 'amara:staff';

describe.each(storeDialects())('members of the team on $name', (dialect) => {
  let desk: DeskService;

  beforeEach(async () => {
    desk = await openDesk(dialect);
  }, 60_000);

  afterEach(() => desk.store.close());

  afterAll(() => dialect.end());

  async function open(...team: string[]): Promise<DeskService> {
    for (const as of [ADMIN, ...team]) await desk.call('GET', '/me', { as });
    return desk;
  }
  const change = (service: DeskService, id: string, body: object, as = ADMIN) =>
    service.call<WireDeskMember>('PATCH', `/members/${id}`, { as, body });
  const end = (service: DeskService, id: string) => change(service, id, { version: 0, isEnded: true });
  /** The mails to staff. */
  const mailsOf = ({ store }: DeskService) =>
    store.database.selectFrom('mail').select('email').where('id', 'not like', 'receipt-%').execute();
  const handlersOf = ({ store, clock }: DeskService) =>
    deskHandlers({
      store,
      clock,
      appUrl: 'https://www.example.com/real-estate',
      isMailing: true,
      closedDays: [],
      wake: () => undefined,
    });
  const turnsOn = ({ store }: DeskService) =>
    store.database.updateTable('desk_rules').set({ by_turns: 1 }).execute();

  it('give their open requests back when an admin removes them, which is recorded', async () => {
    const service = await open(AMARA);
    await turnsOn(service);
    const [opened, closed] = [await service.send(), await service.send()];
    await service.call('PATCH', `/items/${closed}`, { as: AMARA, body: { version: 0, state: 'closed' } });
    const ended = await end(service, 'amara');
    expect(ended.body).toMatchObject({ ended: service.clock.now().toISOString(), version: 1 });
    expect(DESK_ANSWERS.member.strict().safeParse(ended.body).error).toBeUndefined();
    const item = (await service.call('GET', `/items/${opened}`, { as: ADMIN })).body;
    expect(item).toMatchObject({ owner: null, version: 1 });
    expect(item.history).toContainEqual(
      expect.objectContaining({ by: 'Grace', action: 'owner', before: 'amara', after: null }),
    );
    const { owner } = (await service.call('GET', `/items/${closed}`, { as: ADMIN })).body;
    expect(owner, 'closed items stay as they were').toEqual({ id: 'amara', name: 'Amara' });
  });

  it('get no requests and no notices after they left', async () => {
    const service = await open(AMARA, 'henri:admin');
    await turnsOn(service);
    await end(service, 'amara');
    await end(service, 'henri');
    const id = await service.send();
    const item = (await service.call('GET', `/items?owner=grace`, { as: ADMIN })).body;
    expect(item, 'an admin has it, because no member takes turns').toMatchObject({ items: [{ id }] });
    const refused = await service.call('PATCH', `/items/${id}`, {
      as: ADMIN,
      body: { version: 0, owner: 'amara' },
    });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'owner' }] } });
    await doJobs(service.store, { desk: handlersOf(service).desk });
    service.clock.pass(MILLISECONDS_A_DAY + 60_000);
    await handlersOf(service).deskWatch.run({ id: '' }, { stopped: new AbortController().signal, number: 1 });
    const addressees = (await mailsOf(service)).map(({ email }) => email);
    expect(new Set(addressees)).toEqual(new Set(['grace@example.ca']));
  });

  it('have no access with the session of before, and are members again after a new sign-in', async () => {
    const service = await open(AMARA);
    await end(service, 'amara');
    const old = await service.call('GET', '/items', { as: AMARA });
    expect(old).toMatchObject({ status: 401, body: { code: 'sessionTooOld' } });
    service.clock.pass(120_000);
    // The session began a minute after the end.
    const again = deskOver(service.store, { clock: service.clock, signedIn: -60_000 });
    expect((await again.call('GET', '/items', { as: AMARA })).status).toBe(200);
    const { body } = await service.call<{ members: WireDeskMember[] }>('GET', '/members', { as: ADMIN });
    expect(body.members.find(({ id }) => id === 'amara')).toMatchObject({ ended: null });
  });

  it('cannot remove themselves', async () => {
    const service = await open();
    expect((await end(service, 'grace')).status).toBe(409);
  });

  it('keep what another admin has changed first', async () => {
    const service = await open(AMARA);
    await change(service, 'amara', { version: 0, cities: ['Toronto'] });
    const late = await change(service, 'amara', { version: 0, cities: [] });
    expect(late).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect((await change(service, 'amara', { cities: [] })).status).toBe(400);
    const present = await change(service, 'amara', { version: 1, takesTurns: false });
    expect(present.body).toMatchObject({ cities: ['Toronto'], takesTurns: false, version: 2 });
  });

  it('are recorded with their first call, and with another role', async () => {
    const service = await open(AMARA);
    await service.call('GET', '/me', { as: AMARA });
    await service.call('GET', '/me', { as: 'amara:admin' });
    const { body } = await service.call<WireDeskChanges>('GET', '/changes', { as: ADMIN });
    const changes = body.changes.filter(({ by }) => by === 'Amara');
    expect(changes.map(({ action, before, after }) => [action, before, after])).toMatchObject([
      ['member', { role: 'staff' }, { role: 'admin' }],
      ['member', null, { id: 'amara', name: 'Amara', role: 'staff' }],
    ]);
  });
});
