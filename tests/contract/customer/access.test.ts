import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bearerSessions, type SessionOf } from '../../../server/http/session.ts';
import { LOCAL_CLIENT } from '../../../server/identity/pool.ts';
import { makeTokens } from '../../../server/identity/tokens.ts';
import { makeRealty } from '../../../server/realty/makeRealty.ts';
import { findAccount } from '../../../server/store/identity/accounts.ts';
import { makeTestIdentity, TEST_ISSUER, type TestIdentity } from '../../support/identity/testIdentity.ts';
import { type Calling, memoryCalling, saveSearch } from './calling.ts';

interface Description {
  openapi: string;
  paths: Record<string, Record<string, { security?: object[]; responses: Record<string, object> }>>;
}

interface Route {
  method: string;
  /** With its parameters filled in. */
  path: string;
  isPrivate: boolean;
}

const ID = '00000000-0000-4000-8000-000000000000';

const filled = (path: string): string =>
  path.replace('{boardId}', '2').replace('{mlsNumber}', 'C1000001').replace('{id}', ID);

function routesOf({ paths }: Description): Route[] {
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { security }]) => ({
      method: method.toUpperCase(),
      path: filled(path),
      isPrivate: security !== undefined,
    })),
  );
}

async function described(calling: Calling): Promise<Description> {
  return (await calling.call<Description>('GET', '/openapi.json')).body;
}

const PRIVATE_ROUTES = 13;

describe('what the service says of itself', () => {
  it('is every call, with the statuses of its failures', async () => {
    const calling = await memoryCalling();
    const description = await described(calling);
    expect(description.openapi).toBe('3.1.0');
    const routes = routesOf(description);
    expect(routes.filter(({ isPrivate }) => isPrivate)).toHaveLength(PRIVATE_ROUTES);
    expect(routes.filter(({ isPrivate }) => !isPrivate).map(({ path }) => path)).toEqual([
      '/customer/meta',
      '/customer/schemas/user.json',
      '/customer/user/email-check',
    ]);
    const saving = description.paths['/customer/user/saved-searches']?.['post'];
    expect(Object.keys(saving?.responses ?? {})).toEqual(['201', '400', '401', '409', '413', '415', '429']);
    expect(JSON.stringify(description)).toContain('"additionalProperties":false');
  });

  it('knows every address that it answers at, and none takes another method', async () => {
    const calling = await memoryCalling();
    const routes = routesOf(await described(calling));
    for (const path of new Set(routes.map((route) => route.path))) {
      const methods = routes.filter((route) => route.path === path).map(({ method }) => method);
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const { status, headers } = await calling.call(method, path.replace('/customer', ''), { as: 'anne' });
        const label = `${method} ${path}`;
        if (methods.includes(method)) expect(status, label).not.toBe(405);
        else expect([status, headers.get('Allow')?.split(', ').sort()], label).toEqual([405, methods.sort()]);
      }
    }
    const nothing = await calling.call('GET', '/user/nothing', { as: 'anne' });
    expect(nothing).toMatchObject({ status: 404, body: { requestId: expect.any(String) } });
  });

  it('names the identity provider and the schema of users in its Link header', async () => {
    const calling = await memoryCalling({ identityUrl: 'https://cognito-idp.ca-central-1.amazonaws.com/' });
    const meta = await calling.call<{ links: Record<string, string> }>('GET', '/meta?group=homewise');
    const identity = '<https://cognito-idp.ca-central-1.amazonaws.com/>';
    expect([meta.status, meta.headers.get('Link')]).toEqual([
      200,
      `${identity}; rel="authLogin", ${identity}; rel="authRegister", ${identity}; rel="authReset", ` +
        `${identity}; rel="authEmail", </customer/schemas/user.json>; rel="user"`,
    ]);
    expect(meta.body.links['user']).toBe('/customer/schemas/user.json');
    const schema = await calling.call<{ required: string[]; properties: object }>(
      'GET',
      '/schemas/user.json',
    );
    expect(schema.headers.get('Content-Type')).toContain('application/schema+json');
    expect(schema.body.required).toEqual(['name', 'email']);
    expect(Object.keys(schema.body.properties)).toEqual(['name', 'email', 'phone']);
  });

  it.each(['', '?group=real_estate', '?group=homewise&group=x'])(
    'knows no other group: %s',
    async (query) => {
      const calling = await memoryCalling();
      const { status, body } = await calling.call('GET', `/meta${query}`);
      expect([status, body]).toMatchObject([400, { errors: [{ field: 'group' }] }]);
    },
  );
});

