import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireLeadRefusal } from '#api/contact/contract.ts';
import type { WireUser } from '#api/customer/contract.ts';
import { customerLimits } from '#server/customer/customerOptions.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { type CustomerService, openInMemory, openService, SEARCH, saveSearch } from './customerService.ts';

const NAME = { first: 'Anne', last: 'Tremblay' };
const SEEN = { price: 1, lastStatus: 'New' };
const HOUR = 3_600_000;

describe.each(storeDialects())('a user on $name', (dialect) => {
  let service: CustomerService;

  beforeAll(async () => {
    service = await openService(dialect);
  }, 60_000);

  afterAll(async () => {
    await service.store.close();
    await dialect.end();
  });

  it('exists after it was added, with the token’s data', async () => {
    expect(await service.call('GET', '/user', { as: 'anne' })).toMatchObject({
      status: 404,
      body: { message: expect.any(String), requestId: expect.any(String) },
    });
    const added = await service.call('POST', '/user', { as: 'anne', body: { name: NAME } });
    const user: WireUser = {
      id: 'anne',
      email: 'anne@example.ca',
      name: NAME,
      phone: null,
      emailNotifications: true,
      emailBounced: false,
      sharesSaved: false,
      registered: '2026-11-21T20:00:00.000Z',
    };
    expect(added).toMatchObject({ status: 201, body: user });
    expect(added.headers.get('Cache-Control')).toBe('private, no-store');
    expect((await service.call('GET', '/user', { as: 'anne' })).body).toEqual(user);
  });

  it('stays unchanged when it is added again, also concurrently', async () => {
    const adding = (first: string) =>
      service.call<WireUser>('POST', '/user', { as: 'again', body: { name: { ...NAME, first } } });
    const answers = await Promise.all(['A', 'B', 'C', 'D', 'E'].map(adding));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.name.first)).size).toBe(1);
  });

  it('can have no name, and gets the first that arrives', async () => {
    const as = 'nameless';
    const add = (body: object) => service.call<WireUser>('POST', '/user', { as, body });
    expect(await add({})).toMatchObject({ status: 201, body: { name: { first: '', last: '' } } });
    expect(await add({})).toMatchObject({ status: 200, body: { name: { first: '', last: '' } } });
    const phone = { phone: '+14165550123' };
    expect((await service.call('PUT', '/user', { as, body: phone })).body).toMatchObject(phone);
    expect(await add({ name: NAME })).toMatchObject({ status: 200, body: { name: NAME, ...phone } });
    expect(await add({ name: { first: 'Other', last: 'Name' } })).toMatchObject({ body: { name: NAME } });
  });

  it('changes only the given members, and two changes at once lose nothing', async () => {
    const as = 'changing';
    await service.call('POST', '/user', { as, body: { name: NAME, phone: '+14165550123' } });
    await Promise.all([
      service.call('PUT', '/user', { as, body: { name: { first: ' Zoé ', last: 'Roy' } } }),
      service.call('PUT', '/user', { as, body: { emailNotifications: false } }),
    ]);
    const changed = { name: { first: 'Zoé', last: 'Roy' }, phone: '+14165550123', emailNotifications: false };
    expect((await service.call('GET', '/user', { as })).body).toMatchObject(changed);
    const { body } = await service.call<WireUser>('PUT', '/user', { as, body: { phone: null } });
    expect(body.phone).toBeNull();
    expect((await service.call('PUT', '/user', { as, body: {} })).status, 'no change').toBe(200);
  });

  it('cannot be changed before it exists', async () => {
    const { status } = await service.call('PUT', '/user', { as: 'unknown', body: { phone: null } });
    expect(status).toBe(404);
    expect((await service.call('GET', '/user', { as: 'unknown' })).status).toBe(404);
  });

  it('can be found by every caller by its email, in any case', async () => {
    const check = (email: string) =>
      service.call('POST', '/user/email-check', { body: { email, type: 'customer' } });
    await service.call('PUT', '/user/saved-homes/2/C1', { as: 'checked', body: { seen: SEEN } });
    expect(await check('Checked@Example.CA'), 'who only kept a home').toMatchObject({
      status: 404,
      body: { email: 'Checked@Example.CA', isRegistered: false },
    });
    await service.call('POST', '/user', { as: 'checked', body: { name: NAME } });
    expect(await check('Checked@Example.CA')).toMatchObject({
      status: 200,
      body: { email: 'Checked@Example.CA', isRegistered: true },
    });
  });

  it('has the email of the newest token that changed something', async () => {
    await service.call('POST', '/user', { as: 'moving', body: { name: NAME } });
    const emailAfter = async (as: string, method: string, path: string, body: unknown) => {
      await service.call(method, path, { as, body });
      return (await service.call<WireUser>('GET', '/user', { as: 'moving' })).body.email;
    };
    const home = { seen: SEEN };
    expect(await emailAfter('moving-one', 'PUT', '/user', {})).toBe('one@example.ca');
    expect(await emailAfter('moving-two', 'PUT', '/user/saved-homes/2/C1', home)).toBe('two@example.ca');
    const check = (email: string) =>
      service.call('POST', '/user/email-check', { body: { email, type: 'customer' } });
    expect((await check('TWO@example.ca')).status).toBe(200);
    expect((await check('one@example.ca')).status).toBe(404);
  });

  it('is deleted with all data', async () => {
    const as = 'leaving';
    await service.call('POST', '/user', { as, body: { name: NAME } });
    await service.call('PUT', '/user/saved-homes/2/C1', { as, body: { seen: SEEN, note: 'mine' } });
    const search = await saveSearch(service, as, { alert: 'atOnce' });
    const { database } = service.store;
    await database
      .insertInto('mail')
      .values({
        id: 'mail-1',
        user_id: as,
        search_id: search.id,
        is_alert: 1,
        reply_to: null,
        html: null,
        attachments: null,
        unsubscribe: null,
        expires: null,
        email: 'leaving@example.ca',
        language: 'en',
        subject: 's',
        body: 'b',
        written: '2026',
        attempts: 0,
        due: '2026',
      })
      .execute();
    expect((await service.call('DELETE', '/user', { as })).status).toBe(204);
    for (const table of ['saved_home', 'saved_search', 'mail'] as const) {
      const rows = await database.selectFrom(table).select('user_id').where('user_id', '=', as).execute();
      expect(rows, table).toEqual([]);
    }
    expect((await service.call('GET', '/user', { as })).status).toBe(404);
    expect((await service.call('DELETE', '/user', { as })).status, 'once more').toBe(204);
    const known = await service.call('POST', '/user/email-check', {
      body: { email: 'leaving@example.ca', type: 'customer' },
    });
    expect(known.status).toBe(404);
    expect((await service.call('GET', '/user', { as: 'anne' })).status, 'others stay').toBe(200);
  });

  it('is not created again by a token that is still valid', async () => {
    const as = 'gone';
    await service.call('POST', '/user', { as, body: { name: NAME } });
    expect((await service.call('DELETE', '/user', { as })).status).toBe(204);
    const writes = [
      ['POST', '/user', { name: NAME }],
      ['PUT', '/user', { phone: null }],
      ['PUT', '/user/saved-homes/2/C1', { seen: SEEN }],
      ['POST', '/user/saved-homes', { homes: [{ mlsNumber: 'C1', boardId: 2, seen: SEEN }] }],
      ['POST', '/user/saved-searches', SEARCH],
    ] as const;
    const write = async () => {
      const answers = await Promise.all(
        writes.map(([method, path, body]) => service.call(method, path, { as, body })),
      );
      return answers.map(({ status }) => status);
    };
    expect(await write()).toEqual(writes.map(() => 401));
    service.clock.pass(MILLISECONDS_A_DAY);
    expect(await write(), 'the longest life of a token').toEqual(writes.map(() => 401));
    const { database } = service.store;
    expect(await database.selectFrom('customer').select('id').where('id', '=', as).execute()).toEqual([]);
    service.clock.pass(HOUR);
    expect((await service.call('POST', '/user', { as, body: { name: NAME } })).status).toBe(201);
    await service.call('DELETE', '/user', { as: 'another' });
    const removed = await database.selectFrom('removed_customer').select('id').execute();
    expect(removed.map(({ id }) => id)).not.toContain(as);
  });

  it('is not created again by a call that was under way at its deletion', async () => {
    const as = 'racing';
    const home = { as, body: { seen: SEEN } };
    await Promise.all([
      service.call('PUT', '/user/saved-homes/2/C1', home),
      service.call('DELETE', '/user', { as }),
      service.call('PUT', '/user/saved-homes/2/C2', home),
      service.call('POST', '/user', { as, body: { name: NAME } }),
    ]);
    const { database } = service.store;
    expect(await database.selectFrom('customer').select('id').where('id', '=', as).execute()).toEqual([]);
  });
});

