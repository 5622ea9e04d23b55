/** Behaviour of Google's map alone: its settings, shapes and failures. */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type FakeGoogle, installFakeGoogle } from '#tests/support/maps/fakeGoogle.ts';
import { type FakeMapPort, installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { frameInPage, START } from '#tests/support/maps/mapEngines.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import type { MapHandle, MapOptions, MapPort } from '../mapPort.ts';
import { makeGoogleHealth } from './googleHealth.ts';
import { googleWithFallback } from './googlePort.ts';
import { loadGoogle } from './loadGoogle.tsx';

vi.mock('#config/googleMaps.ts', () => ({ googleMaps: { key: 'key-of-the-tests', mapId: 'map1' } }));

let google: FakeGoogle;
let local: FakeMapPort;
let port: MapPort;

beforeEach(() => {
  google = installFakeGoogle();
  local = installFakeMapPort();
  port = googleWithFallback(local, makeGoogleHealth());
});

const open = (options: Partial<MapOptions> = {}): Promise<MapHandle> =>
  port.create(frameInPage(), { ...START, ...options });

const button = (name: string): HTMLButtonElement => {
  const element = document.createElement('button');
  element.setAttribute('aria-label', name);
  element.tabIndex = -1;
  return element;
};
const shown = (): string[] =>
  [...document.querySelectorAll('button')].map((element) => element.getAttribute('aria-label') ?? '').sort();

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="maps.googleapis.com"]')];

test('Google’s script is loaded once, by the map or by places, and gets only its settings', async () => {
  google.unload();
  const health = makeGoogleHealth();
  const places = loadGoogle('places', health);
  const map = googleWithFallback(local, health).create(frameInPage(), START);
  await vi.waitFor(() => expect(scripts()).toHaveLength(1));
  const [script] = scripts();
  if (!script) throw new Error('No script of Google’s was asked for.');
  const { callback: _callback, ...settings } = Object.fromEntries(new URL(script.src).searchParams);
  expect(settings).toEqual({
    key: 'key-of-the-tests',
    v: 'quarterly',
    language: 'en-CA',
    region: 'CA',
    // Each library is loaded when it is needed.
    libraries: '',
  });
  google.load(script);
  expect(await places).toHaveProperty('AutocompleteSuggestion');
  await map;
  expect(google.maps).toHaveLength(1);
  expect(scripts()).toHaveLength(1);
  script.remove();
});

test('zoom levels are one higher for the same ground, and Google’s own buttons and places are off', async () => {
  await open({ zoom: 14.5 });
  expect(google.map().createdWith).toMatchObject({
    zoom: 15.5,
    minZoom: 5,
    maxZoom: 19,
    colorScheme: 'LIGHT',
    mapTypeId: 'roadmap',
    mapId: 'map1',
    disableDefaultUI: true,
    clickableIcons: false,
  });
});

test('the aerial view is another type of the same map; the dark look is another map', async () => {
  const handle = await open();
  handle.setKind('aerial');
  expect(google.maps).toHaveLength(1);
  expect(google.map().getMapTypeId()).toBe('hybrid');
  handle.setKind('light');
  expect(google.map().getMapTypeId()).toBe('roadmap');
  handle.setCamera({ center: { latitude: 45.5, longitude: -73.57 }, zoom: 12 });
  handle.setKind('dark');
  await vi.waitFor(() => expect(google.maps).toHaveLength(2));
  expect(google.map().createdWith).toMatchObject({
    colorScheme: 'DARK',
    zoom: 13,
    center: { lat: 45.5, lng: -73.57 },
  });
});

test('if two looks are chosen at once the later one is shown', async () => {
  const handle = await open();
  handle.setKind('dark');
  handle.setKind('light');
  await vi.waitFor(() => expect(google.maps.length).toBeGreaterThan(1));
  await vi.waitFor(() => expect(document.querySelectorAll('[role="region"]')).toHaveLength(1));
  expect(google.maps.find(({ region }) => region.isConnected)?.createdWith.colorScheme).toBe('LIGHT');
});

