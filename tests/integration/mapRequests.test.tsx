import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';

configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });

/** A request of the map to the realty service: "pins", "page" or "count", with its view. */
interface MapRequest {
  kind: string;
  ring: string;
}

const TWO_HOMES = [
  { mlsNumber: 'C1000001', latitude: 43.65, longitude: -79.38 },
  { mlsNumber: 'C1000002', latitude: 43.64, longitude: -79.42 },
];

async function openMap(path: string, homes = TWO_HOMES) {
  const port = installFakeMapPort();
  const { create } = port;
  port.create = async (...input) => {
    const handle = await create(...input);
    // The document of a test has no sizes, so every opened pin counts as covered. The map moves far for it.
    handle.panBy = () => {
      const { latitude, longitude } = port.map().camera().center;
      port.map().programMoves({ center: { latitude, longitude: longitude + 0.01 } });
    };
    return handle;
  };
  const services = await makeTestServices({ listings: homes.map(createMockGeneratedListing) });
  const requested: MapRequest[] = [];
  const counting: typeof services = {
    ...services,
    fetch: async (request, init) => {
      const call = new Request(request, init);
      const { pathname, searchParams } = new URL(call.url);
      const posted = call.method === 'POST' ? await call.clone().text() : '{}';
      if (pathname === '/realty/listings') {
        const { map } = JSON.parse(posted) as { map?: string }; // countBody
        const kind = searchParams.has('aggregates') ? 'pins' : call.method === 'POST' ? 'count' : 'page';
        requested.push({ kind, ring: map ?? searchParams.get('map') ?? '' });
      }
      return services.fetch(call);
    },
  };
  const app = await renderApp({ path, services: counting });
  await waitFor(() => expect(port.made).toHaveLength(1));
  return { ...app, port, requested };
}

async function cards(count: number): Promise<void> {
  const panel = screen.getByRole('region', { name: 'Results' });
  await waitFor(() => expect(within(panel).getAllByRole('article')).toHaveLength(count));
}

test('a small pan sends no request; one to another view requests its pins and its page, once each', async () => {
  const { port, requested, location } = await openMap('/map/43.65;-79.38?z=14');
  await cards(1);
  expect(requested.map(({ kind }) => kind).sort()).toEqual(['page', 'pins']);
  expect(new Set(requested.map(({ ring }) => ring)).size, 'both speak of one view').toBe(1);

  // A few metres each, like the movement of a resting hand.
  for (const longitude of [-79.3801, -79.3802, -79.38015]) {
    act(() => port.map().visitorMoves({ center: { latitude: 43.65, longitude } }));
    // The page is marked as busy from the movement on, before the request.
    expect(screen.getByRole('heading', { name: '1 home in view' })).not.toHaveAttribute('data-busy');
    await waitFor(() => expect(location()).toBe(`/map/43.65;${longitude}?z=14`));
  }
  act(() => port.map().visitorMoves({ center: { latitude: 43.64, longitude: -79.42 } }));
  await screen.findByRole('heading', { name: '1 home in view' });
  await waitFor(() => expect(requested.length).toBeGreaterThanOrEqual(4));
  expect(
    requested
      .slice(2)
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['page', 'pins']);

  // Recently seen homes come from the cache.
  act(() => port.map().visitorMoves({ center: { latitude: 43.65, longitude: -79.38 } }));
  await screen.findByRole('button', { name: /^\$/ });
  act(() => port.map().visitorMoves({ zoom: 12 }));
  await screen.findByRole('heading', { name: '2 homes in view' });
  await waitFor(() => expect(requested).toHaveLength(6));
});