const NEW_USER: [field: string, body: unknown, keyword: string][] = [
  ['name', { name: 'Anne' }, 'type'],
  ['name.first', { name: { last: 'T' } }, 'required'],
  ['name.first', { name: { ...NAME, first: '' } }, 'minLength'],
  ['name.first', { name: { ...NAME, first: '  ' } }, 'pattern'],
  ['name.last', { name: { ...NAME, last: 'T'.repeat(36) } }, 'maxLength'],
  ['name.last', { name: { ...NAME, last: 'T\nBcc: x' } }, 'pattern'],
  ['name.middle', { name: { ...NAME, middle: 'M' } }, 'additionalProperties'],
  ['phone', { name: NAME, phone: '4165550123' }, 'pattern'],
  ['phone', { name: NAME, phone: '+1416555012' }, 'pattern'],
  ['phone', { name: NAME, phone: null }, 'type'],
  ['email', { name: NAME, email: 'other@example.ca' }, 'additionalProperties'],
  ['id', { name: NAME, id: 'other' }, 'additionalProperties'],
  ['body', [], 'type'],
  ['body', 'null', 'type'],
  ['body', '{"name":', 'type'],
  ['body', '', 'type'],
];

const CHANGES: typeof NEW_USER = [
  ['name.first', { name: { last: 'T' }, emailNotifications: false }, 'required'],
  ['phone', { phone: '', emailNotifications: false }, 'pattern'],
  ['emailNotifications', { emailNotifications: 'no' }, 'type'],
  ['registered', { registered: '2020', emailNotifications: false }, 'additionalProperties'],
];

