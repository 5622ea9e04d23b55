import type { RouteObject } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { routes } from '#app/router.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { firstAnswers } from '#tests/support/services/firstAnswers.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';
import { openProduct } from '#tests/support/services/openProduct.ts';

const house = createMockGeneratedListing();
const HOUSE_PATH = '/detail/Ontario/Toronto/Trinity--Bellwoods/33-queen-street-w-m6j1a1/C1000001/2';

async function open(listing = house) {
  const services = await makeTestServices({ listings: [listing] });
  onTestFinished(() => services.close());
  return firstAnswers(services);
}

test('a browser asks for each page again, and a shared cache may hold it for half a minute', async () => {
  const { headers } = (await (await open())(HOUSE_PATH)) ?? {};
  expect(headers).toMatchObject({
    'Cache-Control': 'public, max-age=0, must-revalidate, s-maxage=30',
    'CDN-Cache-Control': 'public, max-age=30, stale-while-revalidate=60',
    ETag: expect.stringMatching(/^W\/".+"$/),
    Vary: 'Accept-Encoding, Accept-Language',
  });
});

/** The places of the tests' country, with their outlines. */
async function openPlaces() {
  const services = await makeTestServices({ limits: [] });
  onTestFinished(() => services.close());
  return firstAnswers(services);
}

test('an unknown listing is a 404 with the page, which is not listed', async () => {
  const page = await (await open())('/detail/C9999999/2');
  expect(page?.status).toBe(404);
  expect(page?.html).toContain('<title>Listing not found | Harbour &amp; Pine</title>');
  expect(page?.html).toContain('<meta data-first name="robots" content="noindex">');
  expect(page?.html).toContain('<div id="root">');
});

test.each([
  ['/detail/C1000001/2', ''],
  ['/detail/C1000001/2', '?utm_source=mail&lang=fr'],
  ['/detail/Ontario/Toronto/Riverdale/12-old-street/C1000001/2', '?a=1'],
  ['/detail//evil.example/C1000001/2', ''],
])('%s%s is redirected to the canonical path with its query', async (path, query) => {
  const page = await (await open())(path + query);
  expect(page).toMatchObject({
    status: 301,
    headers: { Location: `/real-estate${HOUSE_PATH}${query}` },
  });
});

test.each([HOUSE_PATH, HOUSE_PATH.replace('--', '%2D%2D')])('%s is the page itself', async (path) => {
  const page = await (await open())(path);
  expect(page?.status).toBe(200);
  expect(page?.html).toContain(
    `<link data-first rel="canonical" href="http://localhost/real-estate${HOUSE_PATH}">`,
  );
});

