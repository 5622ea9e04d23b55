import { afterEach, expect, test, vi } from 'vitest';
import { FETCHED_AT } from '#config/offline.ts';
import { ENTRY, echo, type Network, noConnection, PAGE, runWorker } from '#tests/support/worker/runWorker.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const SEARCH = '/realty/listings?city=Mississauga&sortBy=listPriceAsc';
const CUSTOMER = { headers: { Authorization: 'Bearer of.somebody.real' } };

const date = (...time: [number, number, number]) => new Date(Date.UTC(2001, 0, 1, ...time)).toUTCString();

/** Answers with the board and whether the request had a token. */
const named: Network = ({ headers }) =>
  Response.json({ board: headers.get('board-id'), customer: headers.has('authorization') });

test('a search that was answered before is available offline, with its date', async () => {
  const { ask, connect } = await runWorker(echo);
  const fresh = await ask(SEARCH);
  expect(fresh?.headers.get(FETCHED_AT)).toBeNull();
  connect(noConnection);
  const before = Date.now();
  const copies = await ask(SEARCH);
  expect(await copies?.text()).toBe('/realty/listings');
  // The server's date is years off: only the device's own clock counts.
  const age = before - Date.parse(copies?.headers.get(FETCHED_AT) ?? '');
  expect(age).toBeLessThan(60_000);
  await expect(ask('/realty/listings?city=Oakville')).rejects.toThrow('Failed to fetch');
});

test.each([
  ['by its word', { Age: '80' }],
  ['by its own date and the services’', { Date: date(12, 1, 20), 'X-Made-At': date(12, 0, 0) }],
])('the time that an answer spent in a cache on the way counts as age: %s', async (_how, headers) => {
  const { ask, connect } = await runWorker(() => new Response('kept twice', { headers }));
  const before = Date.now();
  await ask(SEARCH);
  connect(noConnection);
  const since = Date.parse((await ask(SEARCH))?.headers.get(FETCHED_AT) ?? '');
  expect(since - before).toBeGreaterThanOrEqual(-80_000);
  expect(since - before).toBeLessThan(-20_000);
});

test('an answer in the browser’s own cache is used only after the service has confirmed it', async () => {
  const modes: string[] = [];
  const { ask } = await runWorker(({ cache }) => {
    modes.push(cache);
    return new Response('new');
  });
  await ask(SEARCH);
  await ask('/realty/listings/C1');
  await ask(SEARCH, CUSTOMER);
  expect(modes).toEqual(['no-cache', 'no-cache', 'no-cache']);
});

test('the network comes first as long as it answers in time', async () => {
  const { ask, connect } = await runWorker(() => new Response('old'));
  await ask(SEARCH);
  connect(() => new Response('new'));
  expect(await (await ask(SEARCH))?.text()).toBe('new');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const late = Promise.withResolvers<Response>();
  connect(() => late.promise);
  const answer = ask(SEARCH);
  await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(6000);
  vi.useRealTimers();
  // A late answer is stored for the next time.
  late.resolve(new Response('late'));
  expect(await (await answer)?.text()).toBe('new');
  connect(noConnection);
  expect(await (await ask(SEARCH))?.text()).toBe('late');
});

test.each([502, 503, 504])('%s: the offline copy, and without one the service’s answer', async (status) => {
  const { ask, connect } = await runWorker(echo);
  await ask(SEARCH);
  connect(() => new Response('away', { status, headers: { 'Retry-After': '2' } }));
  expect(await (await ask(SEARCH))?.text()).toBe('/realty/listings');
  expect((await ask('/realty/listings/C1'))?.headers.get('Retry-After')).toBe('2');
});

test.each([404, 500, 429])('a failure (%s) is passed on and never stored', async (status) => {
  const { ask, connect } = await runWorker(() => new Response('no', { status }));
  expect((await ask(SEARCH))?.status).toBe(status);
  connect(noConnection);
  await expect(ask(SEARCH)).rejects.toThrow('Failed to fetch');
});

test('listings of the same number on two boards are stored separately', async () => {
  const { ask, connect } = await runWorker(named);
  await ask('/realty/listings/C1', { headers: { 'board-id': '2' } });
  await ask('/realty/listings/C1', { headers: { 'board-id': '9' } });
  connect(noConnection);
  const copies = await ask('/realty/listings/C1', { headers: { 'board-id': '2' } });
  expect(await copies?.json()).toMatchObject({ board: '2' });
});