const CHECKS: typeof NEW_USER = [
  ['email', { type: 'customer' }, 'required'],
  ['email', { email: 'anne', type: 'customer' }, 'pattern'],
  ['email', { email: 'a<b@example.ca', type: 'customer' }, 'pattern'],
  ['email', { email: 'anne@exam;ple.ca', type: 'customer' }, 'pattern'],
  ['email', { email: ['a@b.ca'], type: 'customer' }, 'type'],
  ['type', { email: 'a@b.ca' }, 'required'],
  ['type', { email: 'a@b.ca', type: 'admin' }, 'const'],
];

describe('an invalid user', () => {
  const cases = [
    ...NEW_USER.map((row) => ['POST', '/user', ...row] as const),
    ...CHANGES.map((row) => ['PUT', '/user', ...row] as const),
    ...CHECKS.map((row) => ['POST', '/user/email-check', ...row] as const),
  ];

  it.each(cases)('is refused by its field: %s %s %s %j', async (method, path, field, body, keyword) => {
    const service = await openInMemory();
    const as = 'anne';
    if (method === 'PUT') await service.call('POST', '/user', { as, body: { name: NAME } });
    const before = await service.call('GET', '/user', { as });
    const refused = await service.call<WireLeadRefusal>(method, path, { as, body });
    expect(refused.status).toBe(400);
    expect(refused.body.message, 'only the errors name a field').not.toContain('email address');
    expect(refused.body.requestId).toBe(refused.headers.get('X-Request-Id'));
    expect(refused.body.errors).toContainEqual({ field, message: expect.stringMatching(/\w/), keyword });
    const { body: after, status } = await service.call('GET', '/user', { as });
    expect(status, 'nothing is changed').toBe(before.status);
    if (status === 200) expect(after).toEqual(before.body);
  });
});

describe('checks of emails', () => {
  it('are twenty a minute from one address, independent of other calls', async () => {
    const service = await openInMemory({ limits: customerLimits(1000) });
    service.clock.pass(0);
    const check = () =>
      service.call('POST', '/user/email-check', { body: { email: 'a@b.ca', type: 'customer' } });
    const answers = await Promise.all(Array.from({ length: 21 }, check));
    expect(answers.map(({ status }) => status).filter((status) => status === 404)).toHaveLength(20);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('Retry-After'))).toBe(60);
    expect((await service.call('GET', '/user', { as: 'anne' })).status).toBe(404);
  });

  it('are not counted if limits are off', () => {
    expect(customerLimits(0)).toEqual([]);
  });
});
