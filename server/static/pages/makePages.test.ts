import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Answer } from '#server/http/answer.ts';
import type { FirstAnswer, PageParts, PagePlan, PageProgram } from '../../../src/api/pages/contract.ts';
import { capturedLog } from '../../../tests/support/services/capturedLog.ts';
import { makePages, type PageOptions } from './makePages.ts';

const HTML =
  '<!doctype html><html lang="en-CA"><head><meta name="description" content="Homes."><title>The app</title></head>' +
  '<body><div id="root"><noscript>Call</noscript></div><script>start();</script></body></html>';

const PARTS: PageParts = {
  status: 200,
  locale: 'fr-CA',
  title: 'A home',
  tags: [{ element: 'meta', attributes: { name: 'description', content: 'Bright.' } }],
  facts: { heading: 'A home', sentences: ['Bright.'], phone: { text: 'Call', href: 'tel:1' } },
};

const planned = (plan: Partial<PagePlan>): PageProgram => ({
  planPage: () => ({ language: 'fr', write: () => PARTS, ...plan }),
});

const get = (options: Partial<PageOptions> = {}, headers: Record<string, string> = {}) =>
  makePages({
    folder: '/nowhere',
    html: HTML,
    realty: () => Response.json({}),
    program: planned({}),
    ...options,
  })(new Request('http://product.test/real-estate/detail/C1/2?utm=1', { headers }));

const html = async (parts: Partial<PageParts>) =>
  (await get({ program: planned({ write: () => ({ ...PARTS, ...parts }) }) }))?.html ?? '';

test('the page has its language, title, tags and facts, each once', async () => {
  const page = await html({});
  expect(page).toContain('<html lang="fr-CA">');
  expect(page).toContain('<title>A home</title><meta data-first name="description" content="Bright.">');
  expect(page.match(/name="description"/g)).toHaveLength(1);
  expect(page).toContain('<div id="late"><h1>A home</h1><p>Bright.</p><p><a href="tel:1">Call</a></p></div>');
  expect(page).toContain('<script>start();</script>');
});

test.each([
  ['a title', { title: '</title><script>alert(1)</script>' }],
  ['a replacement pattern', { title: "$' $& $`" }],
  [
    'an attribute',
    { tags: [{ element: 'meta' as const, attributes: { content: '"><script>alert(1)</script>' } }] },
  ],
  [
    'the data',
    {
      tags: [
        {
          element: 'script' as const,
          attributes: { type: 'application/ld+json' },
          text: JSON.stringify({ name: '</script><script>alert(1)</script><!--' }),
        },
      ],
    },
  ],
  ['a fact', { facts: { ...PARTS.facts, heading: '<script>alert(1)</script>' } }],
])('%s of a feed cannot become markup', async (_title, parts) => {
  const page = await html(parts);
  expect(page.match(/<script(?! data-first)/g)).toHaveLength(1);
  expect(page.match(/<body>/g)).toHaveLength(1);
  expect(page).not.toContain('<!--');
});

test('the data stays the same after it is escaped', async () => {
  const data = { name: '</script> & <b> "quoted"' };
  const text = JSON.stringify(data);
  const page = await html({
    tags: [{ element: 'script', attributes: { type: 'application/ld+json' }, text }],
  });
  const [, written = ''] = /<script data-first type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(written)).toEqual(data);
});

test('a page changes its own skeleton, and the others stay', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'app-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'street.webp'), 'picture');
  const templates = ['home-fr', 'home-en'].map(
    (id) => `<template id="${id}"><b>/real-estate/street.webp</b></template>`,
  );
  const skeleton: PageParts['skeleton'] = {
    id: 'home-fr',
    rewrite: (html, inlined) =>
      html.replace(/[^>]+(?=<)/, (address) => `$& ${inlined(address)} ${inlined('/no.webp')}`),
  };
  const page = await get({
    folder,
    html: HTML.replace('<script>', `${templates.join('')}<script>`),
    program: planned({ write: () => ({ ...PARTS, skeleton }) }),
  });
  expect(page?.html).toContain(
    `<template id="home-fr"><b>$& data:image/webp;base64,cGljdHVyZQ== /no.webp</b></template>${templates[1]}`,
  );
});

