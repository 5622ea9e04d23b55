import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireApplication } from '#api/customer/applicationContract.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { change, matching, PERSON, read, refusals, start, WHOLE } from './applicationCalls.ts';
import { type CustomerService, openInMemory, openService } from './customerService.ts';

const ID = '00000000-0000-4000-8000-000000000000';

describe.each(storeDialects())('an application on $name', (dialect) => {
  let service: CustomerService;

  beforeAll(async () => {
    service = await openService(dialect);
  }, 60_000);

  afterAll(async () => {
    await service.store.close();
    await dialect.end();
  });

  it('begins with the customer’s own data, and a repeated call creates no other application', async () => {
    const as = 'beginning';
    const name = { first: 'Zoé', last: 'Roy' };
    await service.call('POST', '/user', { as, body: { name, phone: '+14165550123' } });
    const begin = (body?: unknown) =>
      service.call<WireApplication>('POST', '/application', { as, body, headers: { 'user-id': as } });
    const answers = await Promise.all([begin(), begin({}), begin()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const [{ body, headers }] = answers;
    expect(body).toMatchObject({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      version: 1,
      status: 'draft',
      role: 'applicant',
      created: '2026-11-21T20:00:00.000Z',
      submitted: null,
      property: {},
      price: {},
      applicant: {
        firstName: 'Zoé',
        lastName: 'Roy',
        email: 'beginning@example.ca',
        phone: '+14165550123',
      },
      employment: {},
      isAlone: null,
      signers: [],
    });
    expect([headers.get('ETag'), headers.get('Cache-Control')]).toEqual(['"1"', 'private, no-store']);
    expect(await read(service, as, body.id)).toEqual(body);
  });

  it('starts with an empty body without a content type, as servers receive one, but not with a full one', async () => {
    const begin = (body: BodyInit) =>
      service.fetch('/application', {
        method: 'POST',
        headers: { Authorization: 'Bearer untyped', 'user-id': 'untyped' },
        body,
      });
    expect((await begin(new Uint8Array(0))).status).toBe(201);
    expect((await begin(new TextEncoder().encode('{}'))).status).toBe(415);
  });

  it('starts only for the customer in the header, and with an empty body', async () => {
    const begin = (headers: Record<string, string>, body?: unknown) =>
      service.call('POST', '/application', { as: 'header', headers, body });
    const unnamed = await begin({});
    expect([unnamed.status, refusals(unnamed)]).toEqual([400, ['user-id required']]);
    expect((await begin({ 'user-id': 'another' })).status).toBe(403);
    const full = await begin({ 'user-id': 'header' }, { price: {} });
    expect([full.status, refusals(full)]).toEqual([400, ['price additionalProperties']]);
    const rows = await service.store.database
      .selectFrom('application')
      .select('id')
      .where('user_id', '=', 'header')
      .execute();
    expect(rows).toEqual([]);
  });

  it('merges the given members into each section, and removes those that are null', async () => {
    const as = 'merging';
    const application = await start(service, as);
    const first = await change(service, as, application, {
      property: { city: ' Toronto ', province: 'ON', monthlyPayment: 2000.25 },
      applicant: { firstName: 'Anne' },
    });
    expect([first.status, first.headers.get('ETag')]).toEqual([200, '"2"']);
    expect(first.body.property).toEqual({ city: 'Toronto', province: 'ON', monthlyPayment: 2000.25 });
    const second = await change(service, as, first.body, {
      property: { city: null, postalCode: 'M5J 2Y4' },
      applicant: { email: null },
    });
    expect(second.body).toMatchObject({ version: 3, applicant: { firstName: 'Anne' } });
    expect(second.body.property).toEqual({
      province: 'ON',
      monthlyPayment: 2000.25,
      postalCode: 'M5J 2Y4',
    });
    expect(second.body.applicant).not.toHaveProperty('email');
    expect(await read(service, as, application.id)).toEqual(second.body);
    const same = await change(service, as, second.body, { property: { province: 'ON' } });
    expect([same.status, same.body.version], 'nothing changed').toEqual([200, 3]);
  });

  it('drops answers that no longer fit the others', async () => {
    const as = 'dropping';
    const { body } = await change(service, as, await start(service, as), WHOLE);
    const unemployed = await change(service, as, body, {
      employment: { status: 'unemployed', annualIncome: 0 },
      property: { isFound: false, ownsOthers: false },
    });
    expect(unemployed.body.employment).toEqual({ status: 'unemployed', annualIncome: 0 });
    const { property } = unemployed.body;
    expect(Object.keys(property).filter((name) => /^(address|unit|listing|other)/.test(name))).toEqual([]);
    const hourly = await change(service, as, unemployed.body, {
      employment: { status: 'part_time', compensation: 'hourly', employer: 'X' },
    });
    expect(hourly.body.employment).toMatchObject({ compensation: 'hourly', employer: 'X' });
  });

  it('changes only at the version that the caller knows', async () => {
    const as = 'versions';
    const application = await start(service, as);
    const put = (headers: Record<string, string>) =>
      service.call('PUT', `/application/${application.id}`, { as, headers, body: { isAlone: true } });
    expect((await put({})).status).toBe(428);
    for (const wrong of ['1', '*', '"one"', '"0"', '"1", "2"', '"-1"', '"99999999999"']) {
      expect((await put({ 'If-Match': wrong })).status, wrong).toBe(400);
    }
    expect((await put({ 'If-Match': '"2"' })).status).toBe(412);
    expect(await read(service, as, application.id)).toEqual(application);
    const weak = await put({ 'If-Match': 'W/"1"' });
    expect(weak.status, 'as an answer that was compressed names it').toBe(200);
    expect((await put({ 'If-Match': '"1"' })).status, 'repeated').toBe(412);
  });

  it('accepts one of two changes of the same version', async () => {
    const as = 'together';
    const application = await start(service, as);
    const answers = await Promise.all(
      [500_000, 600_000].map((total) => change(service, as, application, { price: { total } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const winner = answers.find(({ status }) => status === 200);
    expect(await read(service, as, application.id)).toEqual(winner?.body);
  });

  it('rejects a whole change if one field is wrong, with one message per field', async () => {
    const as = 'refused';
    const application = await start(service, as);
    const wrong = await change(service, as, application, {
      property: { city: 'Toronto', province: 'ON', postalCode: 'H2Y 1C6', monthlyPayment: 1.234 },
      price: { total: 500_000, downPayment: 500_000 },
      applicant: { dob: { month: 2, day: 29, year: 1989 } },
      employment: { status: 'pension', employer: 'X', start: { month: 12, year: 2026 } },
    });
    expect([wrong.status, refusals(wrong)]).toEqual([
      400,
      [
        'applicant.dob format',
        'employment.employer not',
        'employment.start not',
        'price.downPayment exclusiveMaximum',
        'property.monthlyPayment multipleOf',
        'property.postalCode province',
      ],
    ]);
    const unknown = await change(service, as, application, {
      property: { colour: 'red', city: 7, otherProperties: [{ address: 'x' }] },
      price: { total: 49_999 },
      status: 'draft',
      extra: 1,
    });
    expect(refusals(unknown)).toEqual([
      'extra additionalProperties',
      'price.total minimum',
      'property.city type',
      'property.colour additionalProperties',
      'property.otherProperties.0.city required',
      'property.otherProperties.0.isMortgaged required',
      'property.otherProperties.0.monthlyPayment required',
      'property.otherProperties.0.postalCode required',
      'property.otherProperties.0.province required',
      'status enum',
    ]);
    expect(await read(service, as, application.id)).toEqual(application);
  });

  it('rejects a first home for an applicant who owns other homes', async () => {
    const as = 'owning';
    const application = await start(service, as);
    const first = { price: { ...WHOLE.price, isFirstHome: true } };
    const together = await change(service, as, application, { ...WHOLE, ...first });
    expect(refusals(together)).toEqual(['price.isFirstHome not']);
    const { body: owner } = await change(service, as, application, WHOLE);
    expect(refusals(await change(service, as, owner, first))).toEqual(['price.isFirstHome not']);
    const property = { ownsOthers: false, otherProperties: [] };
    const { body: buyer } = await change(service, as, owner, { property, ...first });
    expect([buyer.price.isFirstHome, buyer.missing]).toEqual([true, []]);
    const again = await change(service, as, buyer, { property: { ownsOthers: true } });
    expect(refusals(again)).toEqual(['property.ownsOthers not']);
  });

  it('that contains both since an older release can be changed, but not submitted', async () => {
    const as = 'before';
    const { body } = await change(service, as, await start(service, as), WHOLE);
    const { price, property, applicant, employment } = body;
    const sections = JSON.stringify({
      property,
      price: { ...price, isFirstHome: true },
      applicant,
      employment,
    });
    await service.store.database
      .updateTable('application')
      .set({ sections })
      .where('id', '=', body.id)
      .execute();
    const changed = await change(service, as, body, { property: { unit: '9' } });
    expect([changed.status, changed.body.missing]).toEqual([
      200,
      [{ section: 'price', field: 'price.isFirstHome' }],
    ]);
    const submitted = await change(service, as, changed.body, { status: 'submitted' });
    expect(refusals(submitted)).toEqual(['price.isFirstHome required']);
  });

  it('can be submitted when it is complete, and accepts no later change but a withdrawal', async () => {
    const as = 'submitting';
    const application = await start(service, as);
    const early = await change(service, as, application, { status: 'submitted' });
    expect(early.status).toBe(400);
    expect(refusals(early)).toEqual(application.missing.map(({ field }) => `${field} required`).sort());
    expect(refusals(early)).toEqual(
      expect.arrayContaining(['applicant.dob required', 'isAlone required', 'price.downPayment required']),
    );
    const poor = await change(service, as, application, {
      ...WHOLE,
      price: { total: 700_000, downPayment: 44_999.99 },
      status: 'submitted',
    });
    expect(refusals(poor)).toEqual(['price.downPayment minimum', 'price.isFirstHome required']);
    expect(await read(service, as, application.id), 'nothing of it is kept').toEqual(application);
    const { body } = await change(service, as, application, WHOLE);
    expect([body.missing, body.isAlone]).toEqual([[], true]);
    const submitted = await change(service, as, body, {
      price: { downPayment: 45_000 },
      status: 'submitted',
    });
    expect(submitted).toMatchObject({
      status: 200,
      body: { status: 'submitted', submitted: '2026-11-21T20:00:00.000Z', missing: [] },
    });
    for (const late of [{ status: 'submitted' }, { isAlone: true }, {}, { status: 'withdrawn', price: {} }]) {
      expect((await change(service, as, submitted.body, late)).status, JSON.stringify(late)).toBe(409);
    }
    expect((await start(service, as)).id, 'still the one').toBe(application.id);
    const withdrawn = await change(service, as, submitted.body, { status: 'withdrawn' });
    expect(withdrawn).toMatchObject({ status: 200, body: { status: 'withdrawn' } });
    expect((await change(service, as, withdrawn.body, { status: 'withdrawn' })).status).toBe(409);
    const next = await start(service, as);
    expect([next.status, next.id === application.id]).toEqual(['draft', false]);
  });

  it('belongs to one customer only: others cannot use its id', async () => {
    const application = await start(service, 'owner');
    for (const id of [application.id, ID, 'x', "'%20or%201=1", '%00', '..']) {
      const path = `/application/${id}`;
      const got = await service.call('GET', path, { as: 'other' });
      const put = await service.call('PUT', path, {
        as: 'other',
        headers: matching(application),
        body: { isAlone: true },
      });
      const posted = await service.call('POST', `${path}/signer`, { as: 'other', body: {} });
      const signer = await service.call('PUT', `${path}/signer/${ID}`, {
        as: 'other',
        headers: matching(application),
        body: {},
      });
      const statuses = [got.status, put.status, posted.status, signer.status];
      expect(statuses, id).toEqual([404, 404, 404, 404]);
    }
    expect(await read(service, 'owner', application.id)).toEqual(application);
  });

  it('is deleted with its customer', async () => {
    const as = 'going';
    const application = await start(service, as);
    expect((await service.call('DELETE', '/user', { as })).status).toBe(204);
    const { database } = service.store;
    const rows = await database.selectFrom('application').select('id').where('user_id', '=', as).execute();
    expect(rows).toEqual([]);
    expect((await service.call('GET', `/application/${application.id}`, { as })).status).toBe(404);
    const again = await service.call('POST', '/application', { as, headers: { 'user-id': as } });
    expect(again.status).toBe(401);
  });
});

it('a user can be changed without If-Match, and with it only at the current version', async () => {
  const service = await openInMemory();
  const as = 'anne';
  const name = { first: PERSON.firstName, last: PERSON.lastName };
  const added = await service.call('POST', '/user', { as, body: { name } });
  const tag = added.headers.get('ETag') ?? '';
  expect(tag).toMatch(/^"[\w-]+"$/);
  const put = (phone: string, headers: Record<string, string> = {}) =>
    service.call('PUT', '/user', { as, body: { phone }, headers });
  const changed = await put('+14165550123', { 'If-Match': tag });
  expect([changed.status, changed.headers.get('ETag') !== tag]).toEqual([200, true]);
  expect((await put('+14165550124', { 'If-Match': tag })).status).toBe(412);
  expect((await service.call('GET', '/user', { as })).headers.get('ETag')).toBe(changed.headers.get('ETag'));
  expect((await put('+14165550125')).status).toBe(200);
  expect((await put('+14165550126', { 'If-Match': 'never' })).status).toBe(412);
});