test('a restricted listing shows no street, price or picture, by any path', async () => {
  const first = await open(
    createMockGeneratedListing({
      permissions: { displayPublic: 'N', displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' },
    }),
  );
  for (const path of ['/detail/C1000001/2', '/detail/Quebec/Laval/x/1-wrong/C1000001/2']) {
    const page = await first(path);
    // The answer is the same for each path, so it does not tell the right one.
    expect(page?.status).toBe(200);
    expect(page?.html).toContain('<title>Listing C1000001 | Harbour &amp; Pine</title>');
    expect(page?.html).not.toMatch(/Queen|M6J|1,?000,?000|harbour\/c1000001|og:|ld\+json|canonical/);
  }
});

test('a listing that was sold long ago is listed with its status, and not as an offer', async () => {
  const first = await open(
    createMockGeneratedListing({
      status: 'U',
      lastStatus: 'Sld',
      listDay: -3000,
      soldDay: -2900,
      soldPrice: 900_000,
    }),
  );
  const page = await first(HOUSE_PATH);
  expect(page?.status).toBe(200);
  expect(page?.html).toContain('https://schema.org/SoldOut');
  expect(page?.html).not.toContain('noindex');
});

test.each([
  '/auth/login',
  '/auth/profile',
  '/saved',
  '/pre-approval',
  '/viewing',
  '/About',
  '/List/Ontario/Toronto',
])('%s is sent as it was built', async (path) => {
  expect(await (await open())(path)).toBeUndefined();
});

test('a malformed address stays a 400', async () => {
  const { fetch } = await openProduct();
  expect((await fetch('/real-estate/list/%E0%A4%A')).status).toBe(400);
});

test.each(['/no/such/page', '/list/a/b/c/d', '/map/Toronto/C1000001', '/auth/nothing', '/No'])(
  '%s is a 404 with the page, which is not listed',
  async (path) => {
    const page = await (await open())(`${path}?lang=fr`);
    expect(page?.status).toBe(404);
    expect(page?.html).toContain('<title>Page introuvable | Harbour &amp; Pine</title>');
    expect(page?.html).toContain('<meta data-first name="robots" content="noindex">');
    expect(page?.html).not.toContain('canonical');
  },
);

test('no route of the app is a 404', async () => {
  const first = await open();
  const pathsOf = (all: readonly RouteObject[]): string[] =>
    all.flatMap(({ path, children = [] }) => [...(path && path !== '*' ? [path] : []), ...pathsOf(children)]);
  const examples = { ':state': 'Ontario', ':city': 'Toronto', ':neighborhood': 'The-Annex' };
  const all = pathsOf(routes).map((path) =>
    path
      .replace(/:(state|city|neighborhood)/g, (name) => examples[name as keyof typeof examples])
      .replace(':place', 'Toronto')
      .replace(':slug?', 'amara-osei')
      .replace(':mlsNumber', 'C1000001')
      .replace(':boardId', '2')
      .replace('detail/*', 'detail/C1000001/2')
      .replace(/:\w+/g, 'x'),
  );
  expect(all.length).toBeGreaterThan(25);
  for (const path of all) expect([path, (await first(path))?.status]).not.toEqual([path, 404]);
});

test('an unknown neighbourhood is a 404 with the page, which is not listed', async () => {
  const first = await open();
  const page = await first('/area/Ontario/Toronto/Qwertyuiop');
  expect(page?.status).toBe(404);
  expect(page?.html).toContain('<meta data-first name="robots" content="noindex">');
  const known = await first('/area/Ontario/Toronto/The-Annex');
  expect(known?.html).toContain('"@type":"BreadcrumbList"');
  expect(known?.html).not.toContain('noindex');
});

test.each([
  ['/area/Ontario/Toronto/Lesliville', '/area/Ontario/Toronto/Leslieville'],
  ['/list/Ontario/Torotno', '/list/Ontario/Toronto'],
  ['/list/Ontario/Torotno?beds=3&lang=fr', '/list/Ontario/Toronto?beds=3&lang=fr'],
  ['/list/Manitoba/Toronto', '/list/Ontario/Toronto'],
  ['/map/Torotno', '/map/Toronto'],
  ['/detail/Ontario/Toronto', '/list/Ontario/Toronto'],
  ['/detail', '/list'],
])('%s is redirected to %s, the only place that it can be', async (path, location) => {
  const page = await (await openPlaces())(path);
  expect(page).toMatchObject({ status: 301, headers: { Location: `/real-estate${location}` } });
});

test.each(['/list/Ontario/Xyzzy', '/list/Xyzzy', '/list/Ontario/Toronto/Xyzzy', '/map/Xyzzy'])(
  '%s is an unknown place: a 404 with the page, which is not listed',
  async (path) => {
    const page = await (await openPlaces())(path);
    expect(page?.status).toBe(404);
    expect(page?.html).toContain('<meta data-first name="robots" content="noindex">');
    expect(page?.html).toContain('<div id="root">');
  },
);

test.each([
  '/list/Ontario/Toronto?beds=9',
  '/list/Ontario/Mississauga?beds=9',
  '/list/ontario/toronto',
  '/list',
  '/map',
  '/map/43.6;-79.4?z=12',
])('%s is a page, with homes or without', async (path) => {
  const page = await (await openPlaces())(path);
  expect(page?.status).toBe(200);
  expect(page?.html).not.toContain('noindex');
});
