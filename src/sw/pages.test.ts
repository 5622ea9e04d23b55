import { afterEach, expect, test, vi } from 'vitest';
import { ENTRY, echo, noConnection, PAGE, runWorker } from '#tests/support/worker/runWorker.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('without a network every page opens with the stored page and its policy', async () => {
  const { open, ask, connect } = await runWorker(echo);
  connect(noConnection);
  for (const path of ['/real-estate/', '/real-estate/detail/C1/2', '/real-estate/map/43.65,-79.38?z=12.5']) {
    const page = await open(path);
    expect(await page?.text()).toBe(PAGE);
    expect(page?.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
    expect(page?.headers.get('Server-Timing'), 'so that the page asks for a newer version').toBe('kept');
  }
  expect(await (await ask(ENTRY))?.text()).toBe(ENTRY);
});

test('with a network the page is the server’s, which may be of a newer build', async () => {
  const { open, requests } = await runWorker(echo);
  const page = await open('/real-estate/list');
  expect(await page?.text()).toBe('/real-estate/list');
  expect(page?.headers.get('Server-Timing')).toBeNull();
  expect(requests).toEqual(['GET /real-estate/list']);
  const preloaded = await open('/real-estate/list', {
    preloadResponse: Promise.resolve(new Response('early')),
  });
  expect(await preloaded?.text()).toBe('early');
});

test.each([
  ['a failing server', 503, PAGE],
  ['a page that is not there', 404, 'no'],
])('%s', async (_name, status, shown) => {
  const { open, connect } = await runWorker(echo);
  connect(() => new Response('no', { status }));
  expect(await (await open('/real-estate/list'))?.text()).toBe(shown);
});

test('a server that takes too long is not waited for', async () => {
  const { open, connect } = await runWorker(echo);
  vi.useFakeTimers();
  connect(() => new Promise(() => {}));
  const page = open('/real-estate/list');
  await vi.advanceTimersByTimeAsync(3000);
  expect(await (await page)?.text()).toBe(PAGE);
});

test.each([
  '/real-estate/manifest.json',
  '/real-estate/sw.js',
  '/real-estate/robots.txt',
  '/real-estate/app.webmanifest',
  '/real-estate/desk',
  '/real-estate/desk/items/4711',
])('%s is left to the network, opened or fetched', async (path) => {
  const { open, ask } = await runWorker(echo);
  expect(await open(path)).toBeUndefined();
  expect(await ask(path)).toBeUndefined();
});

test('code that was used once is available again; missing code stays missing', async () => {
  const { ask, connect, caches } = await runWorker(echo);
  await ask('/real-estate/assets/map-1.js');
  connect(noConnection);
  expect(await (await ask('/real-estate/assets/map-1.js'))?.text()).toBe('/real-estate/assets/map-1.js');
  await expect(ask('/real-estate/assets/chart-1.js')).rejects.toThrow('Failed to fetch');
  connect(() => new Response('gone', { status: 404 }));
  expect((await ask('/real-estate/assets/old-1.js'))?.status).toBe(404);
  expect(caches.paths('hp-code')).toEqual(['/real-estate/assets/map-1.js']);
});

test('French texts are fetched when pages are read in French', async () => {
  const { tell, requests } = await runWorker(echo);
  await tell({ type: 'keepLanguage', language: 'en' });
  expect(requests).toEqual([]);
  await tell({ type: 'keepLanguage', language: 'fr' });
  expect(requests).toEqual(['GET /real-estate/assets/fr-1.js']);
});

test('a newer worker takes over on request, or when a page of its own build runs', async () => {
  const { tell, scope } = await runWorker(echo);
  await tell({ type: 'pageRuns', entry: 'https://homes.example/real-estate/assets/index-0.js' });
  expect(scope.skipWaiting).not.toHaveBeenCalled();
  await tell({ type: 'pageRuns', entry: `https://homes.example${ENTRY}` });
  expect(scope.skipWaiting).toHaveBeenCalledOnce();
  await tell({ type: 'takeOver' });
  expect(scope.skipWaiting).toHaveBeenCalledTimes(2);
  expect(scope.clients.claim).toHaveBeenCalledOnce();
});
