import { describe, expect, it, vi } from 'vitest';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import { type CustomerServices, memoryCalling, saveSearch } from './calling.ts';

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

const VALUES: Readonly<Record<string, string>> = { boardId: '2', mlsNumber: 'C1000001' };
const filled = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_all, name: string) => VALUES[name] ?? ID);

function routesOf({ paths }: Description): Route[] {
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { security }]) => ({
      method: method.toUpperCase(),
      path: filled(path),
      isPrivate: security !== undefined,
    })),
  );
}

async function described(calling: CustomerServices): Promise<Description> {
  return (await calling.call<Description>('GET', '/openapi.json')).body;
}

const PRIVATE_ROUTES = 25;

describe('the description of the customer service', () => {
  it('contains every call with the statuses of its failures', async () => {
    const calling = await memoryCalling();
    const description = await described(calling);
    expect(description.openapi).toBe('3.1.0');
    const routes = routesOf(description);
    expect(routes.filter(({ isPrivate }) => isPrivate)).toHaveLength(PRIVATE_ROUTES);
    expect(routes.filter(({ isPrivate }) => !isPrivate).map(({ path }) => path)).toEqual([
      '/customer/meta',
      '/customer/schemas/user.json',
      '/customer/user/email-check',
      `/customer/uploads/${ID}`,
    ]);
    const saving = description.paths['/customer/user/saved-searches']?.['post'];
    expect(Object.keys(saving?.responses ?? {})).toEqual(['201', '400', '401', '409', '413', '415', '429']);
    expect(JSON.stringify(description)).toContain('"additionalProperties":false');
  });

  it('contains every route, and no route accepts another method', async () => {
    const calling = await memoryCalling();
    const routes = routesOf(await described(calling));
    for (const path of new Set(routes.map((route) => route.path))) {
      const methods = routes.filter((route) => route.path === path).map(({ method }) => method);
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const { status, headers } = await calling.call(method, path.replace('/customer', ''), { as: method });
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
    'contains no other group: %s',
    async (query) => {
      const calling = await memoryCalling();
      const { status, body } = await calling.call('GET', `/meta${query}`);
      expect([status, body]).toMatchObject([400, { errors: [{ field: 'group' }] }]);
    },
  );
});

/** Forged tokens of every kind are sent to the same routes in tests/contract/identity/privateRoutes.test.ts. */
describe('a caller without a session', () => {
  it('gets a 401 from every private call, with any body, and changes nothing', async () => {
    const calling = await memoryCalling();
    const routes = routesOf(await described(calling)).filter(({ isPrivate }) => isPrivate);
    for (const { method, path } of routes) {
      const body = method === 'GET' ? undefined : '{"name":';
      const answer = await calling.call(method, path.replace('/customer', ''), { body });
      expect([answer.status, answer.headers.get('WWW-Authenticate')], `${method} ${path}`).toEqual([
        401,
        'Bearer',
      ]);
      expect(answer.body).toEqual({
        message: expect.any(String),
        requestId: answer.headers.get('X-Request-Id'),
      });
    }
    const { database } = calling.store;
    expect(await database.selectFrom('customer').select('id').execute()).toEqual([]);
  });
});

describe('the log', () => {
  it('has no personal data of a customer after any failure', async () => {
    const logged = capturedLog();
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
    const failed = await calling.call('PUT', '/user', { as, body });
    failing.mockRestore();
    expect(failed).toMatchObject({ status: 500, body: { message: 'Something went wrong on our side.' } });
    expect(logged.join('\n')).toContain('the disk is full');
    expect(logged.join('\n')).not.toMatch(/zorro|0199/i);
  });
});
