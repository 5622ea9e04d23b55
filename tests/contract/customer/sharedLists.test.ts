import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireOpenInvitation, WireSharedList } from '#api/customer/sharedListContract.ts';
import { SHARING } from '#server/customer/openapi/sharedListCalls.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { makePostbox, type Postbox } from './applicationCalls.ts';
import { type CustomerService, openInMemory, openService } from './customerService.ts';
import { accept, invite, listOf, newestToken, save, sharingOf, unsave } from './sharingCalls.ts';

const DAY = 86_400_000;

const linked = (service: CustomerService, method: 'GET' | 'DELETE', token: string) =>
  service.call<WireOpenInvitation>(method, '/shared-list-invitation', {
    headers: { 'Invitation-Token': token },
  });

/** "C1 both, C2 yours" */
const hearts = ({ homes }: WireSharedList): string =>
  homes
    .map(
      ({ mlsNumber, yours, theirs }) =>
        `${mlsNumber} ${yours && theirs ? 'both' : yours ? 'yours' : 'theirs'}`,
    )
    .toSorted()
    .join(', ');

const changes = (list: WireSharedList): string[] =>
  list.changes.map(({ isYours, kind, home }) =>
    [isYours ? 'you' : list.partner, kind, home?.mlsNumber].filter(Boolean).join(' '),
  );

