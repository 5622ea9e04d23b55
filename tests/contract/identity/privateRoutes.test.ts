import { generateKeyPairSync } from 'node:crypto';
import { importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import type { WireLeadReceipt } from '#api/contact/contract.ts';
import { LOCAL_CLIENT } from '#demo/identity/pool.ts';
import { makeCustomer } from '#server/customer/makeCustomer.ts';
import { makeRealty } from '#server/realty/makeRealty.ts';
import { makeTestIdentity, TEST_ISSUER, type TestIdentity } from '#tests/support/identity/testIdentity.ts';
import { createMockListingLead } from '#tests/support/leads/createMockLead.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';
import { openEmptyStore } from '#tests/support/services/testStores.ts';

const SUB = '5f0c8a10-0000-4000-8000-000000000001';
const EMAIL = 'customer@example.ca';
/** Public routes of the customer service, those whose address is signed, and those of a link's token. */
const OPEN = [
  'GET /customer/meta',
  'GET /customer/openapi.json',
  'GET /customer/schemas/user.json',
  'POST /customer/user/email-check',
  'PUT /customer/uploads/:id',
  'POST /customer/bounces',
  'GET /customer/unsubscribe',
  'POST /customer/unsubscribe',
  'GET /customer/shared-list-invitation',
  'DELETE /customer/shared-list-invitation',
  'GET /customer/viewing',
  'PUT /customer/viewing',
];
const VALUES: Readonly<Record<string, string>> = {
  mls: 'C1000001',
  mlsNumber: 'C1000001',
  boardId: '2',
  id: '1',
};

/** Parameters that a route needs before it refuses a visitor. */
const QUERIES: Readonly<Record<string, string>> = {
  '/realty/listings/history': '?city=Toronto&mlsNumber=C1000001&boardId=2',
};

const deletionsLast = (one: Route, other: Route): number =>
  Number(one.method === 'DELETE') - Number(other.method === 'DELETE');

interface Route {
  method: string;
  path: string;
}

/** All routes of a service, from its router, so that new ones are included. */
function routesOf({ routes }: { routes: readonly Route[] }): Route[] {
  const routeByName = new Map(
    routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => [`${method} ${path}`, { method, path }]),
  );
  return [...routeByName.values()];
}

// Only their routes are read.
const unused = { store: {} as never, clock: { now: () => new Date() }, homeSearch: {} as never }; // never asked
const sessionOf = async () => ({ kind: 'visitor' }) as const;
const customerRoutes = routesOf(makeCustomer({ ...unused, sessionOf, identityUrl: '/idp/' }));
const realtyRoutes = routesOf(makeRealty({ ...unused, sessionOf }));
const privateRoutes = customerRoutes.filter(({ method, path }) => !OPEN.includes(`${method} ${path}`));

let identity: TestIdentity;
let services: TestServices;
const tokens: Record<string, string> = {};
let good: string;
/** The tokens of a customer who asks for a viewing, and of another one. */
let asker: string;
let neighbour: string;
/** Those of two customers who share a list, and of one who has no part in it. */
let inviter: string;
let partner: string;
let stranger: string;
/** The texts of mailed invitations. */
const mailed: string[] = [];

