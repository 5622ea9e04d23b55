import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { WireSite } from '../../src/api/content/contract.ts';
import { inlineScriptSources } from './inlineScripts.ts';
import { makeStatic } from './makeStatic.ts';
import { EMBEDDED_SCRIPT } from './pages/embeddedAnswers.ts';

const inline = 'start();';
const page = `<!doctype html><title>The app</title><script>${inline}</script>`;
const desk = '<!doctype html><title>Desk</title>';
const BUILT_PAGE =
  '<!doctype html><html lang="en-CA"><head><meta name="description" content="Homes."><title>The app</title></head>' +
  '<body><div id="root"></div><script>start();</script></body></html>';
const script = 'console.log(1);';
const folder = mkdtempSync(join(tmpdir(), 'built-'));
let app: ReturnType<typeof makeStatic>;

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

beforeAll(() => {
  write('index.html', page);
  write('desk.html', desk);
  write('.fingerprint', 'secret');
  write('favicon.svg', '<svg/>');
  write('robots.txt', 'User-agent: *');
  write('sw.js', script);
  write('manifest.json', '{"version": "1.0.0"}');
  write('assets/index-abc.js', script);
  write('assets/schemaWorker-abc.js', script);
  write('assets/index-abc.js.br', brotliCompressSync(script));
  write('assets/index-abc.js.gz', gzipSync(script));
  app = makeStatic({ folder });
});

const folders = [folder];
afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true });
});

async function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return app.fetch(new Request(`http://product.test/real-estate${path}`, { headers, method }));
}