test.each([
  ['a search', SEARCH],
  ['a file of the build', ENTRY],
  ['code that comes later', '/real-estate/assets/map-1.js'],
  ['a picture', '/images/home.webp?w=350'],
])('%s without an answer is requested once', async (_name, path) => {
  const { ask, requests, connect, caches } = await runWorker(noConnection);
  for (const name of await caches.keys()) await caches.delete(name);
  connect(noConnection);
  await expect(ask(path)).rejects.toThrow('Failed to fetch');
  expect(requests).toEqual([`GET ${path}`]);
});

test('a page without an answer and without a copy is requested once', async () => {
  const { open, requests, caches } = await runWorker(noConnection);
  for (const name of await caches.keys()) await caches.delete(name);
  await expect(open('/real-estate/list')).rejects.toThrow('Failed to fetch');
  expect(requests).toHaveLength(1);
});

test.each<[string, string, RequestInit?]>([
  ['a count', '/realty/listings?type=count', { method: 'POST' }],
  ['a lead', '/realty/contact', { method: 'POST' }],
  ['the list of every place', '/realty/locations'],
  ['a customer’s own', '/customer/user/saved-homes', CUSTOMER],
  ['a sign-in', '/idp/', { method: 'POST' }],
  ['an address that is looked up', '/maps/geocode?q=1'],
])('%s is left to the network', async (_name, path, init) => {
  const { ask } = await runWorker(echo);
  expect(await ask(path, init)).toBeUndefined();
});

test('answers to a customer are stored separately, and removed at the end of the session', async () => {
  const { ask, connect, caches, tell } = await runWorker(named);
  await ask(SEARCH, CUSTOMER);
  await ask('/images/home.webp?w=350');
  expect(caches.paths('hp-private')).toHaveLength(1);
  expect(caches.paths('hp-searches')).toEqual([]);
  connect(noConnection);
  // A page that is opened offline has valid tokens, but no confirmed session yet.
  expect(await (await ask(SEARCH))?.json()).toMatchObject({ customer: true });

  await tell({ type: 'forgetPrivate', isSignOut: true });
  expect(await caches.keys()).not.toContain('hp-private');
  expect(await caches.keys()).not.toContain('hp-pictures');
  await expect(ask(SEARCH)).rejects.toThrow('Failed to fetch');
});

test('the answer to a preview of a draft is never stored', async () => {
  const { ask, connect, caches } = await runWorker(named);
  expect(
    await ask('/realty/content/site', { headers: { Authorization: 'Preview home.1.x' } }),
  ).toBeUndefined();
  expect(caches.paths('hp-private')).toEqual([]);
  expect(caches.paths('hp-lookups')).toEqual([]);
  expect((await ask('/realty/content/site', CUSTOMER))?.status).toBe(200);
  connect(noConnection);
  expect(
    await ask('/realty/content/site', { headers: { Authorization: 'Preview home.1.x' } }),
  ).toBeUndefined();
});

test('an answer that arrives after the end of its session is not stored', async () => {
  const { ask, connect, caches, tell } = await runWorker(named);
  const pending = Promise.withResolvers<Response>();
  connect(() => pending.promise);
  const answer = ask(SEARCH, CUSTOMER);
  await tell({ type: 'forgetPrivate', isSignOut: true });
  pending.resolve(Response.json({}));
  expect((await answer)?.status).toBe(200);
  expect(caches.paths('hp-private')).toEqual([]);
});

test('private answers are not given to a visitor, nor without the cookie of the session', async () => {
  const { ask, connect, cookies } = await runWorker(named);
  await ask(SEARCH, CUSTOMER);
  connect(noConnection);
  cookies.set('activeSession', 'false');
  await expect(ask(SEARCH)).rejects.toThrow('Failed to fetch');
  cookies.set('activeSession', 'true');
  expect(await (await ask(SEARCH))?.json(), 'a session that cannot be confirmed').toMatchObject({
    customer: true,
  });
  cookies.clear();
  await expect(ask(SEARCH)).rejects.toThrow('Failed to fetch');
  // A token is enough, too.
  expect(await (await ask(SEARCH, CUSTOMER))?.json()).toMatchObject({ customer: true });
  vi.stubGlobal('cookieStore', undefined);
  await expect(ask(SEARCH)).rejects.toThrow('Failed to fetch');
});

test('a picture that arrives after the end of its session is not stored', async () => {
  const { ask, connect, caches, tell } = await runWorker(echo);
  const pending = Promise.withResolvers<Response>();
  connect(() => pending.promise);
  const answer = ask('/images/home.webp?w=350');
  await new Promise(setImmediate);
  await tell({ type: 'forgetPrivate', isSignOut: true });
  pending.resolve(new Response('picture'));
  expect((await answer)?.status).toBe(200);
  expect(caches.paths('hp-pictures')).toEqual([]);
});

