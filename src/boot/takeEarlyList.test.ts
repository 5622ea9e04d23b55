import { HttpResponse, http } from 'msw';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { placeholderPicture } from '#api/images.ts';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { pageQuery, printQuery } from '#api/realty/searchQuery.ts';
import { serviceAddresses } from '#config/environment.ts';
import { parseSearchPath } from '#domain/search/searchPath.ts';
import { rememberSession } from '#store/activeSession.ts';
import { followHiddenHomes, markHome } from '#store/homeMarks.ts';
import { makeStore } from '#store/makeStore.ts';
import { network } from '#tests/support/page/network.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';
import { requestEarly } from './earlyAnswers.ts';
import { requestList } from './earlyRequests.ts';
import { plainListUrl } from './plainListUrl.ts';
import { takeEarlyList } from './takeEarlyList.ts';

/** The queries of the service's searches, one for each call. */
let requested: string[];

beforeEach(async () => {
  const services = await makeTestServices({
    listings: [
      createMockGeneratedListing({ mlsNumber: 'W1000001', city: 'Richmond Hill', listPrice: 900_000 }),
      createMockGeneratedListing({
        mlsNumber: 'X1000002',
        city: 'Ottawa',
        permissions: { displayPublic: 'N', displayAddressOnInternet: 'N', displayInternetEntireListing: 'N' },
      }),
      createMockGeneratedListing({ mlsNumber: 'W1000003', city: 'Brampton', images: [] }),
      createMockGeneratedListing({ mlsNumber: 'X1000003', city: 'Ottawa' }),
    ],
  });
  requested = [];
  network.use(
    http.all('*', async ({ request }) => {
      requested.push(new URL(request.url).search);
      return (await services.fetch(request)) ?? HttpResponse.error();
    }),
  );
  onTestFinished(async () => {
    globalThis.earlyAnswers = undefined;
    window.history.replaceState(null, '', '/');
    await services.close();
  });
});

const segmentsOf = (path: string) => path.split('/').slice(2).map(decodeURIComponent);

/**
 * Opens the app at a list, with or without the boot script's request. `results` are those that its page has at once.
 */
async function openedAt(path: string, query = '', asksFirst = true) {
  window.history.replaceState(null, '', `/real-estate${path}${query}`);
  const picture = asksFirst ? requestList(segmentsOf(path), query) : undefined;
  const { dispatch, getState } = makeStore();
  await takeEarlyList(dispatch);
  const search = parseSearchPath(path + query)?.search;
  if (!search) throw new Error(`${path} is no list.`);
  return { picture, search, results: realtyApi.endpoints.listings.select({ search })(getState()).data };
}

test.each(['/list/Ontario', '/list/Ontario/Richmond-Hill', '/list/Quebec/Montr%C3%A9al/Saint--Henri'])(
  'the early request for %s is the one of its page, and is sent once',
  async (path) => {
    const { search, results } = await openedAt(path);
    expect(requested).toEqual([`?${printQuery(pageQuery({ search }))}`]);
    expect(plainListUrl(search)).toContain(requested[0]);
    expect(results?.page).toBe(1);
  },
);

test('early results are in the store before the page is rendered, and their first picture is requested', async () => {
  const { picture, results } = await openedAt('/list/Ontario/Richmond-Hill');
  const [home] = results?.listings ?? [];
  expect(home?.mlsNumber).toBe('W1000001');
  const image = await picture;
  expect(image?.src).toContain(`/images/${home?.images[0]}?w=800`);
  expect(image?.fetchPriority).toBe('high');
});

test.each([
  ['on a phone the picture is shown in the place that the skeleton keeps for it', true],
  ['on a wider window, where the place depends on the page, it is not', false],
])('%s', async (_, isPhone) => {
  const { matchMedia } = window;
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: isPhone });
  document.body.innerHTML = '<div data-picture></div>';
  const { picture } = await openedAt('/list/Ontario/Richmond-Hill');
  await picture;
  expect(document.querySelector('[data-picture] img') !== null).toBe(isPhone);
  document.body.innerHTML = '';
});

