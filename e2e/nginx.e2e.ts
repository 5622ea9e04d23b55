import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:http2';
import { get, type RequestOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { hasNginx, startNginx } from '#commands/deploy/runNginx.ts';
import { root, workerFolder } from './support/dataset.ts';

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
// Its product sends late pages without their data, as a deployed one does: nginx waits 300 ms for a page.
test.use({ settings: { PAGE_DATA_MS: '200' } });

const asset = (pattern: RegExp): string => {
  const name = readdirSync(join(root, 'dist', 'assets')).find((file) => pattern.test(file));
  if (name === undefined) throw new Error(`The build has no ${pattern}.`);
  return `/real-estate/assets/${name}`;
};

test('behind nginx the app opens, its services answer, and its headers are set', { tag: '@wide' }, async ({
  page,
  origin,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404 .*\/listings\/toronto-on/);
  const answer = await page.goto(origin);
  expect(page.url()).toBe(`${origin}/real-estate/`);
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
  await expect(page.getByRole('banner')).toBeVisible();
  const health = await page.request.get(`${origin}/health`);
  expect(await health.json()).toMatchObject({ status: 'ok', counts: { listings: 20_000 } });
  const listings = await page.request.get(`${origin}/realty/listings?resultsPerPage=1`);
  expect(listings.status()).toBe(200);
  await page.goto('./list/Ontario/Toronto');
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
    '/real-estate/desk',
    '/real-estate/desk/items/4711',
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
  const common = [
    'content-security-policy',
    'x-robots-tag',
    'x-content-type-options',
    'permissions-policy',
    'location',
  ];
  const ofFiles = ['cache-control', 'content-type', 'content-encoding', 'referrer-policy'];
  /** Compares one path. On a busy machine a page of the services can be late, and nginx then sends the built one. */
  const compare = async (path: string) => {
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
  };
  for (const path of paths) await expect(() => compare(path)).toPass({ timeout: 20_000 });
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

/** One answer over TLS, with what the connection agreed on. */
function askOverTls(
  url: string,
  options: RequestOptions,
): Promise<{ status: number; headers: object; protocol: string }> {
  return new Promise((resolve, reject) => {
    get(url, options, (answer) => {
      const socket = answer.socket as TLSSocket; // of an https request
      answer.resume();
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          protocol: socket.getProtocol() ?? '',
        }),
      );
    }).on('error', reject);
  });
}

test('beside Debian’s default site nginx ends TLS with HTTP/2, refuses old protocols, and redirects plain http', {
  tag: '@wide',
}, async ({ product }) => {
  const nginx = await startNginx(product.origin, `${workerFolder()}-nginx-tls`, { withTls: true });
  try {
    const { certificate: ca = '', plainOrigin = '' } = nginx.tls ?? {};
    const answer = await askOverTls(`${nginx.origin}/real-estate/`, { ca });
    expect(answer).toMatchObject({ status: 200, protocol: 'TLSv1.3' });
    const search = await askOverTls(`${nginx.origin}/realty/listings?resultsPerPage=1`, { ca });
    expect(search).toMatchObject({ status: 200, headers: { 'x-cache': 'MISS' } });
    await expect(
      askOverTls(`${nginx.origin}/`, { ca, maxVersion: 'TLSv1.1', minVersion: 'TLSv1' }),
    ).rejects.toThrow();
    await expect(askOverTls(`${nginx.origin}/`, {})).rejects.toThrow('self-signed certificate');

    const session = connect(nginx.origin, { ca });
    const stream = session.request({ ':path': '/health' });
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
    expect(headers[':status']).toBe(200);
    expect(session.alpnProtocol).toBe('h2');
    session.destroy();

    const plain = await fetch(`${plainOrigin}/real-estate/map?city=Toronto`, { redirect: 'manual' });
    expect(plain.status).toBe(301);
    expect(plain.headers.get('location')).toBe('https://localhost/real-estate/map?city=Toronto');
    const other = await fetch(plainOrigin.replace('localhost', '127.0.0.1'), { redirect: 'manual' });
    expect(other.status).not.toBe(301);
  } finally {
    await nginx.stop();
  }
});