test('each kind has a maximum number of copies, and the oldest is removed', async () => {
  const { ask, caches } = await runWorker(echo);
  for (let number = 0; number < 32; number += 1) await ask(`/realty/listings?mlsNumber=C${number}`);
  await ask(SEARCH);
  await vi.waitFor(() => expect(caches.paths('hp-homes')).toHaveLength(30));
  expect(caches.paths('hp-homes')).not.toContain('/realty/listings?mlsNumber=C0');
  expect(caches.paths('hp-searches')).toEqual([SEARCH]);
});

test('pictures are fetched once; without a network another size is used', async () => {
  const { ask, requests, connect } = await runWorker(echo);
  await ask('/images/home.webp?w=350');
  await ask('/images/home.webp?w=350');
  expect(requests).toHaveLength(1);
  connect(noConnection);
  expect(await (await ask('/images/home.webp?w=1600'))?.text()).toBe('/images/home.webp');
  await expect(ask('/images/other.webp?w=350')).rejects.toThrow();
});

test('a picture of the product itself stays after a sign-out; without a network another width is used', async () => {
  const { ask, connect, tell } = await runWorker(({ url }) => new Response(url.split('/').at(-1)));
  await ask('/real-estate/assets/brand-0a1b2c3d/buying-800.webp');
  await ask('/real-estate/assets/brand-0a1b2c3d/portrait-amara-350.webp');
  await tell({ type: 'forgetPrivate', isSignOut: true });
  connect(noConnection);
  const small = await ask('/real-estate/assets/brand-0a1b2c3d/buying-350.webp');
  expect(await small?.text()).toBe('buying-800.webp');
  // One picture has changed: the folder of all of them has another name.
  const ofNewBuild = await ask('/real-estate/assets/brand-4e5f6a7b/portrait-amara-1600.webp');
  expect(await ofNewBuild?.text()).toBe('portrait-amara-350.webp');
  await expect(ask('/real-estate/assets/brand-0a1b2c3d/selling-350.webp')).rejects.toThrow('Failed to fetch');
});

test('tiles never change with their version in the address; styles are fetched again', async () => {
  const { ask, requests, connect } = await runWorker(({ url }) =>
    url.includes('/tiles/') ? new Response(null, { status: 204 }) : new Response('style'),
  );
  for (const _time of [1, 2]) {
    await ask('/maps/tiles/10/1/1?v=abc');
    await ask('/maps/styles/light.json?lang=en');
  }
  expect(requests).toHaveLength(3);
  connect(noConnection);
  expect((await ask('/maps/tiles/10/1/1?v=abc'))?.status).toBe(204);
  expect(await (await ask('/maps/styles/light.json?lang=en'))?.text()).toBe('style');
});

test('a device that refuses to store anything leaves everything to the network', async () => {
  const { ask, open, caches, connect } = await runWorker(echo);
  await ask(SEARCH);
  caches.refusal = new DOMException('Storage is blocked.', 'SecurityError');
  expect(await (await open('/real-estate/list'))?.text()).toBe('/real-estate/list');
  for (const path of [
    PAGE,
    '/real-estate/assets/map-1.js',
    SEARCH,
    '/images/a.webp',
    '/maps/tiles/1/1/1?v=1',
  ]) {
    expect(await (await ask(path))?.text(), path).toBe(path.split('?')[0]);
  }
  expect(await (await ask(SEARCH, CUSTOMER))?.text()).toBe('/realty/listings');
  connect(noConnection);
  await expect(ask(SEARCH)).rejects.toThrow('Failed to fetch');
});

test('a full device makes space, and the answer arrives all the same', async () => {
  const { ask, caches } = await runWorker(echo);
  await ask('/images/one.webp');
  const open = caches.open.bind(caches);
  caches.open = async (name) => ({
    ...(await open(name)),
    put: async () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    },
  });
  expect(await (await ask('/images/two.webp'))?.text()).toBe('/images/two.webp');
  await vi.waitFor(async () => expect(await caches.keys()).not.toContain('hp-pictures'));
});

test.each([
  'https://maps.googleapis.com/maps/api/staticmap?center=43.65,-79.38&zoom=15',
  'https://maps.googleapis.com/maps/vt?pb=1&v=1',
  'https://places.googleapis.com/$rpc/google.maps.places.v1.Places/AutocompletePlaces',
  'https://maps.gstatic.com/mapfiles/openhand.cur',
])('Google’s answers, which may not be stored, are left to the browser: %s', async (address) => {
  const { ask, caches } = await runWorker(echo);
  const before = JSON.stringify([...(await caches.keys())]);
  expect(await ask(address)).toBeUndefined();
  expect(JSON.stringify([...(await caches.keys())])).toBe(before);
});
