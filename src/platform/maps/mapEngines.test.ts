/** The contract of the map port, checked with each engine. */
import { describe, expect, test, vi } from 'vitest';
import { FRAME, mapEngines, START } from '#tests/support/maps/mapEngines.ts';
import { fitPadding } from './fitPadding.ts';
import type { MapHandle, MapView } from './mapPort.ts';

vi.mock('#config/googleMaps.ts', () => ({ googleMaps: { key: 'key-of-the-tests', mapId: 'map1' } }));

const MONTREAL = { latitude: 45.5, longitude: -73.57 };
const MIDDLE = { x: FRAME.width / 2, y: FRAME.height / 2 };

type ViewChange = { view: MapView; byVisitor: boolean };

/** Records the map's view changes from now on, without the first call. */
function listen(handle: MapHandle): ViewChange[] {
  const viewChanges: ViewChange[] = [];
  handle.onViewChange((view, byVisitor) => viewChanges.push({ view, byVisitor }));
  viewChanges.length = 0;
  return viewChanges;
}

const button = (name: string): HTMLButtonElement => {
  const element = document.createElement('button');
  element.setAttribute('aria-label', name);
  return element;
};

describe.each(mapEngines)('$name', ({ open }) => {
  test('starts with the given camera, and shows as much ground as its frame holds', async () => {
    const { handle } = await open();
    const { center, zoom, bounds } = handle.getView();
    expect(zoom).toBeCloseTo(14);
    expect(center.latitude).toBeCloseTo(START.center.latitude, 6);
    expect(center.longitude).toBeCloseTo(START.center.longitude, 6);
    // Zoom levels are those of tiles of 512 pixels.
    expect(bounds.east - bounds.west).toBeCloseTo((FRAME.width * 360) / (512 * 2 ** 14), 6);
    expect(bounds.north).toBeGreaterThan(center.latitude);
    expect(bounds.south).toBeLessThan(center.latitude);
  });

  test('shows a line and no pins until the first tiles are drawn', async () => {
    const { container } = await open();
    await vi.waitFor(() =>
      expect(container.parentElement?.querySelector('[data-tiles], [data-pins]')).toBeNull(),
    );
  });

  test('shows the pins after 1.5 seconds if no tiles come, and still says that tiles load', async () => {
    const start = performance.now();
    const { container } = await open({}, false);
    const parent = container.parentElement;
    expect(parent?.querySelector('[data-tiles="loading"][data-pins="waiting"]')).not.toBeNull();
    await vi.waitFor(() => expect(parent?.querySelector('[data-pins]')).toBeNull(), 4000);
    expect(performance.now() - start).toBeGreaterThanOrEqual(1400);
    expect(parent?.querySelector('[data-tiles="loading"]')).not.toBeNull();
  });

  test('names its region, which takes the keyboard’s focus', async () => {
    const { handle, container } = await open();
    await vi.waitFor(() =>
      expect(container.querySelector('[role="region"]')).toHaveAttribute('aria-label', START.label),
    );
    handle.focus();
    expect(document.activeElement).toBe(container.querySelector('[role="region"]'));
    expect((document.activeElement as HTMLElement).tabIndex).toBe(0); // checked in the line above
  });

  test('converts a point to its pixel and a pixel to its point', async () => {
    const { handle } = await open();
    expect(handle.project(START.center).x).toBeCloseTo(MIDDLE.x);
    expect(handle.project(START.center).y).toBeCloseTo(MIDDLE.y);
    const { north, west } = handle.getView().bounds;
    expect(handle.project({ latitude: north, longitude: west }).x).toBeCloseTo(0, 4);
    const there = handle.unproject({ x: 120, y: 80 });
    expect(handle.project(there).x).toBeCloseTo(120, 4);
    expect(handle.project(there).y).toBeCloseTo(80, 4);
    expect(there.latitude).toBeGreaterThan(START.center.latitude);
    expect(there.longitude).toBeLessThan(START.center.longitude);
  });

  test('reports its view at once, and after a movement of the program as the program’s', async () => {
    const { handle } = await open();
    const first: ViewChange[] = [];
    const stop = handle.onViewChange((view, byVisitor) => first.push({ view, byVisitor }));
    expect(first).toMatchObject([{ view: { zoom: 14 }, byVisitor: false }]);
    stop();
    const viewChanges = listen(handle);
    handle.setCamera({ center: MONTREAL, zoom: 12 });
    await vi.waitFor(() => expect(viewChanges.at(-1)?.view.zoom).toBeCloseTo(12));
    expect(viewChanges.at(-1)?.view.center.longitude).toBeCloseTo(MONTREAL.longitude, 6);
    expect(viewChanges.every(({ byVisitor }) => !byVisitor)).toBe(true);
    expect(first).toHaveLength(1);
  });

  test('reports the visitor’s movement as the visitor’s, also after one of the program', async () => {
    const { handle, visitorMoves } = await open();
    const viewChanges = listen(handle);
    handle.setCamera({ center: START.center, zoom: 13 });
    await vi.waitFor(() => expect(viewChanges.at(-1)?.view.zoom).toBeCloseTo(13));
    visitorMoves({ center: MONTREAL, zoom: 11 });
    await vi.waitFor(() => expect(viewChanges.at(-1)).toMatchObject({ byVisitor: true }));
    expect(viewChanges.at(-1)?.view.center.latitude).toBeCloseTo(MONTREAL.latitude, 6);
  });

  test('reports a movement that the visitor asked the program for as the visitor’s', async () => {
    const { handle } = await open();
    const viewChanges = listen(handle);
    handle.setCamera({ center: MONTREAL, zoom: 12 }, { byVisitor: true });
    await vi.waitFor(() => expect(viewChanges.at(-1)).toMatchObject({ byVisitor: true }));
  });

  test('after a movement of the program to the same place the next one is still reported as the visitor’s', async () => {
    const { handle, visitorMoves } = await open();
    const viewChanges = listen(handle);
    handle.setCamera(START);
    visitorMoves({ center: MONTREAL, zoom: 11 });
    await vi.waitFor(() => expect(viewChanges.at(-1)).toMatchObject({ byVisitor: true }));
  });

  test('zooms by steps round the middle: three quick presses are three steps, and the limits hold', async () => {
    const { handle } = await open();
    const viewChanges = listen(handle);
    for (const _ of [1, 2, 3]) handle.zoomBy(1);
    await vi.waitFor(() => expect(handle.getView().zoom).toBeCloseTo(17));
    await vi.waitFor(() => expect(viewChanges.at(-1)?.view.zoom).toBeCloseTo(17));
    expect(viewChanges.at(-1)?.byVisitor).toBe(true);
    expect(handle.getView().center.latitude).toBeCloseTo(START.center.latitude, 4);
    handle.zoomBy(5);
    await vi.waitFor(() => expect(handle.getView().zoom).toBeCloseTo(18));
    handle.setCamera({ center: START.center, zoom: 1 });
    await vi.waitFor(() => expect(handle.getView().zoom).toBeCloseTo(4));
  });

  test('fits a place with padding, within the given limits', async () => {
    const { handle } = await open();
    const place = { north: 43.7, south: 43.6, east: -79.3, west: -79.5 };
    handle.fitBounds(place);
    await vi.waitFor(() => expect(handle.getView().zoom).toBeLessThan(13));
    const upperLeft = handle.project({ latitude: place.north, longitude: place.west });
    const lowerRight = handle.project({ latitude: place.south, longitude: place.east });
    // Width or height is filled up to the padding.
    const air = Math.min(upperLeft.x, upperLeft.y, FRAME.width - lowerRight.x, FRAME.height - lowerRight.y);
    expect(air).toBeCloseTo(fitPadding(FRAME.width), 1);
    handle.fitBounds(place, { maxZoom: 9 });
    await vi.waitFor(() => expect(handle.getView().zoom).toBeCloseTo(9));
    handle.fitBounds(place, { minZoom: 15 });
    await vi.waitFor(() => expect(handle.getView().zoom).toBeCloseTo(15));
    const point = { north: 43.6, south: 43.6, east: -79.5, west: -79.5 };
    handle.fitBounds(point, { maxZoom: 16 });
    await vi.waitFor(() => expect(handle.getView().zoom).toBeCloseTo(16));
    expect(handle.getView().center.longitude).toBeCloseTo(-79.5, 5);
  });

  test('moves the ground under the frame by pixels, as the program', async () => {
    const { handle } = await open();
    const viewChanges = listen(handle);
    handle.panBy(40, -30);
    await vi.waitFor(() => expect(handle.project(START.center).x).toBeCloseTo(MIDDLE.x + 40, 0));
    expect(handle.project(START.center).y).toBeCloseTo(MIDDLE.y - 30, 0);
    await vi.waitFor(() => expect(viewChanges).not.toHaveLength(0));
    expect(viewChanges.at(-1)?.byVisitor).toBe(false);
  });

  test('a marker’s element is in the page until the marker is removed', async () => {
    const { handle, container } = await open();
    const element = button('$500K');
    const marker = handle.addMarker({ position: START.center, element, anchor: 'bottom' });
    expect(container).toContainElement(element);
    marker.move(MONTREAL);
    marker.raise(true);
    element.focus();
    expect(document.activeElement).toBe(element);
    marker.raise(false);
    expect(container).toContainElement(element);
    expect(document.activeElement).toBe(element);
    marker.remove();
    expect(container).not.toContainElement(element);
  });

  test('a click on the ground is reported with its point, one on a marker is not', async () => {
    const { handle, visitorClicks } = await open();
    const clicked = vi.fn();
    const stop = handle.onClick(clicked);
    const element = button('$500K');
    handle.addMarker({ position: START.center, element, anchor: 'bottom' });
    visitorClicks(START.center, element);
    expect(clicked).not.toHaveBeenCalled();
    visitorClicks(START.center);
    await vi.waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    const [point] = clicked.mock.lastCall ?? [];
    expect(point.latitude).toBeCloseTo(START.center.latitude, 3);
    stop();
    visitorClicks(START.center);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  test('signs leave clicks on the ground beside them as they are, in each look', async () => {
    const { handle, visitorClicks } = await open();
    const told = vi.fn();
    handle.setSymbols([{ id: 'a', position: MONTREAL, path: 'M0 0h24v24H0z', rank: 0 }], told);
    const clicked = vi.fn();
    handle.onClick(clicked);
    for (const kind of ['aerial', 'light'] as const) {
      handle.setKind(kind);
      visitorClicks(START.center);
    }
    await vi.waitFor(() => expect(clicked).toHaveBeenCalledTimes(2));
    expect(told).not.toHaveBeenCalled();
    handle.setSymbols([], told);
  });

  test('keeps camera, markers and listeners when the look changes, and draws outlines on each look', async () => {
    const { handle, container } = await open();
    handle.setCamera({ center: MONTREAL, zoom: 12 });
    const element = button('$500K');
    handle.addMarker({ position: START.center, element, anchor: 'bottom' });
    handle.setOutline([
      [
        [-79.4, 43.6],
        [-79.3, 43.6],
        [-79.3, 43.7],
        [-79.4, 43.6],
      ],
    ]);
    const box = { north: 43.7, south: 43.6, east: -79.3, west: -79.4 };
    handle.setCells([{ bounds: box, colour: '#D9625E' }]);
    for (const kind of ['dark', 'aerial', 'light'] as const) {
      const viewChanges = listen(handle);
      handle.setKind(kind);
      handle.setDrawnArea(null);
      await vi.waitFor(() => expect(container).toContainElement(element));
      handle.zoomBy(1);
      await vi.waitFor(() => expect(viewChanges.some(({ byVisitor }) => byVisitor)).toBe(true));
      expect(handle.getView().center.latitude).toBeCloseTo(MONTREAL.latitude, 4);
    }
    handle.setCells([]);
    handle.setOutline(null);
  });

  test('leaves nothing in the page when it is destroyed', async () => {
    const { handle, container } = await open();
    handle.addMarker({ position: START.center, element: button('$500K'), anchor: 'bottom' });
    handle.destroy();
    expect(container.querySelector('[role="region"]')).toBeNull();
    expect(container.textContent).toBe('');
  });
});
