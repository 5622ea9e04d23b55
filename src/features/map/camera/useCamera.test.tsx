import { act, render, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, MemoryRouter, Route, Routes, useLocation, useParams } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { parseMapPlace } from '#domain/paths.ts';
import { parseSearch } from '#domain/search/searchUrl.ts';
import type { MapHandle } from '#platform/maps/mapPort.ts';
import { makeStore } from '#store/makeStore.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { network } from '#tests/support/page/network.ts';
import { useCamera, useUrlCamera } from './useCamera.ts';

const union = { latitude: 43.645_3, longitude: -79.380_6 };

test.each([
  ['43.6453;-79.3806', '?z=15.5', { center: union, zoom: 15.5 }],
  ['43.6453;-79.3806', '', { center: union, zoom: 17 }],
  ['43.6453;-79.3806', '?z=near', { center: union, zoom: 17 }],
  ['43.6453;-79.3806', '?z=99', { center: union, zoom: 18 }],
  ['43.6453;-79.3806', '?z=1', { center: union, zoom: 4 }],
  ['Toronto', '?z=12', undefined],
  ['99;-79', '?z=12', undefined],
  ['', '?z=12', undefined],
])('the address /map/%s%s asks for this camera', (segment, query, expected) => {
  const mapPlace = parseMapPlace(segment);
  const { result } = renderHook(() => useUrlCamera(mapPlace), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[`/map/${segment}${query}`]}>{children}</MemoryRouter>
    ),
  });
  expect(result.current).toEqual(expected);
});

const IDLE = { current: false };

function Camera({ handle }: { handle: MapHandle }) {
  const { place, mlsNumber, boardId } = useParams();
  const mapPlace = parseMapPlace(place ?? '');
  const city = mapPlace?.kind === 'city' ? { city: mapPlace.city } : {};
  const search = parseSearch(new URLSearchParams(useLocation().search), city);
  const open = mlsNumber ? { mlsNumber, boardId: Number(boardId) } : undefined;
  useCamera(handle, { mapPlace, search, open, isViewFixed: IDLE, isShowing: IDLE });
  return null;
}

/** Renders a map beside an address bar. The test can delay the drawing of a page, as a busy browser does. */
async function cameraAt(start: string) {
  const port = installFakeMapPort();
  const handle = await port.create(document.createElement('div'), {
    center: { latitude: 43.65, longitude: -79.38 },
    zoom: 15,
    kind: 'light',
    minZoom: 4,
    maxZoom: 18,
    label: 'Map',
  });
  /** Cameras that the address set on the map. */
  const zooms: number[] = [];
  const { setCamera } = handle;
  handle.setCamera = (camera, movement) => {
    zooms.push(camera.zoom);
    setCamera(camera, movement);
  };
  network.use(
    http.get('*/realty/listings', () =>
      HttpResponse.json({ page: 1, count: 0, listings: [], aggregates: {} }),
    ),
  );
  let setDrawn: (query: string | undefined) => void = () => {};
  const Page = () => {
    const now = useLocation();
    const [drawn, set] = useState<string>();
    setDrawn = set;
    return (
      <Routes
        location={drawn === undefined ? now : (locations.find(({ search }) => search === drawn) ?? now)}
      >
        {['/map', '/map/:place', '/map/:place/:mlsNumber/:boardId'].map((path) => (
          <Route key={path} path={path} element={<Camera handle={handle} />} />
        ))}
      </Routes>
    );
  };
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [start] });
  const locations = [router.state.location];
  const written: string[] = [];
  router.subscribe(({ location, historyAction }) => {
    if (location.key === locations.at(-1)?.key) return;
    locations.push(location);
    if (historyAction === 'REPLACE') written.push(location.pathname + location.search);
  });
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  /** Draws the page of this query instead of the router's; undefined follows the router again. */
  const draw = (query: string | undefined) => act(async () => setDrawn(query));
  return { map: port.map(), zooms, written, address, router, draw };
}

