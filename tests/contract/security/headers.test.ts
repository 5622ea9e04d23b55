import { sql } from 'kysely';
import type { RouteObject } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import { openProduct } from '#tests/support/services/openProduct.ts';

/** The headers of every answer, from any service. */
function expectGuarded({ headers }: Response, path: string): void {
  const named = Object.fromEntries(headers);
  expect(named, path).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.stringMatching(/^[\w.:-]{1,100}$/),
    'content-security-policy': expect.stringMatching(/^default-src 'none'/),
    'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
  });
  const opening = Object.keys(named).filter((name) => name.startsWith('access-control-'));
  expect(opening, `${path} is read by no page of another origin`).toEqual([]);
  expect(named, 'the server’s software is not named').not.toHaveProperty('server');
  expect(named).not.toHaveProperty('x-powered-by');
}

/** "/map/:place/:mlsNumber/:boardId" -> "/map/x/x/x" */
function pathsOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path, children }) => {
    const own = path === undefined ? above : path.startsWith('/') ? path : `${above}/${path}`;
    return children ? pathsOf(children, own) : [own.replaceAll(/:\w+|\*/g, 'x')];
  });
}

describe('every page', () => {
  let paths: string[];

  beforeAll(async () => {
    const { routes } = await import('#app/router.tsx');
    paths = [...new Set(pathsOf(routes))];
  }, 30_000);

  it('has all security headers', async () => {
    const { fetch } = await openProduct();
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      const answer = await fetch(`/real-estate${path}`);
      expect(answer.status, path).toBe(200);
      expectGuarded(answer, path);
      const policy = answer.headers.get('content-security-policy') ?? '';
      for (const part of [
        /script-src 'self'( 'sha256-[\w+/=]{44}'){2};/,
        /frame-ancestors 'none'/,
        /form-action 'self'/,
        /base-uri 'none'/,
        /object-src 'none'/,
        /require-trusted-types-for 'script'; trusted-types default dompurify$/,
      ]) {
        expect(policy, path).toMatch(part);
      }
      expect(policy.replace(/style-src [^;]*/, ''), path).not.toContain('unsafe');
      expect(policy, 'no other host').not.toMatch(/https?:|\*/);
      expect(Object.fromEntries(answer.headers), path).toMatchObject({
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-cache',
      });
    }
  });
});

const PATHS = [
  '/',
  '/health',
  '/elsewhere',
  '/robots.txt',
  '/realty/',
  '/realty/listings?resultsPerPage=1',
  '/realty/listings?resultsPerPage=x',
  '/realty/nothing',
  '/realty/openapi.json',
  '/realty/contact',
  '/customer/',
  '/customer/user',
  '/customer/nothing',
  '/customer/openapi.json',
  '/images/',
  '/images/harbour/w1-1-kitchen-00ff00?w=320',
  '/images/nothing',
  '/maps/',
  '/maps/styles/light.json',
  '/maps/nothing',
  '/idp/',
  '/idp/outbox',
  '/idp/nothing',
  '/idp/ca-central-1_local/.well-known/jwks.json',
  '/faults',
  '/faults/nothing',
  '/real-estate/assets/nothing.js',
  '/real-estate/assets/index-abc.js',
  '/real-estate/sw.js',
  '/real-estate/favicon.svg',
  '/real-estate/%E0%A4%A',
];

describe('every service', () => {
  it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'has security headers on each of its answers to %s, also on failures',
    async (method) => {
      const { fetch } = await openProduct();
      for (const path of PATHS) {
        const options = { method, headers: { Origin: 'https://elsewhere.example' } };
        const answer = await fetch(path, options);
        expect(answer.status, path).toBeLessThan(500);
        expectGuarded(answer, `${method} ${path}`);
      }
    },
  );

  it('allows no page of another origin', async () => {
    const { fetch } = await openProduct();
    for (const path of PATHS) {
      const headers = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'POST' };
      const { status } = await fetch(path, { method: 'OPTIONS', headers });
      expect([400, 401, 404, 405], path).toContain(status);
    }
  });

  it('hides the cause of a failure, and returns its log id', async () => {
    const logged = capturedLog();
    const { fetch, store } = await openProduct();
    // Every query fails from here on, as if the table's file were gone.
    const isSqlite = store.dialect === 'sqlite';
    if (isSqlite) await sql`PRAGMA foreign_keys = OFF`.execute(store.database);
    for (const table of ['listing', 'customer', 'place']) {
      const drop = store.database.schema.dropTable(table);
      await (isSqlite ? drop : drop.cascade()).execute();
    }
    for (const path of ['/realty/listings/C1000001', '/customer/user', '/realty/locations?search=x&city=y']) {
      const headers = { 'X-Request-Id': 'abc-1', Authorization: 'Bearer anne' };
      const answer = await fetch(path, { headers });
      expect(answer.status, path).toBe(500);
      expectGuarded(answer, path);
      expect(await answer.json(), path).toEqual({
        message: 'Something went wrong on our side.',
        requestId: 'abc-1',
      });
    }
    expect(logged).toHaveLength(3);
  });

  it('sends Strict-Transport-Security over TLS, and only there', async () => {
    const plain = await openProduct();
    expect((await plain.fetch('/health')).headers.has('strict-transport-security')).toBe(false);
    const onTls = await openProduct({ answers: { tlsSeconds: 600 } });
    for (const path of PATHS) {
      const { headers } = await onTls.fetch(path);
      expect(headers.get('strict-transport-security'), path).toBe('max-age=600');
    }
  });
});