beforeAll(async () => {
  const store = await openEmptyStore();
  identity = await makeTestIdentity({ store });
  const restricted = createMockGeneratedListing({
    permissions: { displayPublic: 'N', displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' },
  });
  // The clock is fixed: all calls are in the same second.
  const carry = async ({ body }: { body: string }) => void mailed.push(body);
  const invitations = { carry, appUrl: 'http://localhost/real-estate', log: () => undefined };
  services = await makeTestServices({
    identity,
    listings: [restricted],
    limits: [],
    customer: { limits: [], invitations },
  });
  const now = Math.floor(identity.clock.now().getTime() / 1000);
  const claims = {
    sub: SUB,
    email: EMAIL,
    email_verified: true,
    token_use: 'id',
    iss: TEST_ISSUER,
    aud: LOCAL_CLIENT,
    iat: now,
    exp: now + 3600,
  };
  const own = await importJWK(identity.key.jwk, 'RS256');
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const header = { alg: 'RS256', kid: identity.key.kid };
  const signed = (payload: object, key: typeof own = own) =>
    new SignJWT({ ...payload }).setProtectedHeader(header).sign(key);
  good = await signed(claims);
  inviter = await signed({ ...claims, sub: 'inviter', email: 'inviter@example.ca' });
  partner = await signed({ ...claims, sub: 'partner', email: 'partner@example.ca' });
  stranger = await signed({ ...claims, sub: 'stranger', email: 'stranger@example.ca' });
  const [head, , signature] = good.split('.');
  const payload = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url');
  asker = await signed({ ...claims, sub: 'asker' });
  neighbour = await signed({ ...claims, sub: 'neighbour', email: 'neighbour@example.ca' });
  Object.assign(tokens, {
    forged: `${head}.${payload}.${signature}`,
    otherKey: await signed(claims, other as never), // jose takes Node's keys
    algNone: new UnsecuredJWT(claims).encode(),
    expired: await signed({ ...claims, iat: now - 7200, exp: now - 60 }),
    access: await signed({ ...claims, token_use: 'access', client_id: LOCAL_CLIENT }),
    unverified: await signed({ ...claims, email_verified: false }),
    otherPool: await signed({ ...claims, iss: `${TEST_ISSUER}2` }),
    otherClient: await signed({ ...claims, aud: 'another-client' }),
  });
  return async () => {
    await services.close();
    await store.close();
  };
});

const ask = ({ method, path }: Route, token?: string): Promise<Response> =>
  services.fetch(
    path.replace(/:(\w+)(\{[^}]*\})?/g, (_all, name: string) => VALUES[name] ?? name) + (QUERIES[path] ?? ''),
    {
      method,
      headers: { 'board-id': '2', ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) },
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }),
    },
  );

const KINDS = [
  'none',
  'forged',
  'otherKey',
  'algNone',
  'expired',
  'access',
  'unverified',
  'otherPool',
  'otherClient',
];
const tokenOf = (kind: string) => tokens[kind];

it('the tests cover all routes', () => {
  expect(privateRoutes.length).toBeGreaterThanOrEqual(12);
  expect(customerRoutes.length - privateRoutes.length).toBe(OPEN.length);
  expect(realtyRoutes.length).toBeGreaterThanOrEqual(12);
  expect(realtyRoutes.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(QUERIES)));
});