describe.each(storeDialects())('a shared list on $name', (dialect) => {
  let service: CustomerService;
  let postbox: Postbox;

  beforeEach(async () => {
    postbox = makePostbox();
    service = await openService(dialect, { invitations: postbox });
    return () => service.store.close();
  }, 60_000);

  afterAll(() => dialect.end());

  /** Anne invites Bob, who accepts. */
  async function share(annes: Record<string, unknown> = {}, bobs: object = {}): Promise<void> {
    await invite(service, 'anne', annes);
    const { status } = await accept(service, 'bob', newestToken(postbox), bobs);
    if (status !== 200) throw new Error(`the invitation was not accepted: ${status}`);
  }

  it('has the homes, hearts and notes of both from the acceptance on', async () => {
    await save(service, 'anne', 'C1', 'private before');
    await share();
    service.clock.pass(1000);
    await save(service, 'anne', 'C2');
    await save(service, 'bob', 'C2');
    service.clock.pass(1000);
    await save(service, 'bob', 'C3', 'Near the lake.');
    const annes = await listOf(service, 'anne');
    const bobs = await listOf(service, 'bob');
    expect([hearts(annes), hearts(bobs)]).toEqual(['C2 both, C3 theirs', 'C2 both, C3 yours']);
    expect([annes.partner, annes.isOwner, bobs.partner, bobs.isOwner]).toEqual(['Bob', true, 'Anne', false]);
    expect(annes.homes[0]?.theirs).toEqual({
      saved: service.clock.now().toISOString(),
      note: 'Near the lake.',
      noted: service.clock.now().toISOString(),
    });
    expect(annes.privateHomes).toEqual([{ mlsNumber: 'C1', boardId: 2 }]);
    expect(JSON.stringify(bobs)).not.toMatch(/C1|private before|example\.ca/);
    for (const sharing of [annes, bobs]) expect(SHARING.safeParse(sharing).error).toBeUndefined();
  });

  it('has earlier homes too if their customer chose it, at the invitation, the acceptance or later', async () => {
    await save(service, 'anne', 'C1', 'Quiet street.');
    await save(service, 'bob', 'C2');
    await share({ sharesSaved: true });
    expect(hearts(await listOf(service, 'bob'))).toBe('C1 theirs');
    const shown = await service.call<WireSharedList>('PUT', '/user/shared-list', {
      as: 'bob',
      body: { sharesSaved: true },
    });
    expect([shown.status, hearts(shown.body)]).toEqual([200, 'C1 theirs, C2 yours']);
    const annes = await listOf(service, 'anne');
    expect(hearts(annes)).toBe('C1 yours, C2 theirs');
    expect(changes(annes)).toEqual(['Bob earlier', 'Bob joined']);
    await service.call('DELETE', '/user/shared-list', { as: 'anne' });
    await invite(service, 'bob', { email: 'anne@example.ca', name: 'Bob' });
    await accept(service, 'anne', newestToken(postbox), { name: 'Anne', sharesSaved: true });
    expect(hearts(await listOf(service, 'bob'))).toBe('C1 theirs');
  });

  it('says who added, removed and noted what', async () => {
    await save(service, 'anne', 'C9');
    await share();
    await save(service, 'anne', 'C1');
    await save(service, 'anne', 'C1', 'Nice.');
    await save(service, 'anne', 'C1', 'Nice.');
    await save(service, 'bob', 'C1');
    await unsave(service, 'anne', 'C1');
    await unsave(service, 'anne', 'C1');
    await unsave(service, 'anne', 'C9');
    expect(changes(await listOf(service, 'bob'))).toEqual([
      'Anne removed C1',
      'you added C1',
      'Anne noted C1',
      'Anne added C1',
      'you joined',
    ]);
  });

  it('keeps a private home private when its removal is undone, and homes that come from a device', async () => {
    await save(service, 'anne', 'C1', 'mine only');
    await share();
    await unsave(service, 'anne', 'C1');
    await save(service, 'anne', 'C1', 'mine only');
    const device = {
      mlsNumber: 'C2',
      boardId: 2,
      seen: { price: 1, lastStatus: 'New' },
      note: 'from the phone',
    };
    await service.call('POST', '/user/saved-homes', { as: 'anne', body: { homes: [device] } });
    const bobs = await listOf(service, 'bob');
    expect([bobs.homes, changes(bobs)]).toEqual([[], ['you joined']]);
    expect((await listOf(service, 'anne')).privateHomes.map(({ mlsNumber }) => mlsNumber)).toEqual([
      'C1',
      'C2',
    ]);
  });

  it.each([
    ['the partner leaves it', 'bob', '/user/shared-list'],
    ['the owner removes the partner', 'anne', '/user/shared-list'],
    ['the partner deletes the account', 'bob', '/user'],
    ['the owner deletes the account', 'anne', '/user'],
  ])('ends when %s: nothing of the other is left', async (_title, as, path) => {
    await share();
    await save(service, 'anne', 'C1', 'of Anne');
    await save(service, 'bob', 'C2', 'of Bob');
    expect((await service.call('DELETE', path, { as })).status).toBe(204);
    expect((await service.call('DELETE', path, { as })).status).toBe(204);
    const stays = as === 'anne' ? 'bob' : 'anne';
    expect(await sharingOf(service, stays)).toEqual({ state: 'none' });
    const { body } = await service.call<{ homes: { mlsNumber: string; note: string }[] }>(
      'GET',
      '/user/saved-homes',
      { as: stays },
    );
    expect(body.homes.map(({ mlsNumber, note }) => [mlsNumber, note])).toEqual([
      stays === 'anne' ? ['C1', 'of Anne'] : ['C2', 'of Bob'],
    ]);
    const { database } = service.store;
    for (const table of ['shared_list', 'shared_member', 'private_home', 'shared_change'] as const)
      expect(await database.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  it('is for exactly two, and one for a customer', async () => {
    await share();
    const used = newestToken(postbox);
    expect((await accept(service, 'carl', used)).status).toBe(404);
    expect((await invite(service, 'anne', { email: 'carl@example.ca' })).status).toBe(409);
    await invite(service, 'carl', { email: 'anne@example.ca' });
    const busy = await accept(service, 'anne', newestToken(postbox));
    expect(busy).toMatchObject({ status: 409, body: { errors: [{ keyword: 'busy' }] } });
    expect((await listOf(service, 'anne')).partner).toBe('Bob');
  });

  it('begins once when two customers invite each other and accept at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [anne, bob] = [`anne${round}`, `bob${round}`];
      await invite(service, anne, { email: `${bob}@example.ca` });
      const annes = newestToken(postbox);
      await invite(service, bob, { email: `${anne}@example.ca` });
      const bobs = newestToken(postbox);
      const answers = await Promise.all([accept(service, bob, annes), accept(service, anne, bobs)]);
      expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
      expect(answers.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
      expect([(await listOf(service, anne)).state, (await listOf(service, bob)).state]).toEqual([
        'shared',
        'shared',
      ]);
    }
  });

  it('takes hearts of both at the same moment, also while one leaves or deletes the account', async () => {
    const logged = capturedLog();
    for (const leave of ['', '/user/shared-list', '/user']) {
      const [anne, bob] = [`anne${leave.length}`, `bob${leave.length}`];
      await invite(service, anne, { email: `${bob}@example.ca` });
      await accept(service, bob, newestToken(postbox));
      const numbers = Array.from({ length: 12 }, (_, at) => `C${at}`);
      const answers = await Promise.all([
        ...numbers.flatMap((mls) => [
          save(service, anne, mls),
          save(service, bob, mls),
          unsave(service, bob, mls),
          save(service, bob, mls, 'again'),
        ]),
        ...(leave === '' ? [] : [service.call('DELETE', leave, { as: bob })]),
      ]);
      expect(
        answers.filter(({ status }) => status >= 500),
        logged.join('\n'),
      ).toEqual([]);
      const { body } = await service.call<{ homes: object[] }>('GET', '/user/saved-homes', { as: anne });
      expect(body.homes).toHaveLength(12);
      if (leave === '') expect((await listOf(service, anne)).homes).toHaveLength(12);
    }
  }, 30_000);

  it('stores only the hash of a link’s token, and no address after the acceptance', async () => {
    await invite(service, 'anne', { line: 'Look at these!' });
    const token = newestToken(postbox);
    const stored = async () =>
      JSON.stringify(await service.store.database.selectFrom('shared_list').selectAll().execute());
    expect(await stored()).toContain('bob@example.ca');
    expect(await stored()).not.toContain(token);
    await accept(service, 'carl', token, { name: 'Carl' });
    expect(await stored()).not.toMatch(/bob@example|Look at these/);
    expect((await listOf(service, 'anne')).partner, 'the link gives the right').toBe('Carl');
  });
});

describe('an invitation to a shared list', () => {
  async function open(): Promise<{ service: CustomerService; postbox: Postbox }> {
    const postbox = makePostbox();
    return { service: await openInMemory({ invitations: postbox }), postbox };
  }

  it.each([
    ['en', 'Anne invites you to share a list of homes', 'Anne writes: “Look at these!”'],
    ['fr', 'Anne vous invite à partager une liste de propriétés', /Anne vous écrit\s: «\sLook at these!\s»/],
  ])(
    'is mailed in the language %s with the name, the words and the link',
    async (language, subject, words) => {
      const { service, postbox } = await open();
      const { status, body } = await invite(service, 'anne', { language, line: 'Look at these!' });
      expect(status).toBe(200);
      expect(body).toMatchObject({ state: 'invited', email: 'bob@example.ca', isExpired: false });
      expect(SHARING.safeParse(body).error).toBeUndefined();
      const [mail] = postbox.mails;
      expect([mail?.email, mail?.subject]).toEqual(['bob@example.ca', subject]);
      for (const text of [mail?.body, mail?.html]) expect(text).toMatch(words);
      const link = /https:\/\/www\.example\.com\/real-estate\/saved\?list=invitation#[\w-]{43}/;
      for (const text of [mail?.body, mail?.html]) expect(text).toMatch(link);
      expect(mail?.body, 'nothing else of the account').not.toContain('anne@example.ca');
      expect(await linked(service, 'GET', newestToken(postbox))).toMatchObject({
        status: 200,
        body: { name: 'Anne', line: 'Look at these!' },
      });
    },
  );

  it('gets the same answer whether or not the address has an account', async () => {
    const { service } = await open();
    await service.call('POST', '/user', { as: 'bob', body: {} });
    const known = await invite(service, 'anne');
    const unknown = await invite(service, 'carl', { email: 'unknown@example.ca' });
    expect([known.status, Object.keys(known.body as object)]).toEqual([
      unknown.status,
      Object.keys(unknown.body as object),
    ]);
  });

  it('ends after 14 days, with its answer, and when it is withdrawn or sent again', async () => {
    const { service, postbox } = await open();
    await invite(service, 'anne');
    const first = newestToken(postbox);
    service.clock.pass(60_000);
    await invite(service, 'anne');
    const second = newestToken(postbox);
    expect([
      (await linked(service, 'GET', first)).status,
      (await linked(service, 'GET', second)).status,
    ]).toEqual([404, 200]);
    service.clock.pass(14 * DAY);
    expect((await accept(service, 'bob', second)).status).toBe(404);
    expect(await sharingOf(service, 'anne')).toMatchObject({ state: 'invited', isExpired: true });
    await invite(service, 'anne');
    const third = newestToken(postbox);
    expect((await linked(service, 'DELETE', third)).status).toBe(204);
    expect((await linked(service, 'DELETE', third)).status).toBe(404);
    expect(await sharingOf(service, 'anne')).toMatchObject({ state: 'declined', email: 'bob@example.ca' });
    service.clock.pass(60_000);
    await invite(service, 'anne');
    expect((await service.call('DELETE', '/user/shared-list', { as: 'anne' })).status).toBe(204);
    expect((await accept(service, 'bob', newestToken(postbox))).status).toBe(404);
    expect(await sharingOf(service, 'anne')).toEqual({ state: 'none' });
  });

  it('cannot be accepted by its sender, nor sent to the own address', async () => {
    const { service, postbox } = await open();
    await invite(service, 'anne');
    const own = await accept(service, 'anne', newestToken(postbox));
    expect(own).toMatchObject({ status: 409, body: { errors: [{ keyword: 'own' }] } });
    const toSelf = await invite(service, 'anne', { email: 'Anne@Example.ca' });
    expect(toSelf).toMatchObject({ status: 400, body: { errors: [{ field: 'email', keyword: 'unique' }] } });
  });

  it('withdraws the own invitation of a customer who accepts it', async () => {
    const { service, postbox } = await open();
    await invite(service, 'bob', { email: 'carl@example.ca', name: 'Bob' });
    const bobs = newestToken(postbox);
    await invite(service, 'anne');
    expect((await accept(service, 'bob', newestToken(postbox))).status).toBe(200);
    expect((await accept(service, 'carl', bobs)).status).toBe(404);
  });

  it('can be sent once a minute to one address, and twenty times an hour', async () => {
    const { service, postbox } = await open();
    service.clock.pass(0);
    await invite(service, 'anne');
    const soon = await invite(service, 'anne');
    expect([soon.status, soon.headers.get('Retry-After')]).toEqual([429, '60']);
    await service.call('DELETE', '/user/shared-list', { as: 'anne' });
    expect((await invite(service, 'anne', { email: 'BOB@example.ca' })).status).toBe(429);
    const statuses: number[] = [];
    for (let sent = 0; sent < 18; sent += 1)
      statuses.push((await invite(service, 'anne', { email: `n${sent}@example.ca` })).status);
    expect([new Set(statuses.slice(0, 17)), statuses[17]]).toEqual([new Set([200]), 429]);
    expect(postbox.mails).toHaveLength(18);
  });

  it('that cannot be mailed leaves the earlier one as it was, and can be sent again at once', async () => {
    const { service, postbox } = await open();
    postbox.problem = 'the receiver answered 502';
    expect((await invite(service, 'anne')).status).toBe(503);
    expect(postbox.logged).toEqual([
      'An invitation to a shared list was not sent: the receiver answered 502.',
    ]);
    expect(await sharingOf(service, 'anne')).toEqual({ state: 'none' });
    postbox.problem = undefined;
    expect((await invite(service, 'anne')).status).toBe(200);
    const first = newestToken(postbox);
    postbox.problem = 'the receiver answered 502';
    const second = { email: 'carl@example.ca', name: 'Annie', sharesSaved: true };
    expect((await invite(service, 'anne', second)).status).toBe(503);
    const { sharesSaved, name } = await service.store.database
      .selectFrom('shared_member')
      .select(['name', 'shares_saved as sharesSaved'])
      .where('user_id', '=', 'anne')
      .executeTakeFirstOrThrow();
    expect([name, sharesSaved], 'of the first invitation').toEqual(['Anne', 0]);
    expect(await sharingOf(service, 'anne')).toMatchObject({ email: 'bob@example.ca' });
    expect((await accept(service, 'bob', first)).status).toBe(200);
  });

  it('is refused without a way to mail, and without the brand of its mail', async () => {
    expect((await invite(await openInMemory(), 'anne')).status).toBe(503);
    const { service, postbox } = await open();
    capturedLog();
    await service.store.database.schema.alterTable('content').renameTo('content_away').execute();
    expect((await invite(service, 'anne')).status).toBe(500);
    expect([await sharingOf(service, 'anne'), postbox.mails]).toEqual([{ state: 'none' }, []]);
  });

  it.each([
    ['name', 'Win at evil.example'],
    ['name', ''],
    ['line', 'See https://evil.example'],
    ['line', 'See evil.example now'],
    ['line', 'Write to a@b'],
    ['line', 'See evil。example'],
    ['email', 'bob'],
  ])('is refused with the %s "%s"', async (field, text) => {
    const { service, postbox } = await open();
    const refused = await invite(service, 'anne', { [field]: text });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field }] } });
    expect(postbox.mails).toEqual([]);
  });

  it('may say anything without a link', async () => {
    const { service } = await open();
    const line = 'I like these, e.g. the one for $1.2 million. And you?\nSee you soon...';
    expect((await invite(service, 'anne', { name: 'Anne-Zoé O’Neil', line })).status).toBe(200);
  });

  it('tells the owner by mail who has accepted', async () => {
    const postbox = makePostbox();
    let woken = 0;
    const service = await openInMemory({
      invitations: Object.assign(postbox, {
        onMailQueued: () => {
          woken += 1;
        },
      }),
    });
    await invite(service, 'anne');
    await accept(service, 'bob', newestToken(postbox), { name: 'Bobby' });
    const [mail, ...others] = await service.store.database.selectFrom('mail').selectAll().execute();
    expect([mail?.email, mail?.subject, others, woken]).toEqual([
      'anne@example.ca',
      'Bobby accepted your invitation',
      [],
      1,
    ]);
    expect(mail?.body).toContain('https://www.example.com/real-estate/saved?list=shared');
    expect(mail?.body).not.toContain('bob@example.ca');
  });
});