test('pages have the skeletons of their address only, and those for customers and of private addresses too', async () => {
  const templates = ['home', 'login'].map((kind) => `<template id="${kind}-en"><b>${kind}</b></template>`);
  const program: PageProgram = {
    planPage: ({ path }) => (path === '/' ? { language: 'en', write: () => PARTS } : undefined),
    skeletonOf: (path) => (path === '/' ? 'home' : path.slice(1)),
  };
  const pageFor = makePages({
    folder: '/nowhere',
    html: HTML.replace('<script>', `${templates.join('')}<script>`),
    realty: () => Response.json({}),
    site: async () => ({ brand: { name: 'Maple' } }),
    program,
  });
  const skeletonsAt = async (path: string, headers: Record<string, string> = {}) => {
    const page = await pageFor(new Request(`http://product.test/real-estate${path}`, { headers }));
    expect(page?.html).toContain('<script type="application/json" id="site">');
    return [...(page?.html ?? '').matchAll(/<b>(\w+)/g)].map(([, kind]) => kind);
  };
  expect(await skeletonsAt('/')).toEqual(['home']);
  expect(await skeletonsAt('/', { Cookie: 'activeSession=true' })).toEqual(['home']);
  expect(await skeletonsAt('/login')).toEqual(['login']);
  expect(await skeletonsAt('/unknown')).toEqual(['home', 'login']);
});

test('a private page without published content has its skeleton only, and a tag of its own', async () => {
  const html = HTML.replace(
    '<script>',
    '<template id="home-en">h</template><template id="map-en">m</template><script>',
  );
  const program: PageProgram = { planPage: () => undefined, skeletonOf: () => 'map' };
  const page = await get({ html, program });
  expect(page?.html).toBe(html.replace('<template id="home-en">h</template>', ''));
  expect(page?.headers['ETag']).toMatch(/^W/);
  const again = await get({ html, program });
  expect(again?.headers).toEqual(page?.headers);
});

test('a canonical address keeps the query, and is below the product’s own path', async () => {
  const page = await get({ program: planned({ write: () => ({ ...PARTS, location: '/detail/Ontario' }) }) });
  expect(page).toMatchObject({
    status: 301,
    headers: { Location: '/real-estate/detail/Ontario?utm=1' },
    html: '',
  });
});

test('the language of the browser decides by its weights', async () => {
  const planPage = vi.fn(planned({}).planPage);
  await get({ program: { planPage } }, { 'Accept-Language': 'de;q=0.9, fr-CA;q=0.8, en;q=0, *;q=0.1' });
  expect(planPage.mock.calls[0]?.[0].languages).toEqual(['de', 'fr-CA', '*']);
});

/** Addresses as the heads write them. */
const addressed: PageProgram = {
  planPage: ({ origin }) => ({
    language: 'en',
    write: () => ({
      ...PARTS,
      tags: [
        ...PARTS.tags,
        { element: 'link', attributes: { rel: 'canonical', href: `${origin}/real-estate/map` } },
        { element: 'link', attributes: { rel: 'preload', href: '/images/a.webp' } },
        { element: 'script', attributes: {}, text: JSON.stringify({ url: `${origin}/real-estate/map` }) },
      ],
    }),
  }),
};

test('a configured site is the origin of addresses on every host', async () => {
  const page = await get({ program: addressed, siteUrl: 'https://homes.example' });
  expect(page?.html.match(/https:\/\/homes\.example\/real-estate\/map/g)).toHaveLength(2);
  expect(page?.html).not.toContain('product.test');
});

test('without a configured site a page has no absolute addresses, because its Host can be forged', async () => {
  const page = await get({ program: addressed });
  expect(page?.html).toContain('<meta data-first name="description" content="Bright.">');
  expect(page?.html).toContain('href="/images/a.webp"');
  expect(page?.html).not.toMatch(/canonical|"url"|https?:/);
});

test('a page contains the answers to all its calls', async () => {
  const call = (url: string) => ({ url, headers: {} });
  const program = planned({ call: call('/first'), check: () => call('/second'), further: call('/third') });
  const page = await get({ realty: ({ url }) => Response.json({ from: new URL(url).pathname }), program });
  const answers = page?.html.matchAll(/data-answer>(.*?)<\/script>/g) ?? [];
  expect([...answers].map(([, text]) => text)).toEqual(
    ['first', 'second', 'third'].map((name) => `{"from":"/realty/${name}"}`),
  );
});