test('the first picture is that of the first home that a visitor may see', async () => {
  const { picture, results } = await openedAt('/list/Ontario/Ottawa');
  const open = results?.listings.find(({ restricted }) => !restricted);
  expect(results?.listings).toHaveLength(2);
  expect((await picture)?.src).toContain(`/images/${open?.images[0]}?w=800`);
});

test('the scene of a first home without a photo is requested, as in its card', async () => {
  const { matchMedia } = window;
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: true });
  document.body.innerHTML = '<div data-picture></div>';
  const { picture } = await openedAt('/list/Ontario/Brampton');
  const image = await picture;
  const { src, srcSet, sizes } = placeholderPicture();
  expect(image).toMatchObject({ srcset: srcSet, sizes, fetchPriority: 'high' });
  expect(image?.getAttribute('src')).toBe(src);
  expect(document.querySelector('[data-picture] img')).toBe(image);
  document.body.innerHTML = '';
});

test('the early answer about an unknown place is in the store before the page is rendered', async () => {
  window.history.replaceState(null, '', '/real-estate/list/Ontario/Kenora');
  requestList(['Ontario', 'Kenora'], '');
  await requestEarly(`${serviceAddresses.realtyUrl}/locations?search=Kenora`, {});
  const { dispatch, getState } = makeStore();
  await takeEarlyList(dispatch);
  expect(requested).toHaveLength(2);
  const { data } = realtyApi.endpoints.locations.select({ search: 'Kenora' })(getState());
  expect(data?.cities).toEqual([]);
});

test('no picture is requested for a place without homes', async () => {
  const { picture } = await openedAt('/list/Ontario/Kenora');
  expect(await picture).toBeUndefined();
});

test('the early request of a visitor with hidden homes leaves them out, as that of the page', async () => {
  onTestFinished(() => localStorage.clear());
  const { dispatch } = makeStore();
  await dispatch(markHome('hidden', { mlsNumber: 'W1000009', boardId: 2 }));
  await dispatch(markHome('hidden', { mlsNumber: 'W1000001', boardId: 2 }));
  const { search, results } = await openedAt('/list/Ontario/Richmond-Hill');
  expect(requested).toEqual([`?${printQuery(pageQuery({ search }))}&hide=2-W1000001,2-W1000009`]);
  expect(results?.listings).toEqual([]);
});

test('hidden homes that a former release stored are left out by the page’s own request, and early from then on', async () => {
  onTestFinished(() => localStorage.clear());
  const home = { mlsNumber: 'W1000001', boardId: 2, marked: '2026-11-20T12:00:00.000Z' };
  localStorage.setItem('hp:hidden-homes', JSON.stringify([home]));
  expect((await openedAt('/list/Ontario/Richmond-Hill')).results).toBeUndefined();
  makeStore().dispatch(followHiddenHomes())();
  expect((await openedAt('/list/Ontario/Richmond-Hill')).results?.listings).toEqual([]);
});

test.each([
  ['/list/Ontario/Richmond-Hill', '?beds=3'],
  ['/list', ''],
])('no early request is sent at %s%s: the page reads the filters from the address', async (path, query) => {
  const { picture, results } = await openedAt(path, query);
  expect(picture).toBeUndefined();
  expect(results).toBeUndefined();
  expect(requested).toEqual([]);
});

test('without an early answer the page sends its own request', async () => {
  const { results } = await openedAt('/list/Ontario', '', false);
  expect(results).toBeUndefined();
  expect(requested).toEqual([]);
});

test('no early request is sent for a customer, whose answers hold more', () => {
  rememberSession('active');
  expect(requestList(['Ontario'], '')).toBeUndefined();
  expect(globalThis.earlyAnswers).toBeUndefined();
});
