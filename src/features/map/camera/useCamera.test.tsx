import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { Router } from 'react-router';
import { expect, test } from 'vitest';
import { parseMapPlace } from '#domain/paths.ts';
import { DEFAULT_SEARCH } from '#domain/search/search.ts';
import type { MapHandle } from '#platform/maps/mapPort.ts';
import { makeStore } from '#store/makeStore.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { useCamera } from './useCamera.ts';

function Camera({ handle, path }: { handle: MapHandle; path: string }) {
  const mapPlace = parseMapPlace(path.split('/')[2]?.split('?')[0] ?? '');
  useCamera(handle, { mapPlace, search: DEFAULT_SEARCH, open: undefined, stays: { current: false } });
  return null;
}

/** A map beside an address bar that shows what was written only when the test says so. */
async function cameraAt(start: string) {
  const written: string[] = [];
  const navigator = {
    createHref: String,
    go: () => {},
    push: () => {},
    replace: (to: { pathname?: string; search?: string }) => written.push(`${to.pathname}${to.search}`),
  };
  const port = installFakeMapPort();
  const handle = await port.create(document.createElement('div'), {
    center: { latitude: 43.65, longitude: -79.38 },
    zoom: 15,
    kind: 'light',
    minZoom: 4,
    maxZoom: 18,
    label: 'Map',
  });
  const store = makeStore();
  const page = (path: string) => (
    <Provider store={store}>
      <Router location={path} navigator={navigator as never /* the parts of it that are called */}>
        <Camera handle={handle} path={path} />
      </Router>
    </Provider>
  );
  const { rerender } = render(page(start));
  return { map: port.map(), written, show: (path: string) => rerender(page(path)) };
}

test('an address that the map wrote comes back late and does not pull it back', async () => {
  const { map, written, show } = await cameraAt('/map/43.65;-79.38?z=15');
  act(() => map.visitorMoves({ zoom: 15.5 }));
  act(() => map.visitorMoves({ zoom: 16 }));
  expect(written).toEqual(['/map/43.65;-79.38?z=15.5', '/map/43.65;-79.38?z=16']);
  show('/map/43.65;-79.38?z=15.5');
  expect(map.camera().zoom).toBe(16);
  show('/map/43.65;-79.38?z=16');
  expect(map.camera().zoom).toBe(16);
  // The visitor goes back: the same address is no echo any more.
  show('/map/43.65;-79.38?z=15.5');
  expect(map.camera().zoom).toBe(15.5);
  expect(written).toHaveLength(2);
});

test('what the program moves is written only where the address names a point', async () => {
  const atPoint = await cameraAt('/map/43.65;-79.38?z=15');
  act(() => atPoint.map.programMoves({ zoom: 12 }));
  expect(atPoint.written).toEqual(['/map/43.65;-79.38?z=12']);
  const atCity = await cameraAt('/map/Toronto');
  act(() => atCity.map.programMoves({ zoom: 12 }));
  expect(atCity.written).toEqual([]);
  act(() => atCity.map.visitorMoves({ zoom: 13 }));
  expect(atCity.written).toEqual(['/map/43.65;-79.38?z=13']);
});