describe('the page', () => {
  test.each(['/', '/map', '/listing/123-main-st.-toronto?mls=W1', '/list/ontario/toronto'])(
    'is at %s, and is never cached without revalidation',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(page);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test('can also call the host of the user pool, and no other', async () => {
    const identityUrl = 'https://cognito-idp.ca-central-1.amazonaws.com/';
    const answer = await makeStatic({ folder, identityUrl }).fetch(
      new Request('http://product.test/real-estate/'),
    );
    expect(answer.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://cognito-idp.ca-central-1.amazonaws.com;",
    );
  });

  test('can run only scripts of this origin and its inline script, and cannot be in a frame', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy') ?? '';
    const digest = createHash('sha256').update(inline).digest('base64');
    // The second is the services' own, in pages with data.
    const [embedded] = inlineScriptSources(EMBEDDED_SCRIPT);
    expect(policy).toContain(`script-src 'self' 'sha256-${digest}' ${embedded};`);
    expect(policy).toContain("default-src 'none';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default dompurify");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test('is redirected from the address without the last slash, with its query', async () => {
    const answer = await get('?utm=1');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/real-estate/?utm=1');
  });

  test('is not sent again to a caller that has it', async () => {
    const first = await get('/');
    const again = await get('/map', { 'If-None-Match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });
});

describe('the desk', () => {
  test.each(['/desk', '/desk/', '/desk/items/4711', '/desk?state=all', '/desk.html'])(
    'is at %s, and search engines may not list it',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(desk);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    },
  );

  test('is not at addresses that begin alike, and its missing files are a 404', async () => {
    expect(await (await get('/desks')).text()).toBe(page);
    expect((await get('/assets/desk/missing.js')).status).toBe(404);
  });
});

describe('behind CloudFront', () => {
  let pages: ReturnType<typeof makeStatic>;

  beforeAll(() => {
    const built = mkdtempSync(join(tmpdir(), 'built-'));
    folders.push(built);
    writeFileSync(join(built, 'index.html'), BUILT_PAGE);
    writeFileSync(join(built, 'desk.html'), desk);
    writeFileSync(join(built, 'sw.js'), script);
    // A program of pages, as the build writes it: it knows one page.
    const program = `export const planPage = ({ path }) => ({ language: 'en', write: () => ({
      status: path === '/about' ? 200 : 404, locale: 'en-CA', title: 'Page of ' + path, tags: [],
      facts: { heading: '', sentences: [], phone: { text: '', href: '' } },
    }) });`;
    writeFileSync(join(built, '.page-heads.mjs'), program);
    pages = makeStatic({ folder: built, realty: () => Response.json({}) });
  });

  const ask = (headers: Record<string, string>, path = '/index.html') =>
    pages.fetch(new Request(`http://product.test/real-estate${path}`, { headers }));

  test('a page is asked for by X-Page, which its caches have to know', async () => {
    const answer = await ask({ 'X-Page': '/real-estate/about' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<title>Page of /about</title>');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, X-Page');
  });

  test.each(['/real-estate/index.html', '/real-estate/desk.html', '/real-estate/sw.js'])(
    'the file %s is no page that is missing: the service worker installs the page as it was built',
    async (address) => {
      const answer = await ask({ 'X-Page': address });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(BUILT_PAGE);
    },
  );

  test('a missing page stays a 404 for a caller that has it', async () => {
    const first = await ask({}, '/nowhere');
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, etag]).toEqual([404, expect.stringMatching(/^W/)]);
    expect((await ask({ 'If-None-Match': etag }, '/nowhere')).status).toBe(404);
    const known = (await ask({}, '/about')).headers.get('etag') ?? '';
    expect((await ask({ 'If-None-Match': known }, '/about')).status).toBe(304);
  });

  test.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])('a page is compressed for a caller that takes %s', async (accepted, encoding, unpack) => {
    const headers = { 'Accept-Encoding': accepted };
    const answer = await ask(headers, '/about');
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(unpack(await answer.bytes()).toString()).toBe(await (await ask({}, '/about')).text());
    const head = new Request('http://product.test/real-estate/about', { method: 'HEAD', headers });
    expect(await (await pages.fetch(head)).text()).toBe('');
  });
});

describe('a built file', () => {
  test('is cached for a year, because its name changes with it', async () => {
    const answer = await get('/assets/index-abc.js');
    expect(await answer.text()).toBe(script);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBeNull();
  });

  test('is sent as the build compressed it', async () => {
    const answer = await get('/assets/index-abc.js', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(brotliDecompressSync(await answer.bytes()).toString()).toBe(script);
  });

  test.each([
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.9', 'br'],
    ['br ; q=0, gzip', 'gzip'],
    ['identity', null],
  ])('has an encoding that the browser accepts: %s', async (accepted, encoding) => {
    const answer = await get('/assets/index-abc.js', { 'Accept-Encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
  });

  test('is sent without its bytes for HEAD', async () => {
    const answer = await get('/assets/index-abc.js', {}, 'HEAD');
    expect(answer.headers.get('content-length')).toBe(String(script.length));
    expect(await answer.text()).toBe('');
  });

  test('without a hash in its name is revalidated each time', async () => {
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });
});

test('robots.txt is at the root of the host', async () => {
  const answer = await app.fetch(new Request('http://product.test/robots.txt'));
  expect(await answer.text()).toBe('User-agent: *');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

test('a sitemap of a site without an address is a 404, and not the page', async () => {
  expect((await get('/sitemap.xml')).status).toBe(404);
});

describe('a script', () => {
  test.each(['/assets/index-abc.js', '/sw.js'])(
    'that runs as a worker can fetch from this origin and load nothing else: %s',
    async (path) => {
      expect((await get(path)).headers.get('content-security-policy')).toBe(
        "default-src 'none'; script-src 'self'; connect-src 'self'",
      );
    },
  );
});

test('a picture that is opened as a page runs no script', async () => {
  expect((await get('/favicon.svg')).headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  );
});

describe('the manifest', () => {
  const BUILT = {
    name: 'Harbour & Pine',
    short_name: 'Harbour & Pine',
    theme_color: '#FFFFFF',
    icons: [
      { src: '/real-estate/icons/icon-192.png', sizes: '192x192', purpose: 'any' },
      { src: '/real-estate/icons/maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
  const COLOURS = { light: '#0A6B3B', dark: '#7FD6A8' };
  let built: string;

  beforeAll(() => {
    built = mkdtempSync(join(tmpdir(), 'built-'));
    folders.push(built);
    writeFileSync(join(built, 'index.html'), page);
    writeFileSync(join(built, 'app.webmanifest'), JSON.stringify(BUILT));
  });
  const manifestWith = (content?: () => Promise<WireSite>, headers = {}) =>
    makeStatic({ folder: built, content }).fetch(
      new Request('http://product.test/real-estate/app.webmanifest', { headers }),
    );

  test('has the published name, primary colour and logo, and is asked for again each time', async () => {
    const logo = '/images/content/3f2a3f2a-0000-4000-8000-3f2a3f2a3f2a-350.webp';
    const site = { brand: { name: 'Érablière & Fils', logo }, colours: COLOURS };
    const answer = await manifestWith(async () => site);
    expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const icon = (name: string) => `/images/content/3f2a3f2a-0000-4000-8000-3f2a3f2a3f2a-${name}.png`;
    expect(await answer.json()).toEqual({
      name: 'Érablière & Fils',
      short_name: 'Érablière & Fils',
      theme_color: '#0A6B3B',
      icons: [
        { ...BUILT.icons[0], src: icon('icon-192') },
        { ...BUILT.icons[1], src: icon('maskable-512') },
      ],
    });
    const known = { 'If-None-Match': answer.headers.get('etag') ?? '' };
    expect((await manifestWith(async () => site, known)).status).toBe(304);
    const renamed = { ...site, brand: { ...site.brand, name: 'Érablière' } };
    expect((await manifestWith(async () => renamed, known)).status).toBe(200);
  });

  test.each([
    ['nothing is published', async () => ({})],
    ['other content is published', async () => ({ brand: { phone: '+1-514-555-0188' } })],
    [
      'the content cannot be read',
      async () => {
        throw new Error('The database is away.');
      },
    ],
    ['there is no content', undefined],
  ])('is that of the build if %s', async (_title, content) => {
    expect(await (await manifestWith(content)).json()).toEqual(BUILT);
  });
});

test('the version file is never cached', async () => {
  const answer = await get('/manifest.json');
  expect(await answer.json()).toEqual({ version: '1.0.0' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

describe('an app that was built for other hosts', () => {
  let policies: string[];

  beforeAll(async () => {
    const built = mkdtempSync(join(tmpdir(), 'built-'));
    writeFileSync(join(built, 'index.html'), page);
    writeFileSync(join(built, 'sw.js'), script);
    const hosts = { requested: ['https://api.example'], pictures: ['https://pictures.example'] };
    writeFileSync(join(built, 'headers.json'), JSON.stringify({ hosts }));
    const other = makeStatic({ folder: built });
    const answers = await Promise.all(
      ['', 'sw.js', 'headers.json'].map((path) =>
        other.fetch(new Request(`http://product.test/real-estate/${path}`)),
      ),
    );
    policies = answers.map(({ headers }) => headers.get('content-security-policy') ?? '');
    rmSync(built, { recursive: true });
  });

  test('can call them, and can show their pictures', () => {
    expect(policies[0]).toContain("connect-src 'self' https://api.example;");
    expect(policies[0]).toContain("img-src 'self' data: blob: https://pictures.example;");
  });

  test('has a service worker that can call both', () => {
    expect(policies[1]).toContain("connect-src 'self' https://api.example https://pictures.example");
  });

  test('does not serve the build’s note about them', () => {
    expect(policies[2]).toBe('');
  });

  test('is not served if the note is of another release', () => {
    const built = mkdtempSync(join(tmpdir(), 'built-'));
    onTestFinished(() => rmSync(built, { recursive: true }));
    writeFileSync(join(built, 'index.html'), page);
    writeFileSync(join(built, 'headers.json'), JSON.stringify({ hosts: { pictures: [] } }));
    expect(() => makeStatic({ folder: built })).toThrow('headers.json is damaged or from another release');
  });
});

describe('the schema worker', () => {
  test('can evaluate text and do nothing else', async () => {
    const policy = (await get('/assets/schemaWorker-abc.js')).headers.get('content-security-policy');
    expect(policy).toBe("default-src 'none'; script-src 'self' 'unsafe-eval'");
  });

  test.each(['/assets/index-abc.js', '/favicon.svg', '/schemaWorker'])(
    'is the only file that can evaluate text, not %s',
    async (path) => {
      expect((await get(path)).headers.get('content-security-policy')).not.toContain('unsafe-eval');
    },
  );
});

test.each(['/assets/index-old.js', '/missing.png', '/assets/', '/assets/../../package.json'])(
  'a missing file is a 404 in the common format of failures, never the page: %s',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: expect.any(String), requestId: expect.any(String) });
  },
);

test("the build's own notes are not served", async () => {
  expect(await (await get('/.fingerprint')).text()).toBe(page);
});

test('a malformed address is a 400', async () => {
  expect((await get('/%E0%A4%A')).status).toBe(400);
});