const RING: [number, number][] = [
  [-79.4, 43.6],
  [-79.3, 43.6],
  [-79.3, 43.7],
  [-79.4, 43.6],
];

test('a key that is refused later leaves the map as it was, drawn by the local engine, and is reported once', async () => {
  expectedConsole.push(/Google Maps cannot be used/);
  const replaced = vi.fn();
  port.onReplaced?.(replaced);
  const handle = await open();
  const onMove = vi.fn();
  handle.onViewChange(onMove);
  const element = button('$500K');
  const marker = handle.addMarker({ position: START.center, element, anchor: 'bottom' });
  handle.setOutline([RING]);
  handle.setDrawnArea(RING);
  handle.setKind('aerial');
  handle.setCamera({ center: { latitude: 45.5, longitude: -73.57 }, zoom: 12 });
  element.focus();

  google.refuseKey();
  google.refuseKey();
  await vi.waitFor(() => expect(local.made).toHaveLength(1));
  await vi.waitFor(() => expect(local.map().outline()).toEqual([RING]));
  expect(local.map().drawnArea()).toEqual(RING);
  expect(local.map().kind()).toBe('aerial');
  expect(local.map().camera()).toEqual({ center: { latitude: 45.5, longitude: -73.57 }, zoom: 12 });
  expect(element).toBeInTheDocument();
  expect(document.activeElement).toBe(element);
  local.map().visitorMoves({ zoom: 10 });
  expect(onMove.mock.lastCall).toMatchObject([{ zoom: 10 }, true]);
  marker.remove();
  expect(element).not.toBeInTheDocument();
  expect(replaced).toHaveBeenCalledTimes(1);

  await open();
  expect(google.maps).toHaveLength(1);
  expect(local.made).toHaveLength(2);
  const late = vi.fn();
  port.onReplaced?.(late);
  expect(late).not.toHaveBeenCalled();
});

test('if Google’s objects do not load, the local map is drawn at once', async () => {
  expectedConsole.push(/Google Maps cannot be used/);
  const broken = new Error('The Google Maps JavaScript API could not load.');
  Object.assign(globalThis.google.maps, { importLibrary: () => Promise.reject(broken) });
  await open();
  expect(local.made).toHaveLength(1);
  expect(google.maps).toHaveLength(0);
  const replaced = vi.fn();
  port.onReplaced?.(replaced);
  expect(replaced).toHaveBeenCalledTimes(1);
});

test('if the local engine cannot draw either, no replacement is reported', () => {
  expectedConsole.push(/Google Maps cannot be used/);
  local.support = () => 'no-webgl';
  const health = makeGoogleHealth();
  const other = googleWithFallback(local, health);
  const replaced = vi.fn();
  other.onReplaced?.(replaced);
  health.giveUp('for this test');
  expect(replaced).not.toHaveBeenCalled();
  expect(other.support()).toBe('no-webgl');
});

test('without a replacement, a refused key ends the map, and another one is not begun', async () => {
  expectedConsole.push(/Google Maps cannot be used/);
  const withoutFallback = googleWithFallback(undefined, makeGoogleHealth());
  const lost = vi.fn();
  const replaced = vi.fn();
  withoutFallback.onReplaced?.(replaced);
  const afterFailure = await withoutFallback.create(frameInPage(), START);
  afterFailure.destroy();
  await withoutFallback.create(frameInPage(), { ...START, onLost: lost });
  google.refuseKey();
  google.refuseKey();
  expect(lost).toHaveBeenCalledTimes(1);
  expect(replaced).not.toHaveBeenCalled();
  expect(withoutFallback.support()).toBe('ok');
  await expect(withoutFallback.create(frameInPage(), START)).rejects.toThrow('nothing stands in for it');
  expect(google.maps).toHaveLength(2);
});