describe('who is not a customer', () => {
  let identity: TestIdentity;
  let sessionOf: SessionOf;

  beforeEach(async () => {
    identity = await makeTestIdentity();
    const { key, clock } = identity;
    const keys = createPublicKey({ key: key.jwk, format: 'jwk' });
    sessionOf = bearerSessions({ issuer: TEST_ISSUER, clientId: LOCAL_CLIENT, keys, clock });
  });

  async function tokens(life = 3600) {
    const { store, clock, key } = identity;
    const account = await findAccount(store, 'customer@example.ca');
    if (!account) throw new Error('no demo account');
    return makeTokens({ store, clock, key, issuer: TEST_ISSUER, life }).issue(account);
  }

  /** Claims of a good token, signed by somebody else or by nobody. */
  async function forged(good: string): Promise<Record<string, string>> {
    const [head = '', claims = '', signature = ''] = good.split('.');
    const payload = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const other = encoded({ ...payload, sub: 'another' });
    return {
      'another sub': `${head}.${other}.${signature}`,
      'another key': await new SignJWT(payload)
        .setProtectedHeader({ alg: 'RS256', kid: identity.key.kid })
        .sign(privateKey),
      'no key': `${encoded({ alg: 'none', typ: 'JWT' })}.${claims}.`,
      'the public key as a secret': await new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256', kid: identity.key.kid })
        .sign(Buffer.from(JSON.stringify(identity.key.jwk['n']))),
      'no signature': `${head}.${claims}.`,
    };
  }

  it('gets a 401 from every private call of both services, and changes nothing', async () => {
    const calling = await memoryCalling({ sessionOf });
    const realty = makeRealty({ store: calling.store, clock: calling.clock, sessionOf, limits: [] });
    const good = await tokens();
    const late = await tokens(1);
    identity.clock.pass(10_000);
    const bearers: Record<string, string> = {
      nobody: '',
      'an old token': `Bearer ${late.IdToken}`,
      'an access token': `Bearer ${good.AccessToken}`,
      'a refresh token': `Bearer ${good.RefreshToken}`,
      'a password': `Basic ${Buffer.from('customer@example.ca:Harbour-Pine-1').toString('base64')}`,
      'half a token': `Bearer ${good.IdToken.slice(0, -5)}`,
    };
    for (const [name, token] of Object.entries(await forged(good.IdToken))) bearers[name] = `Bearer ${token}`;
    const routes = routesOf(await described(calling)).filter(({ isPrivate }) => isPrivate);
    for (const [name, Authorization] of Object.entries(bearers)) {
      for (const { method, path } of routes) {
        const headers = { Authorization };
        const { status, headers: answered } = await calling.call(method, path.replace('/customer', ''), {
          headers,
        });
        expect([status, answered.get('WWW-Authenticate')], `${name}: ${method} ${path}`).toEqual([
          401,
          'Bearer',
        ]);
      }
      const history = new Request(
        'http://localhost/realty/listings/history?city=Toronto&mlsNumber=T9000003',
        {
          headers: { Authorization },
        },
      );
      expect((await realty.fetch(history)).status, `${name}: history`).toBe(401);
    }
    const { database } = calling.store;
    expect(await database.selectFrom('customer').select('id').execute()).toEqual([]);
  });

  it('is told from who is: the same calls take a good token', async () => {
    const calling = await memoryCalling({ sessionOf });
    const headers = { Authorization: `Bearer ${(await tokens()).IdToken}` };
    const routes = routesOf(await described(calling)).filter(({ isPrivate }) => isPrivate);
    for (const { method, path } of routes) {
      const { status } = await calling.call(method, path.replace('/customer', ''), { headers });
      expect(status, `${method} ${path}`).not.toBe(401);
    }
  });
});

describe('the log', () => {
  it('holds nothing of a customer, whatever goes wrong', async () => {
    const told: unknown[] = [];
    for (const method of ['log', 'info', 'warn', 'error'] as const) {
      vi.spyOn(console, method).mockImplementation((...words) => void told.push(...words));
    }
    const calling = await memoryCalling();
    const as = 'zorro';
    const body = { name: { first: 'Zorro', last: 'Zorrovitch' }, phone: '+14165550199' };
    await calling.call('POST', '/user', { as, body });
    await calling.call('POST', '/user', { as, body: { ...body, phone: 'zorro' } });
    await calling.call('PUT', '/user/saved-homes/2/C1', { as, body: { note: 'zorro' } });
    await saveSearch(calling, as, { name: 'zorro', alert: 'daily' });
    await calling.call('POST', '/user/email-check', {
      body: { email: 'zorro@example.ca', type: 'customer' },
    });
    const failing = vi.spyOn(calling.store.database, 'transaction').mockImplementation(() => {
      throw new Error('the disk is full');
    });
    const failed = await calling.call('POST', '/user', { as, body });
    failing.mockRestore();
    vi.restoreAllMocks();
    expect(failed).toMatchObject({ status: 500, body: { message: 'Something went wrong on our side.' } });
    expect(told.map(String).join('\n')).toContain('the disk is full');
    expect(told.map((one) => (one instanceof Error ? one.stack : String(one))).join('\n')).not.toMatch(
      /zorro|0199/i,
    );
  });
});
