import { renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import type { Camera } from '#domain/geo/camera.ts';
import { snapOutwards } from '#domain/geo/viewGrid.ts';
import { viewportBounds } from '#domain/geo/viewportBounds.ts';
import { makeStore } from '#store/makeStore.ts';
import { useInitialViewport } from './useInitialViewport.ts';

const CAMERA: Camera = { center: { latitude: 43.65, longitude: -79.38 }, zoom: 14 };
const SIZE = { width: 700, height: 500 };

function searchedIn({ width, height }: typeof SIZE, first: Camera | undefined) {
  const frame = document.createElement('div');
  Object.defineProperties(frame, { clientWidth: { value: width }, clientHeight: { value: height } });
  const store = makeStore();
  const { unmount } = renderHook(() => useInitialViewport(frame, first), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  const searched = () => store.getState().settings.searched;
  return { searched, unmount };
}

test('the first view is stored before the map is loaded, until the page is left', () => {
  const { searched, unmount } = searchedIn(SIZE, CAMERA);
  expect(searched()?.bounds).toEqual(snapOutwards(viewportBounds(CAMERA, SIZE)));
  unmount();
  expect(searched()).toBeNull();
});

test.each([
  ['if a place decides it', SIZE, undefined],
  ['for a frame without a size', { width: 0, height: 0 }, CAMERA],
])('no view is stored %s', (_title, size, first) => {
  expect(searchedIn(size, first).searched()).toBeNull();
});