/** A DNS server with the same addresses for every name. `resolver` is its address for nginx. */
async function startNames() {
  const names = { addresses: ['127.0.0.1'], resolver: '', stop: () => server.close() };
  const server = createSocket('udp4');
  server.on('message', (question, { port, address }) => {
    // The question's header as an answer (RFC 1035, 4.1): recursion available, the answers; their name is that at byte 12.
    const end = question.indexOf(0, 12) + 5;
    const records = names.addresses.map((one) =>
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...one.split('.').map(Number)]),
    );
    const flags = [0x81, 0x80, 0, 1, 0, records.length, 0, 0, 0, 0];
    const header = Buffer.from([...question.subarray(0, 2), ...flags]);
    server.send(Buffer.concat([header, question.subarray(12, end), ...records]), port, address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  names.resolver = `127.0.0.1:${server.address().port}`;
  return names;
}

test('nginx finds all services of a name, and again when it has other addresses, and believes only its own proxy', {
  tag: '@wide',
}, async () => {
  const answering = (name: string) =>
    createServer(({ headers }, response) => void response.end(`${name} ${headers['x-forwarded-for']}`));
  const [first, second] = [answering('first'), answering('second')];
  first.listen(0, '127.0.0.21');
  await once(first, 'listening');
  const { port } = first.address() as AddressInfo; // a TCP server that listens has one
  second.listen(port, '127.0.0.22');
  await once(second, 'listening');
  const names = await startNames();
  names.addresses = ['127.0.0.21'];
  const byName = { target: `services.test:${port}`, resolver: names.resolver };
  const nginx = await startNginx(`http://127.0.0.1:${port}`, `${workerFolder()}-nginx-names`, { byName });
  try {
    const forged = { 'X-Forwarded-For': '198.51.100.7, 203.0.113.5' };
    const ask = async (headers = {}) => (await fetch(`${nginx.origin}/health`, { headers })).text();
    expect(await ask(forged)).toBe('first 127.0.0.1');
    names.addresses = ['127.0.0.21', '127.0.0.22'];
    // nginx looks the name up again after five seconds, and then draws one of its addresses for each call. So one call
    // says little: of sixteen, all get the same address once in 32,000 times.
    const answersOfMany = async () =>
      [...new Set(await Promise.all(Array.from({ length: 16 }, () => ask())))].sort();
    await expect.poll(answersOfMany, { timeout: 15_000 }).toEqual(['first 127.0.0.1', 'second 127.0.0.1']);
    first.close();
    first.closeAllConnections();
    // No request is lost, although the name still has both.
    for (let time = 0; time < 6; time += 1) expect(await ask()).toBe('second 127.0.0.1');
    names.addresses = ['127.0.0.22'];
    const behind = await startNginx(`http://127.0.0.2:${port}`, `${workerFolder()}-nginx-behind`, {
      byName,
      proxy: '127.0.0.1',
    });
    const answer = await fetch(`${behind.origin}/health`, { headers: forged });
    expect(await answer.text()).toBe('second 203.0.113.5');
    await behind.stop();
  } finally {
    await nginx.stop();
    names.stop();
    second.close();
  }
});

const LISTING = '/real-estate/list/Ontario/Toronto';

test('a page comes from the services with its data, and a customer’s is not cached', {
  tag: '@wide',
}, async ({ origin }) => {
  const open = (headers: Record<string, string> = {}) => fetch(origin + LISTING, { headers });
  // On a busy machine a page can be late.
  const withData = () =>
    expect.poll(async () => (await open()).text(), { timeout: 30_000 }).toContain('data-answer');
  await withData();
  const customers = await open({ Cookie: 'activeSession=true' });
  expect(await customers.text()).not.toContain('data-answer');
  await withData();
});

/** Services that take requests and never answer. */
async function startSilent() {
  const server = createServer(() => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.closeAllConnections() ?? server.close() };
}

test('pages open as they were built while the services are silent or away', { tag: '@wide' }, async ({
  page,
  expectedErrors,
}) => {
  const silent = await startSilent();
  for (const [name, services] of Object.entries({ silent: silent.origin, away: 'http://127.0.0.1:1' })) {
    const nginx = await startNginx(services, `${workerFolder()}-nginx-${name}`);
    try {
      const start = performance.now();
      const answer = await fetch(nginx.origin + LISTING);
      const html = await answer.text();
      // 300 ms and the time of a busy machine; the services would take 35 s.
      expect(performance.now() - start, name).toBeLessThan(3000);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(html).toContain('<div id="root">');
      expect(html).not.toContain('data-answer');
      // A robot would take the built page for a page that exists, also at an unknown address.
      const asked = (agent: string) => fetch(nginx.origin + LISTING, { headers: { 'User-Agent': agent } });
      for (const robot of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'facebookexternalhit/1.1']) {
        const refusal = await asked(robot);
        expect(refusal.status, robot).toBe(503);
        expect(refusal.headers.get('retry-after'), robot).toBe('30');
      }
      expect((await asked('Mozilla/5.0 (Linux; Android 13; CUBOT P80)')).status).toBe(200);
      if (name === 'silent') continue;
      // Only nginx is there, and the app's own call is refused.
      expectedErrors.push(/503/, new RegExp(`^request to another host: ${nginx.origin}/`));
      await page.goto(nginx.origin + LISTING);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Homes for sale in Toronto, Ontario' }),
      ).toBeVisible();
    } finally {
      await nginx.stop();
    }
  }
  silent.stop();
});

test('nginx answers 503 with a time to retry while the services are away', { tag: '@wide' }, async () => {
  const nginx = await startNginx('http://127.0.0.1:1', `${workerFolder()}-nginx-away`);
  try {
    const answer = await fetch(`${nginx.origin}/realty/listings`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toEqual({ message: expect.any(String), requestId: expect.any(String) });
  } finally {
    await nginx.stop();
  }
});

test('nginx passes a call on from a process that starts, and the refusal of a busy one to the visitor', {
  tag: '@wide',
}, async () => {
  const answers = { status: 502 };
  const servers = [answers, { status: 200 }].map((own) =>
    createServer((_, response) => void response.writeHead(own.status, { 'Retry-After': '2' }).end()),
  );
  for (const server of servers) server.listen(0, '127.0.0.1');
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const origins = servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`); // they listen
  const nginx = await startNginx(origins, `${workerFolder()}-nginx-busy`);
  try {
    const statuses = async () => {
      const asked = [1, 2, 3, 4].map(
        async (number) => (await fetch(`${nginx.origin}/realty/x?n=${number}`)).status,
      );
      return (await Promise.all(asked)).sort();
    };
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    answers.status = 503;
    expect(await statuses()).toEqual([200, 200, 503, 503]);
  } finally {
    await nginx.stop();
    for (const server of servers) server.close();
  }
});