test('without a replacement, a script that does not load is a map that failed', async () => {
  expectedConsole.push(/Google Maps cannot be used/);
  const broken = new Error('The Google Maps JavaScript API could not load.');
  Object.assign(globalThis.google.maps, { importLibrary: () => Promise.reject(broken) });
  const withoutFallback = googleWithFallback(undefined, makeGoogleHealth());
  await expect(withoutFallback.create(frameInPage(), START)).rejects.toThrow('could not load');
});

test('if the replacement can’t be drawn, the map is lost', async () => {
  expectedConsole.push(/Google Maps cannot be used/, /could not go on without Google/);
  const lost = vi.fn();
  local.create = () => Promise.reject(new Error('no WebGL'));
  await open({ onLost: lost });
  google.refuseKey();
  await vi.waitFor(() => expect(lost).toHaveBeenCalledTimes(1));
});

test('a refused key ends all of Google’s services, and refused places alone leave a map that has no replacement', async () => {
  expectedConsole.push(/Google Maps cannot be used/);
  const ofPlaces = makeGoogleHealth();
  const ofMap = makeGoogleHealth();
  const lost = vi.fn();
  await googleWithFallback(undefined, ofMap).create(frameInPage(), { ...START, onLost: lost });
  await loadGoogle('places', ofPlaces);
  ofPlaces.giveUp('for this test');
  expect(lost).not.toHaveBeenCalled();
  google.refuseKey();
  expect(lost).toHaveBeenCalledTimes(1);
  expect([ofPlaces, ofMap].map((health) => health.hasFailed())).toEqual([true, true]);
});

test('a map in French can be focused and named too', async () => {
  const { documentElement } = document;
  const before = documentElement.lang;
  onTestFinished(() => {
    documentElement.lang = before;
  });
  documentElement.lang = 'fr-CA';
  const handle = await open();
  const { region } = google.map();
  for (const label of [START.label, 'again']) {
    await vi.waitFor(() => expect(region).toHaveAttribute('aria-label', START.label));
    region.setAttribute('aria-label', label);
    handle.setCamera({ center: START.center, zoom: 12 });
  }
  handle.focus();
  expect(document.activeElement).toBe(region);
});

test('a pin’s element keeps no reference to maps that it has left', async () => {
  const handle = await open();
  const element = button('$500K');
  const listened = vi.spyOn(element, 'addEventListener');
  handle.addMarker({ position: START.center, element, anchor: 'bottom' });
  handle.setKind('dark');
  await vi.waitFor(() => expect(google.maps).toHaveLength(2));
  await vi.waitFor(() => expect(listened).toHaveBeenCalledTimes(8));
  const signals = listened.mock.calls.map(([, , options]) =>
    typeof options === 'object' ? options.signal?.aborted : undefined,
  );
  expect(signals).toEqual([true, true, true, true, false, false, false, false]);
});

test('pins are drawn as the page gathered them, and those that stay are not drawn again', async () => {
  const handle = await open();
  const { center } = START;
  const near = { ...center, latitude: center.latitude + 0.01 };
  const add = (name: string, places: (typeof center)[]) => {
    const element = button(name);
    return { element, ...handle.addMarker({ position: center, element, anchor: 'bottom', places }) };
  };
  const [one, group, other] = [add('a', [center]), add('b', [center, near]), add('c', [near, center])];
  await vi.waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']));
  const left = vi.fn();
  new MutationObserver((changes) => {
    for (const { removedNodes } of changes)
      for (const node of removedNodes) left(node.contains(group.element));
  }).observe(document.body, { childList: true, subtree: true });
  one.remove();
  other.remove();
  add('d', [near]);
  await vi.waitFor(() => expect(shown().toSorted()).toEqual(['b', 'd']));
  // The clusterer removes the markers of former groups a frame later.
  const frame = Promise.withResolvers<void>();
  requestAnimationFrame(() => frame.resolve());
  await frame.promise;
  expect(shown().toSorted()).toEqual(['b', 'd']);
  expect(left.mock.calls.flat()).toEqual([false, false]);
});

