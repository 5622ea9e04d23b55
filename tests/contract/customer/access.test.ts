import { describe, expect, it, vi } from 'vitest';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import { type CustomerService, openInMemory, saveSearch } from './customerService.ts';

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

async function described(service: CustomerService): Promise<Description> {
  return (await service.call<Description>('GET', '/openapi.json')).body;
}

const PRIVATE_ROUTES = 51;

describe('the description of the customer service', () => {
  it('contains every call with the statuses of its failures', async () => {
    const service = await openInMemory();
    const description = await described(service);
    expect(description.openapi).toBe('3.1.0');
    const routes = routesOf(description);
    expect(routes.filter(({ isPrivate }) => isPrivate)).toHaveLength(PRIVATE_ROUTES);
    expect(routes.filter(({ isPrivate }) => !isPrivate).map(({ path }) => path)).toEqual([
      '/customer/meta',
      '/customer/schemas/user.json',
      '/customer/user/email-check',
      '/customer/bounces',
      '/customer/unsubscribe',
      '/customer/unsubscribe',
      '/customer/shared-list-invitation',
      '/customer/shared-list-invitation',
      '/customer/viewing',
      '/customer/viewing',
      `/customer/uploads/${ID}`,
    ]);
    const saving = description.paths['/customer/user/saved-searches']?.['post'];
    expect(Object.keys(saving?.responses ?? {})).toEqual(['201', '400', '401', '409', '413', '415', '429']);
    expect(JSON.stringify(description)).toContain('"additionalProperties":false');
  });

  it('contains every route, and no route accepts another method', async () => {
    const service = await openInMemory();
    const routes = routesOf(await described(service));
    for (const path of new Set(routes.map((route) => route.path))) {
      const methods = routes.filter((route) => route.path === path).map(({ method }) => method);
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const { status, headers } = await service.call(method, path.replace('/customer', ''), { as: method });
        const label = `${method} ${path}`;
        if (methods.includes(method)) expect(status, label).not.toBe(405);
        else expect([status, headers.get('Allow')?.split(', ').sort()], label).toEqual([405, methods.sort()]);
      }
    }
    const missing = await service.call('GET', '/user/nothing', { as: 'anne' });
    expect(missing).toMatchObject({ status: 404, body: { requestId: expect.any(String) } });
  });

  it('names the identity provider and the schema of users in its Link header', async () => {
    const service = await openInMemory({
      identityUrl: 'https://cognito-idp.ca-central-1.amazonaws.com/',
    });
    const meta = await service.call<{ links: Record<string, string> }>('GET', '/meta?group=homewise');
    const identity = '<https://cognito-idp.ca-central-1.amazonaws.com/>';
    expect([meta.status, meta.headers.get('Link')]).toEqual([
      200,
      `${identity}; rel="authLogin", ${identity}; rel="authRegister", ${identity}; rel="authReset", ` +
        `${identity}; rel="authEmail", </customer/schemas/user.json>; rel="user"`,
    ]);
    expect(meta.body.links['user']).toBe('/customer/schemas/user.json');
    const schema = await service.call<{ required: string[]; properties: object }>(
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
      const service = await openInMemory();
      const { status, body } = await service.call('GET', `/meta${query}`);
      expect([status, body]).toMatchObject([400, { errors: [{ field: 'group' }] }]);
    },
  );
});

/** Forged tokens of every kind are sent to the same routes in tests/contract/identity/privateRoutes.test.ts. */
describe('a caller without a session', () => {
  it('gets a 401 from every private call, with any body, and changes nothing', async () => {
    const service = await openInMemory();
    const routes = routesOf(await described(service)).filter(({ isPrivate }) => isPrivate);
    for (const { method, path } of routes) {
      const body = method === 'GET' ? undefined : '{"name":';
      const answer = await service.call(method, path.replace('/customer', ''), { body });
      expect([answer.status, answer.headers.get('WWW-Authenticate')], `${method} ${path}`).toEqual([
        401,
        'Bearer',
      ]);
      expect(answer.body).toEqual({
        message: expect.any(String),
        requestId: answer.headers.get('X-Request-Id'),
      });
    }
    const { database } = service.store;
    expect(await database.selectFrom('customer').select('id').execute()).toEqual([]);
  });
});

describe('the log', () => {
  it('has no personal data of a customer after any failure', async () => {
    const logged = capturedLog();
    const service = await openInMemory();
    const as = 'zorro';
    const body = { name: { first: 'Zorro', last: 'Zorrovitch' }, phone: '+14165550199' };
    await service.call('POST', '/user', { as, body });
    await service.call('POST', '/user', { as, body: { ...body, phone: 'zorro' } });
    await service.call('PUT', '/user/saved-homes/2/C1', { as, body: { note: 'zorro' } });
    await saveSearch(service, as, { name: 'zorro', alert: 'daily' });
    await service.call('POST', '/user/email-check', {
      body: { email: 'zorro@example.ca', type: 'customer' },
    });
    const failing = vi.spyOn(service.store.database, 'transaction').mockImplementation(() => {
      throw new Error('the disk is full');
    });
    const failed = await service.call('PUT', '/user', { as, body });
    failing.mockRestore();
    expect(failed).toMatchObject({ status: 500, body: { message: 'Something went wrong on our side.' } });
    expect(logged.join('\n')).toContain('the disk is full');
    expect(logged.join('\n')).not.toMatch(/zorro|0199/i);
  });
});
