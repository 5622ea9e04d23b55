import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireLeadRefusal } from '#api/contact/contract.ts';
import { createMockGeneralLead, createMockListingLead } from '#tests/support/leads/createMockLead.ts';
import { makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';
import { send, storedLeads, UNLIMITED } from './sending.ts';

/** A lead with one member changed, named by its path; undefined removes it. */
function withMember(lead: object, path: string, value: unknown): object {
  const copy = structuredClone(lead) as Record<string, unknown>; // a plain object
  const names = path.split('.');
  const last = names.pop() ?? '';
  let place = copy;
  for (const name of names) place = place[name] as Record<string, unknown>; // every path of the table exists
  if (value === undefined) delete place[last];
  else place[last] = value;
  return copy;
}

const general = (path: string, value: unknown) => withMember(createMockGeneralLead(), path, value);
const listing = (path: string, value: unknown) => withMember(createMockListingLead(), path, value);

const MEMBERS: [field: string, value: unknown, keyword: string][] = [
  ['user', undefined, 'required'],
  ['user', 'Anne', 'type'],
  ['user.name', undefined, 'required'],
  ['user.name', null, 'type'],
  ['user.name.first', undefined, 'required'],
  ['user.name.first', '', 'minLength'],
  ['user.name.first', '   ', 'pattern'],
  ['user.name.first', 'A'.repeat(36), 'maxLength'],
  ['user.name.first', 7, 'type'],
  ['user.name.first', 'An\u0000ne', 'pattern'],
  ['user.name.last', undefined, 'required'],
  ['user.name.last', '', 'minLength'],
  ['user.name.last', 'Tremblay\nBcc: others', 'pattern'],
  ['user.name.last', 'B'.repeat(36), 'maxLength'],
  ['user.name.middle', 'Marie', 'additionalProperties'],
  ['user.email', undefined, 'required'],
  ['user.email', '', 'pattern'],
  ['user.email', 'anne', 'pattern'],
  ['user.email', 'anne@example', 'pattern'],
  ['user.email', 'anne@example.c', 'pattern'],
  ['user.email', 'anne@example..ca', 'pattern'],
  ['user.email', 'anne @example.ca', 'pattern'],
  ['user.email', 'anne@two@example.ca', 'pattern'],
  ['user.email', `${'a'.repeat(250)}@example.ca`, 'maxLength'],
  ['user.phone', undefined, 'required'],
  ['user.phone', '555-0123', 'pattern'],
  ['user.phone', '14165550123', 'pattern'],
  ['user.phone', '+14165550123', 'pattern'],
  ['user.phone', '(416 555 0123', 'pattern'],
  ['user.phone', 'call me', 'pattern'],
  ['user.phone', 4165550123, 'type'],
  ['user.admin', true, 'additionalProperties'],
  ['property.postalCode', 'M5V 2T6', 'additionalProperties'],
  ['property.city', '', 'minLength'],
  ['property.city', 'C'.repeat(101), 'maxLength'],
  ['property.price', '750000', 'type'],
  ['code', 'no spaces', 'pattern'],
  ['code', '<script>', 'pattern'],
  ['code', 'C'.repeat(36), 'maxLength'],
  ['message', 'm'.repeat(501), 'maxLength'],
  ['message', 'bell\u0007', 'pattern'],
  ['source', 'newspaper', 'additionalProperties'],
];

const TABLE: [name: string, body: unknown, field: string, keyword: string][] = [
  ...MEMBERS.flatMap(([field, value, keyword]): typeof TABLE => [
    [`general: ${field} ${JSON.stringify(value)?.slice(0, 30)}`, general(field, value), field, keyword],
    [`listing: ${field} ${JSON.stringify(value)?.slice(0, 30)}`, listing(field, value), field, keyword],
  ]),
  ['general without property', general('property', undefined), 'property', 'required'],
  ['general without city', general('property.city', undefined), 'property.city', 'required'],
  ['general without price', general('property.price', undefined), 'property.price', 'required'],
  ['general for too little', general('property.price', 49_999), 'property.price', 'minimum'],
  ['general for too much', general('property.price', 10_000_001), 'property.price', 'maximum'],
  ['listing without code', listing('code', undefined), 'code', 'required'],
  ['listing without board', listing('boardId', undefined), 'boardId', 'required'],
  ['listing with half a board', listing('boardId', 2.5), 'boardId', 'type'],
  ['listing with board 0', listing('boardId', 0), 'boardId', 'minimum'],
  ['listing with a negative price', listing('property.price', -1), 'property.price', 'minimum'],
  ['a list', [createMockGeneralLead()], 'body', 'type'],
  ['a text', '"lead"', 'body', 'type'],
  ['nothing', '', 'body', 'type'],
  ['null', 'null', 'body', 'type'],
  ['half a lead', '{"user":', 'body', 'type'],
  ['an infinite number', '{"user":{},"boardId":1e999}', 'boardId', 'type'],
];

describe('an invalid lead', () => {
  let services: TestServices;

  beforeAll(async () => {
    services = await makeTestServices({ contact: { limits: UNLIMITED } });
  });

  afterAll(async () => {
    expect(await storedLeads(services), 'nothing of it is stored').toEqual([]);
    await services.close();
  });

  it.each(TABLE)('names its field: %s', async (_name, body, field, keyword) => {
    const answer = await send(services, body);
    expect(answer.status).toBe(400);
    const refusal = (await answer.json()) as WireLeadRefusal;
    expect(refusal.message).toMatch(/\.$/);
    expect(refusal.requestId).toBe(answer.headers.get('X-Request-Id'));
    const { errors } = refusal;
    expect(errors).toContainEqual({ field, message: expect.stringMatching(/\w/), keyword });
    expect(new Set(errors.map((error) => error.field)).size, 'one entry a field').toBe(errors.length);
  });

  it('names all its fields at once', async () => {
    const answer = await send(services, {
      user: { name: { first: ' ' }, email: 'x' },
      property: { price: 1 },
    });
    const { errors } = (await answer.json()) as WireLeadRefusal;
    expect(errors.map(({ field }) => field).sort()).toEqual([
      'property.city',
      'property.price',
      'user.email',
      'user.name.first',
      'user.name.last',
      'user.phone',
    ]);
  });

  it('has a bounded list of errors', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`x${index}`, 1]));
    const answer = await send(services, unknown);
    const { errors } = (await answer.json()) as WireLeadRefusal;
    expect(errors).toHaveLength(50);
  });

  it.each([
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['plain text', { 'Content-Type': 'text/plain' }],
    ['a body without a type', { 'Content-Type': '' }],
  ])('is answered 415 as %s', async (_name, headers) => {
    expect((await send(services, createMockGeneralLead(), headers)).status).toBe(415);
  });

  it('is answered 413 above 16 kB', async () => {
    const answer = await send(services, { ...createMockGeneralLead(), message: 'm'.repeat(17_000) });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ message: 'The body is too large.', requestId: expect.any(String) });
  });

  it.each(['', 'two words', 'clé', 'k'.repeat(256)])('is answered 400 with the key "%s"', async (key) => {
    const answer = await send(services, createMockGeneralLead(), { 'Idempotency-Key': key });
    expect(answer.status).toBe(400);
  });

  it.each(['GET', 'PUT', 'DELETE'])('is not sent by %s', async (method) => {
    const answer = await services.fetch('/realty/contact', { method });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST']);
  });
});
