import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, workerFolder } from './support/dataset.ts';
import { hasNginx, startNginx } from './support/nginx.ts';
import { test as base, expect } from './support/product.ts';

/** The product behind nginx, configured by deploy/nginx. */
const test = base.extend<object, { origin: string }>({
  origin: [
    async ({ product }, use) => {
      const nginx = await startNginx(product.origin, `${workerFolder()}-nginx`);
      await use(nginx.origin);
      await nginx.stop();
    },
    { scope: 'worker' },
  ],
});

// Not as a function: Playwright would start this file's nginx before it calls it.
test.skip(!hasNginx(), 'nginx is not installed: npm run nginx-smoke');
// One worker, so that one server and one nginx start.
test.describe.configure({ mode: 'default' });

const asset = (pattern: RegExp): string => {
  const name = readdirSync(join(root, 'dist', 'assets')).find((file) => pattern.test(file));
  if (name === undefined) throw new Error(`The build has no ${pattern}.`);
  return `/real-estate/assets/${name}`;
};

test('behind nginx the app opens, its services answer, and its headers are set', { tag: '@wide' }, async ({
  page,
  origin,
}) => {
  const answer = await page.goto(origin);
  expect(page.url()).toBe(`${origin}/real-estate/`);
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
  await expect(page.getByRole('banner')).toBeVisible();
  const health = await page.request.get(`${origin}/health`);
  expect(await health.json()).toMatchObject({ status: 'ok', counts: { listings: 20_000 } });
  const listings = await page.request.get(`${origin}/realty/listings?resultsPerPage=1`);
  expect(listings.status()).toBe(200);
  await page.goto('./listings/toronto-on');
  await expect(page.getByRole('main')).toBeVisible();
});

test('nginx answers as the server does: headers, caching, fallbacks, encodings', {
  tag: '@wide',
}, async ({ product, origin, request }) => {
  const paths = [
    '/',
    '/real-estate',
    '/real-estate/',
    '/real-estate/map',
    '/real-estate/index.html',
    '/real-estate/sw.js',
    '/real-estate/manifest.json',
    '/real-estate/app.webmanifest',
    '/real-estate/favicon.svg',
    '/robots.txt',
    '/real-estate/headers.json',
    '/real-estate/assets/missing-abc.js',
    '/real-estate/missing.png',
    asset(/^schemaWorker-.*\.js$/),
    asset(/^index-.*\.js$/),
    asset(/\.css$/),
    asset(/\.woff2$/),
    `${asset(/^brand-/)}/buying-800.webp`,
    '/real-estate/share/street.jpg',
    '/real-estate/share/missing.jpg',
  ];
  const common = ['content-security-policy', 'x-content-type-options', 'permissions-policy', 'location'];
  const ofFiles = ['cache-control', 'content-type', 'content-encoding', 'referrer-policy'];
  for (const path of paths) {
    const [theirs, ours] = await Promise.all(
      [origin, product.origin].map((host) =>
        request.get(host + path, { maxRedirects: 0, headers: { 'Accept-Encoding': 'gzip, br' } }),
      ),
    );
    expect(theirs?.status(), path).toBe(ours?.status());
    const names = theirs?.status() === 200 ? [...common, ...ofFiles] : ['location'];
    const shownHeaders = (headers: Record<string, string> = {}) => names.map((name) => [name, headers[name]]);
    expect(shownHeaders(theirs?.headers()), path).toEqual(shownHeaders(ours?.headers()));
    if (theirs?.headers()['content-encoding']) {
      expect(theirs.headers()['vary'], path).toContain('Accept-Encoding');
    }
  }
});

test('nginx answers a visitor’s search from its cache, and a customer’s never', { tag: '@wide' }, async ({
  origin,
  request,
}) => {
  const path = `${origin}/realty/listings?resultsPerPage=1&city=Ottawa`;
  const ask = async (headers: Record<string, string> = {}) => {
    const answer = await request.get(path, { headers });
    return { status: answer.status(), ...answer.headers() } as Record<string, string | number>; // status and headers, by name
  };
  const first = await ask({ 'X-Request-Id': 'mine' });
  expect(first).toMatchObject({
    'x-cache': 'MISS',
    'x-request-id': 'mine',
    'cache-control': 'public, max-age=30, stale-while-revalidate=60',
    'server-timing': expect.stringMatching(/^db;/),
  });
  const again = await ask({ 'X-Request-Id': 'yours' });
  // A browser may not cache the answer for longer, and gets no header of the first request.
  expect(again).toMatchObject({ 'x-cache': 'HIT', 'cache-control': 'no-cache', etag: first['etag'] });
  expect(again['x-made-at']).toBe(first['x-made-at']);
  for (const name of ['x-request-id', 'server-timing']) expect(again).not.toHaveProperty(name);
  const known = await ask({ 'If-None-Match': String(first['etag']) });
  expect(known).toMatchObject({ status: 304, 'x-cache': 'HIT', 'cache-control': 'no-cache' });
  const bearer = await ask({ Authorization: 'Bearer a.b.c' });
  expect(bearer).toMatchObject({ 'x-cache': 'BYPASS', 'cache-control': 'private, no-store' });
  expect(bearer['x-request-id']).toMatch(/./);
  expect((await ask())['x-cache']).toBe('HIT');
});

test('leads have their limit at nginx, and its failures have the same format as others', {
  tag: '@wide',
}, async ({ origin, request }) => {
  const send = () => request.post(`${origin}/realty/contact`, { data: {} });
  const statuses = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await send()).status());
  expect(statuses.slice(0, 10)).not.toContain(429);
  const limited = await send();
  expect(limited.status()).toBe(429);
  expect(limited.headers()['retry-after']).toBe('60');
  expect(await limited.json()).toEqual({ message: expect.any(String), requestId: expect.any(String) });
});