test('a movement is written once, with the filters, the place, the page and the overlay', async () => {
  const { map, written, address, zooms } = await cameraAt('/map/43.65;-79.38/C1000001/2?z=15&beds=2&page=3');
  act(() => map.visitorMoves({ center: { latitude: 43.65, longitude: -79.380_01 } }));
  await waitFor(() => expect(address()).toBe('/map/43.65;-79.38001/C1000001/2?z=15&beds=2&page=3'));
  act(() => map.frameResized());
  expect(written).toHaveLength(1);
  expect(zooms).toEqual([]);
});

test('a page that is drawn late does not move the map back; going back in the history does', async () => {
  const { map, written, zooms, address, draw, router } = await cameraAt('/map/43.65;-79.38?z=15');
  await draw('?z=15');
  act(() => map.visitorMoves({ zoom: 15.5 }));
  act(() => map.visitorMoves({ zoom: 16 }));
  expect(written).toEqual(['/map/43.65;-79.38?z=15.5', '/map/43.65;-79.38?z=16']);
  await draw('?z=15.5');
  expect(map.camera().zoom).toBe(16);
  await draw(undefined);
  expect(map.camera().zoom).toBe(16);
  await act(() => router.navigate('/map/43.65;-79.38?z=12'));
  expect(map.camera().zoom).toBe(12);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(map.camera().zoom).toBe(16));
  expect(zooms).toEqual([12, 16]);
  expect(address()).toBe('/map/43.65;-79.38?z=16');
  expect(written).toHaveLength(2);
});

test('a map that returns to its start before its page is drawn writes that address', async () => {
  const { map, address, draw } = await cameraAt('/map/43.65;-79.38?z=15');
  await draw('?z=15');
  act(() => map.visitorMoves({ zoom: 16 }));
  act(() => map.visitorMoves({ zoom: 15 }));
  await draw(undefined);
  expect(map.camera().zoom).toBe(15);
  expect(address()).toBe('/map/43.65;-79.38?z=15');
});

test('a movement during a change of filters is written after that change', async () => {
  const { map, zooms, address, draw, router } = await cameraAt('/map/43.65;-79.38?z=15');
  await draw('?z=15');
  await act(() => router.navigate('/map/43.65;-79.38?z=15&beds=2'));
  act(() => map.visitorMoves({ zoom: 16 }));
  expect(address()).toBe('/map/43.65;-79.38?z=15&beds=2');
  await draw(undefined);
  await waitFor(() => expect(address()).toBe('/map/43.65;-79.38?z=16&beds=2'));
  expect(zooms).toEqual([]);
});

test('a movement during a navigation to another view gives way to it', async () => {
  const { map, zooms, address, draw, router } = await cameraAt('/map/43.65;-79.38?z=15');
  await draw('?z=15');
  await act(() => router.navigate('/map/43.65;-79.38?z=12'));
  act(() => map.visitorMoves({ zoom: 16 }));
  await draw(undefined);
  expect(zooms).toEqual([12]);
  expect(map.camera().zoom).toBe(12);
  expect(address()).toBe('/map/43.65;-79.38?z=12');
});

test('a movement by the program is written only if the address names a point', async () => {
  const atPoint = await cameraAt('/map/43.65;-79.38?z=15');
  act(() => atPoint.map.programMoves({ zoom: 12 }));
  await waitFor(() => expect(atPoint.address()).toBe('/map/43.65;-79.38?z=12'));
  const atCity = await cameraAt('/map/Toronto');
  act(() => atCity.map.programMoves({ zoom: 12 }));
  expect(atCity.address()).toBe('/map/Toronto');
  act(() => atCity.map.visitorMoves({ zoom: 13 }));
  await waitFor(() => expect(atCity.address()).toBe('/map/43.65;-79.38?z=13&city=Toronto'));
});

test('an address that changed before its map loaded places the map', async () => {
  const { map, zooms } = await cameraAt('/map/43.65;-79.38?z=13');
  expect(map.camera().zoom).toBe(13);
  expect(zooms).toEqual([13]);
});
