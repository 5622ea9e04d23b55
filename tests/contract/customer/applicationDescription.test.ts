import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireApplication, WireSigner } from '#api/customer/applicationContract.ts';
import { LEAD_SCHEMA_PATH } from '#server/schemas/leadSchema.ts';
import { makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';
import { makePostbox, matching, PERSON, read, WHOLE } from './applicationCalls.ts';
import { type Call, type CustomerService, openInMemory } from './customerService.ts';

interface Described {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema: object }> }> }>
  >;
}

describe('the description of each service', () => {
  let services: TestServices;

  beforeAll(async () => {
    services = await makeTestServices();
  });

  afterAll(() => services.close());

  it.each(['customer', 'realty'])('is a valid OpenAPI document: %s', async (name) => {
    const document = await (await services.fetch(`/${name}/openapi.json`)).json();
    const validator = new Validator();
    // The only description that refers to a schema at its own address.
    const lead = await (await services.fetch(LEAD_SCHEMA_PATH)).json();
    await validator.addSpecRef(lead, LEAD_SCHEMA_PATH);
    const { valid, errors } = await validator.validate(document);
    expect([valid, errors ?? []]).toEqual([true, []]);
  });
});

/** Makes calls, and checks each answer against the description. */
async function describedCalls(service: CustomerService) {
  const { body: document } = await service.call<Described>('GET', '/openapi.json');
  const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true, date: true, binary: true } });
  ajv.addSchema({ ...document }, 'service');
  const reached = new Set<string>();
  const call = async <Body>(method: string, path: string, parameters: Call & { at?: string } = {}) => {
    const answer = await service.call<Body>(method, path, parameters);
    const at = parameters.at ?? path;
    const described = document.paths[`/customer${at}`]?.[method.toLowerCase()];
    const label = `${method} ${at} ${answer.status}`;
    const describedAnswer = described?.responses[answer.status];
    expect(describedAnswer, label).toBeDefined();
    const pointer = ['paths', `/customer${at}`, method.toLowerCase(), 'responses', answer.status, 'content'];
    const schema = [...pointer, 'application/json', 'schema']
      .map((part) => String(part).replaceAll('~', '~0').replaceAll('/', '~1'))
      .map(encodeURIComponent)
      .join('/');
    if (describedAnswer?.content) {
      const isRight = ajv.compile({ $ref: `service#/${schema}` });
      expect([isRight(answer.body), isRight.errors], label).toEqual([true, null]);
    }
    reached.add(label);
    return answer;
  };
  return { call, reached };
}

it('all answers of the pre-approval match its description', async () => {
  const postbox = makePostbox();
  const service = await openInMemory({ invitations: postbox });
  const { call, reached } = await describedCalls(service);
  const as = 'anne';
  await call('GET', '/dashboard', { as });
  await call('GET', '/dashboard');
  await call('GET', '/user/referrals', { as });
  await call('POST', '/application', { as });
  await call('POST', '/application', { as, headers: { 'user-id': 'liam' } });
  const begun = await call<WireApplication>('POST', '/application', { as, headers: { 'user-id': as } });
  await call('POST', '/application', { as, headers: { 'user-id': as } });
  const { id } = begun.body;
  const at = '/application/{id}';
  const path = `/application/${id}`;
  await call('GET', path, { as: 'liam', at });
  const put = (body: unknown, version: number, caller = as) =>
    call<WireApplication>('PUT', path, { as: caller, at, body, headers: matching({ version }) });
  await call('PUT', path, { as, at, body: {} });
  await put({}, 9);
  await put({ price: { total: 'x' } }, 1);
  const whole = await put({ ...WHOLE, isAlone: null }, 1);
  const signers = { as, at: `${at}/signer` };
  const person = { email: 'liam@example.ca' };
  await call('POST', `${path}/signer`, { ...signers, body: { person: { email: 7 } } });
  const added = await call<WireSigner>('POST', `${path}/signer`, { ...signers, body: { person } });
  await call('POST', `${path}/signer`, { ...signers, body: { person } });
  await call('POST', `${path}/signer`, { ...signers, body: {} });
  const one = { at: `${at}/signer/{signerId}` };
  const putSigner = (caller: string, version: number, body: unknown) =>
    call<WireSigner>('PUT', `${path}/signer/${added.body.id}`, {
      ...one,
      as: caller,
      body,
      headers: matching({ version }),
    });
  const { email: _taken, ...rest } = PERSON;
  const employment = { status: 'pension', annualIncome: 40_000 };
  await putSigner(as, 1, { state: 'invited', relation: 'parent', person: rest, employment });
  await putSigner(as, 2, { state: 'invited' });
  await putSigner(as, 1, { state: 'invited' });
  await putSigner(as, 2, { state: 'accepted' });
  await call('GET', path, { as: 'liam', at });
  await putSigner('liam', 2, { state: 'accepted', code: 'x' });
  await putSigner('liam', 2, { state: 'accepted', code: postbox.mails[0]?.code });
  await call('GET', path, { as: 'liam', at });
  await call('GET', '/dashboard', { as: 'liam' });
  await put({}, 1, 'liam');
  await call('GET', `${path}/match`, { as, at: `${at}/match` });
  const now = await read(service, as, id);
  expect([whole.body.missing.length, now.missing]).toEqual([1, []]);
  await put({ status: 'submitted' }, now.version);
  await putSigner(as, 3, { relation: 'other' });
  await call('GET', '/dashboard', { as });
  const matches = await call<{ matches: { id: string }[] }>('GET', `${path}/match`, {
    as,
    at: `${at}/match`,
  });
  const [best] = matches.body.matches;
  const choice = { as, at: `${at}/match/{matchId}`, body: { state: 'accepted' } };
  await call('PUT', `${path}/match/${best?.id}`, choice);
  await call('PUT', `${path}/match/${best?.id}`, { ...choice, headers: matching({ version: 1 }) });
  await put({ price: {} }, now.version + 1);
  const documents = { as, at: `${at}/documents` };
  await call('GET', `${path}/documents`, documents);
  await call('DELETE', `${path}/documents/x`, { as, at: `${at}/documents/{documentId}` });
  await call('DELETE', '/user', { as });
  expect(reached.size, 'calls by their statuses').toBeGreaterThan(30);
});