it.each([
  { name: 'realty', routes: realtyRoutes },
  { name: 'customer', routes: customerRoutes },
])('the description of the $name service has every route of it', async ({ name, routes }) => {
  const answer = await services.fetch(`/${name}/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, object>> }; // OpenAPI's form
  const isDescribed = ({ method, path }: Route) =>
    paths[path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')]?.[method.toLowerCase()] !== undefined;
  const own = `/${name}/openapi.json`;
  expect(routes.filter((route) => route.path !== own && !isDescribed(route)).map(nameOf)).toEqual([]);
});

const nameOf = ({ method, path }: Route) => `${method} ${path}`;

it.each(KINDS)('no private route of the customer service accepts a bearer that is %s', async (kind) => {
  const answers = await Promise.all(
    privateRoutes.map(async (route) => `${nameOf(route)}: ${(await ask(route, tokenOf(kind))).status}`),
  );
  expect(answers).toEqual(privateRoutes.map((route) => `${nameOf(route)}: 401`));
});

it('every private route accepts a customer', async () => {
  // Deletions come last, because a deleted customer can create nothing.
  for (const route of privateRoutes.toSorted(deletionsLast)) {
    expect((await ask(route, good)).status, nameOf(route)).not.toBe(401);
  }
});

/** The content of an answer, without the parts that differ each time. */
async function contentOf(answer: Response): Promise<string> {
  return `${answer.status} ${(await answer.text()).replace(/"requestId":"[^"]*"/, '')}`;
}

it.each(KINDS)('the realty service answers a bearer that is %s as a visitor', async (kind) => {
  for (const route of realtyRoutes) {
    const [answered, visitors] = await Promise.all([ask(route, tokenOf(kind)), ask(route)]);
    expect(await contentOf(answered), nameOf(route)).toBe(await contentOf(visitors));
  }
});

it('no route shows one customer the viewing request of another, or changes it', async () => {
  const asking = await services.fetch('/realty/contact', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${asker}`,
      'Content-Type': 'application/json',
      'Lead-Context': new URLSearchParams({ customer: EMAIL }).toString(),
    },
    body: JSON.stringify(
      createMockListingLead({
        message: 'Anne only',
        viewing: { day: '2026-11-25', part: 'morning', way: 'video', timeZone: 'America/Toronto' },
      }),
    ),
  });
  const { id } = (await asking.json()) as WireLeadReceipt;
  const list = () => ask({ method: 'GET', path: '/customer/user/viewings' }, asker);
  const own = await (await list()).text();
  expect(own).toContain('Anne only');
  for (const route of [...realtyRoutes, ...customerRoutes]) {
    const path = route.path.replace(':id', id);
    expect(await (await ask({ ...route, path }, neighbour)).text(), nameOf(route)).not.toContain('Anne only');
  }
  expect(await (await list()).text()).toBe(own);
});

it('no route shows one of a pair more than the shared list has, and none shows a stranger anything of it', async () => {
  const call = async (token: string, method: string, path: string, body?: object, headers?: object) =>
    services.fetch(`/customer${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const save = (token: string, mls: string, note: string) =>
    call(token, 'PUT', `/user/saved-homes/2/${mls}`, { seen: { price: 1, lastStatus: 'New' }, note });
  const name = { first: 'Secretfirst', last: 'Secretlast' };
  await call(inviter, 'POST', '/user', { name, phone: '+14165550199' });
  await save(inviter, 'C7000001', 'Secretnote');
  await call(inviter, 'POST', '/user/viewed-homes', {
    homes: [{ mlsNumber: 'C7000002', boardId: 2, marked: '2026-11-20T12:00:00.000Z' }],
  });
  const search = { path: '/list/Ontario', criteria: { city: 'Toronto' }, language: 'en' };
  expect(
    (await call(inviter, 'POST', '/user/saved-searches', { ...search, name: 'Secretsearch' })).status,
  ).toBe(201);
  const invitation = { email: 'partner@example.ca', name: 'Zoë', language: 'en' };
  expect((await call(inviter, 'POST', '/user/shared-list/invitation', invitation)).status).toBe(200);
  const link = { 'Invitation-Token': /invitation#(\S+)/.exec(mailed.at(-1) ?? '')?.[1] ?? '' };
  expect((await call(partner, 'POST', '/user/shared-list', { name: 'Sam' }, link)).status).toBe(200);
  await save(inviter, 'C7000003', 'Sharednote');
  const list = await (await call(partner, 'GET', '/user/shared-list')).text();
  expect(list).toContain('Sharednote');
  const ofInviter = /Secret|0199|inviter|C700000[12]/;
  expect(list).not.toMatch(ofInviter);
  for (const route of [...realtyRoutes, ...customerRoutes].toSorted(deletionsLast)) {
    expect(await (await ask(route, partner)).text(), nameOf(route)).not.toMatch(ofInviter);
    expect(await (await ask(route, stranger)).text(), nameOf(route)).not.toMatch(/Secret|Sharednote|inviter/);
  }
  const own = await (await call(inviter, 'GET', '/user/saved-homes')).text();
  for (const note of ['Sharednote', 'Secretnote'])
    expect(own, 'the partner’s calls changed nothing of it').toContain(note);
});

it('shows a restricted listing and its history only to a customer', async () => {
  const listing = { method: 'GET', path: '/realty/listings/:mls' };
  const history = { method: 'GET', path: '/realty/listings/history' };
  expect(await (await ask(listing, good)).text()).toContain('Queen');
  expect(await (await ask(listing)).text()).not.toContain('Queen');
  expect((await ask(history)).status).toBe(401);
  const answer = await ask(history, good);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('C1000001');
});