test('all calls of a page have one deadline', async () => {
  const realty: Answer = () => wait(300, Response.json({}));
  const checked: unknown[] = [];
  const program = planned({
    call: { url: '/first', headers: {} },
    check: () => ({ url: '/second', headers: {} }),
    write: (answer, places) => {
      checked.push(answer?.status, places);
      return PARTS;
    },
  });
  await get({ realty, program, timeoutMs: 500 });
  expect(checked).toEqual([200, undefined]);
});

test('a page of the same address and language is written once in some seconds, and never for a customer', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  // The cache takes a time of 0 for none.
  vi.advanceTimersByTime(1_000);
  let written = 0;
  const program: PageProgram = {
    planPage: ({ languages }) => ({
      language: languages.includes('fr') ? 'fr' : 'en',
      call: { url: '/listings', headers: {} },
      write: () => ({ ...PARTS, title: `Page ${++written}` }),
    }),
  };
  let status = 503;
  const pageFor = makePages({
    folder: '/nowhere',
    html: HTML,
    realty: () => Response.json({}, { status }),
    program,
  });
  const titleFor = async (language: string, rest: Record<string, string> = {}, path = '/map') => {
    const headers = { 'Accept-Language': language, ...rest };
    const page = await pageFor(new Request(`http://product.test/real-estate${path}`, { headers }));
    return /<title>(.*?)<\/title>/.exec(page?.html ?? '')?.[1];
  };
  // Without its data a page is not kept.
  expect(await titleFor('en')).toBe('Page 1');
  vi.advanceTimersByTime(10);
  await wait(5);
  status = 200;
  expect(await Promise.all([titleFor('en'), titleFor('en')])).toEqual(['Page 2', 'Page 2']);
  expect(await titleFor('en')).toBe('Page 2');
  expect(await titleFor('fr')).toBe('Page 3');
  expect(await titleFor('en', {}, '/map?beds=2')).toBe('Page 4');
  expect(await titleFor('en', { Cookie: 'activeSession=true' })).toBeUndefined();
  vi.advanceTimersByTime(6_000);
  await wait(5);
  expect(await titleFor('en')).toBe('Page 5');
});

test('a customer gets the page as it was built', async () => {
  expect(await get({}, { Cookie: 'a=b; activeSession=true' })).toBeUndefined();
  expect(await get({}, { Cookie: 'activeSession=false' })).toBeDefined();
});

test('the first call is sent as a visitor’s, with its headers', async () => {
  let answer: FirstAnswer | undefined;
  let called: Request | undefined;
  const realty: Answer = (request) => {
    called = request;
    return Response.json({ mlsNumber: 'C1' }, { status: 404 });
  };
  const program = planned({
    call: { url: '/listings/C1', headers: { 'board-id': '2' } },
    write: (known) => {
      answer = known;
      return PARTS;
    },
  });
  await get({ realty, program }, { Authorization: 'Bearer anne', Cookie: 'a=b' });
  expect(called?.url).toMatch(/\/realty\/listings\/C1$/);
  expect([...(called?.headers ?? [])]).toEqual([['board-id', '2']]);
  expect(answer).toMatchObject({ status: 404, body: { mlsNumber: 'C1' } });
});

const failing: readonly (readonly [string, Partial<PageOptions>])[] = [
  ['fails', { realty: () => Promise.reject(new Error('The database is gone.')) }],
  ['is busy', { realty: () => Response.json({ message: 'Busy.' }, { status: 503 }) }],
  ['answers with another format', { realty: () => new Response('<html>') }],
  ['is too slow', { realty: () => wait(500, Response.json({})), timeoutMs: 20 }],
];

test.each(failing)('a service that %s leaves the page as it was built', async (_title, options) => {
  capturedLog();
  const start = performance.now();
  const program = planned({
    call: { url: '/listings/C1', headers: {} },
    write: (answer) => answer && PARTS,
  });
  expect(await get({ program, ...options })).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(300);
});

test('a program that throws, a build without one, and a page without the places change nothing', async () => {
  capturedLog();
  const throwing: PageProgram = {
    planPage: () => {
      throw new Error('A rule failed.');
    },
  };
  expect(await get({ program: throwing })).toBeUndefined();
  expect(
    await makePages({ folder: '/nowhere', html: HTML, realty: () => Response.json({}) })(
      new Request('http://product.test/real-estate/'),
    ),
  ).toBeUndefined();
  expect(await get({ html: '<title>The app</title>' })).toBeUndefined();
});