test('a removed map, which Google keeps, holds no elements', async () => {
  const handle = await open();
  for (const name of ['a', 'x']) {
    handle.addMarker({
      position: START.center,
      element: button(name),
      anchor: 'bottom',
      ...(name === 'x' && { places: [START.center, { latitude: 43, longitude: -79 }] }),
    });
  }
  handle.setOutline([RING]);
  await vi.waitFor(() => expect(shown()).toEqual(['a', 'x']));
  const markers = [...document.querySelectorAll<HTMLElement & { map: unknown }>('gmp-advanced-marker')];
  expect(markers).toHaveLength(2);
  handle.destroy();
  expect(markers.map(({ map }) => map)).toEqual([null, null]);
  expect(google.shapesShown()).toEqual([]);
  await Promise.resolve();
  expect(shown()).toEqual([]);
});

test('if the map was moved while the local one was loading, the local one continues from there', async () => {
  expectedConsole.push(/Google Maps cannot be used/);
  const arrived = Promise.withResolvers<void>();
  const { create } = local;
  local.create = async (container, options) => {
    await arrived.promise;
    return create(container, options);
  };
  const handle = await open();
  google.refuseKey();
  const there = { center: { latitude: 45.5, longitude: -73.57 }, zoom: 12 };
  handle.setCamera(there);
  arrived.resolve();
  await vi.waitFor(() => expect(local.made).toHaveLength(1));
  await vi.waitFor(() => expect(local.map().camera()).toEqual(there));
});

test('a map that was removed is not replaced', async () => {
  expectedConsole.push(/Google Maps cannot be used/);
  const handle = await open();
  handle.destroy();
  google.refuseKey();
  await Promise.resolve();
  expect(local.made).toHaveLength(0);
});

const SIGN = { id: 'a', position: START.center, path: 'M0 0h24v24H0z', rank: 0 };
const signs = () => [...document.querySelectorAll<SVGPathElement>(`path[d="${SIGN.path}"]`)];

test('signs are below the pins, report the pointer and presses, and give way to each other', async () => {
  const handle = await open();
  const clicked = vi.fn();
  handle.onClick(clicked);
  const told = vi.fn();
  handle.setSymbols([SIGN, { ...SIGN, id: 'b', rank: 3 }], told);
  await vi.waitFor(() => expect(signs()).toHaveLength(2));
  const marker = signs()[0]?.closest<HTMLElement & { zIndex: number }>('[data-collision]');
  expect(marker?.dataset['collision']).toBe('OPTIONAL_AND_HIDES_LOWER_PRIORITY');
  expect(marker?.zIndex).toBeLessThan(0);
  const disc = signs()[0]?.closest('div');
  disc?.dispatchEvent(new Event('pointerenter'));
  disc?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  disc?.dispatchEvent(new Event('pointerleave'));
  expect(told.mock.calls).toEqual([
    [SIGN, false],
    [SIGN, true],
    [null, false],
  ]);
  if (disc) google.map().visitorClicks({ lat: 43.65, lng: -79.38 }, disc);
  expect(clicked).not.toHaveBeenCalled();
  handle.setSymbols([SIGN], told);
  await vi.waitFor(() => expect(signs()).toHaveLength(1));
  handle.destroy();
  expect(signs()).toEqual([]);
});

test('signs move to the new map of another look, and to the local engine', async () => {
  expectedConsole.push(/Google Maps cannot be used/);
  const handle = await open();
  handle.setSymbols([SIGN], () => {});
  handle.setKind('dark');
  await vi.waitFor(() => expect(google.maps).toHaveLength(2));
  await vi.waitFor(() => expect(signs()).toHaveLength(1));
  google.refuseKey();
  await vi.waitFor(() => expect(local.made).toHaveLength(1));
  await vi.waitFor(() => expect(local.map().symbols()).toEqual([SIGN]));
});