test('one pan is one address, one pin search and one camera, and its pins are in one place', async () => {
  const { port, requested, location, router, store } = await openMap('/map/43.65;-79.38?z=14&beds=2', [
    ...TWO_HOMES,
    { mlsNumber: 'C1000003', latitude: 43.64, longitude: -79.421 },
  ]);
  await cards(1);
  const addresses = new Set([router.state.location.key]);
  router.subscribe(({ location: { key } }) => addresses.add(key));
  const searches = new Set([store.getState().searchParams]);
  const cameras: number[] = [];
  store.subscribe(() => {
    const { searchParams, settings } = store.getState();
    searches.add(searchParams);
    if (cameras.at(-1) !== settings.center.longitude) cameras.push(settings.center.longitude);
  });
  act(() => port.map().visitorMoves({ center: { latitude: 43.64, longitude: -79.42 } }));
  await screen.findByRole('heading', { name: '2 homes in view' });
  await cards(2);
  expect(location()).toBe('/map/43.64;-79.42?z=14&beds=2');
  expect(addresses.size, 'the address before, and one more').toBe(2);
  expect(searches.size, 'the pan is no other search').toBe(1);
  expect(cameras, 'the address moves nothing').toEqual([-79.42]);
  expect(requested.slice(2).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['page', 'pins']));
  expect(requested).toHaveLength(4);
  await waitFor(() => expect(realtyApi.util.selectEntriesForEndpoint(store.getState(), 'pins')).toEqual([]));

  // Other filters make another search of the same view; the order of the results does not.
  await act(() => router.navigate('/map/43.64;-79.42?z=14&beds=2&sort=bedsAsc'));
  await waitFor(() => expect(requested).toHaveLength(5));
  await act(() => router.navigate('/map/43.64;-79.42?z=14&beds=3'));
  await waitFor(() => expect(requested).toHaveLength(7));
  expect(
    requested
      .slice(4)
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['page', 'page', 'pins']);
});

test('a pan within the searched view stays on its page and where the keyboard is; another view starts at page 1', async () => {
  const homes = Array.from({ length: 10 }, (_, at) => ({
    mlsNumber: `C200000${at}`,
    latitude: 43.65 + at / 100_000,
    longitude: -79.38,
  }));
  const { port, requested, location } = await openMap('/map/43.65;-79.38?z=14&page=2', homes);
  await cards(2);
  const map = screen.getByRole('region', { name: /^Map of homes/ });
  map.focus();
  const moveTo = (longitude: number) =>
    act(() => port.map().visitorMoves({ center: { latitude: 43.65, longitude } }));
  moveTo(-79.3801);
  await waitFor(() => expect(location()).toBe('/map/43.65;-79.3801?z=14&page=2'));
  expect(map).toHaveFocus();
  expect(requested.map(({ kind }) => kind).sort()).toEqual(['page', 'pins']);

  // Back, before the address has the first of them. The page that was reset stays at 1.
  act(() => {
    port.map().visitorMoves({ center: { latitude: 43.65, longitude: -79.372 } });
    port.map().visitorMoves({ center: { latitude: 43.65, longitude: -79.37201 } });
  });
  await waitFor(() => expect(location()).toBe('/map/43.65;-79.37201?z=14'));
  await cards(8);
  expect(map).toHaveFocus();
});

test('a map that moves to show the pin of an open home asks for nothing and keeps its page', async () => {
  /** The document of a test has no layout. This observer calls once, like the browser's at its start. */
  class OnceObserver {
    readonly #call: () => void;
    constructor(call: () => void) {
      this.#call = call;
    }
    observe(): void {
      this.#call();
    }
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', OnceObserver);
  onTestFinished(() => void vi.unstubAllGlobals());
  const homes = Array.from({ length: 10 }, (_, at) => ({
    mlsNumber: `C200000${at}`,
    // One is alone, the others are in a cluster.
    latitude: at === 0 ? 43.66 : 43.645,
    longitude: -79.38,
  }));
  const { port, requested, location, user } = await openMap('/map/43.65;-79.38?z=14&page=2', homes);
  await cards(2);
  const requestCount = requested.length;
  const [pin] = await screen.findAllByRole('button', { name: /^\$/ });
  if (!pin) throw new Error('The map has no pin.');
  await user.click(pin);
  const overlay = await within(screen.getByRole('main')).findByRole('dialog');
  await waitFor(() => expect(location()).toMatch(/^\/map\/43\.65;-79\.37\/C200000\d\/2\?z=14&page=2$/));
  await within(overlay).findByRole('article');
  await cards(2);
  expect(requested).toHaveLength(requestCount);

  // The visitor's own movement searches where the map is now, from the first page.
  act(() => port.map().visitorMoves({ center: { latitude: 43.65, longitude: -79.3701 } }));
  await waitFor(() => expect(requested.filter(({ kind }) => kind === 'pins')).toHaveLength(2));
  expect(location()).not.toContain('page=');
});

test('a filter’s count in advance is for the panel’s view', async () => {
  const { requested, user } = await openMap('/map/43.65;-79.38?z=14');
  await cards(1);
  await user.click(screen.getByRole('button', { name: /^Price(?!s by area)/ }));
  await waitFor(() => expect(requested.map(({ kind }) => kind)).toContain('count'));
  expect(new Set(requested.map(({ ring }) => ring)).size).toBe(1);
});
