/** The shapes on Google's map, and the names that give way to its markers. */
import { beforeEach, expect, test, vi } from 'vitest';
import { type FakeGoogle, installFakeGoogle } from '#tests/support/maps/fakeGoogle.ts';
import { frameInPage, START } from '#tests/support/maps/mapEngines.ts';
import type { MapHandle } from '../mapPort.ts';
import { makeGoogleHealth } from './googleHealth.ts';
import { googleWithFallback } from './googlePort.ts';

vi.mock('#config/googleMaps.ts', () => ({ googleMaps: { key: 'key-of-the-tests', mapId: 'map1' } }));

let google: FakeGoogle;

beforeEach(() => {
  google = installFakeGoogle();
});

const open = (): Promise<MapHandle> =>
  googleWithFallback(undefined, makeGoogleHealth()).create(frameInPage(), START);

const RING: [number, number][] = [
  [-79.4, 43.6],
  [-79.3, 43.6],
  [-79.3, 43.7],
  [-79.4, 43.6],
];

test('a place is outlined by a line on a casing, with a veil outside, the drawn area by dashes, in the colours for the ground', async () => {
  const handle = await open();
  handle.setOutline([RING]);
  expect(google.shapesShown()).toMatchObject([
    {
      kind: 'Polygon',
      options: { clickable: false, fillColor: '#0F1B2D', fillOpacity: 0.08, strokeOpacity: 0 },
    },
    { kind: 'Polyline', options: { strokeColor: '#FFFFFF', strokeWeight: 4 } },
    { kind: 'Polyline', options: { strokeColor: '#147BC9', strokeWeight: 2 } },
  ]);
  // The place is a hole in the world, wound the other way round.
  expect(google.shapesShown()[0]?.options['paths']).toEqual([
    expect.arrayContaining([{ lat: -85, lng: -180 }]),
    RING.toReversed().map(([lng, lat]) => ({ lat, lng })),
  ]);
  handle.setOutline(null);
  expect(google.shapesShown()).toEqual([]);
  handle.setDrawnArea(RING);
  handle.setKind('aerial');
  expect(google.shapesShown()).toMatchObject([
    {
      kind: 'Polygon',
      options: { strokeOpacity: 0, paths: expect.arrayContaining([{ lat: 43.7, lng: -79.3 }]) },
    },
    { kind: 'Polyline', options: { icons: [{ icon: { strokeColor: '#FFFFFF' } }] } },
  ]);
  handle.setDrawnArea(null);
  expect(google.shapesShown()).toEqual([]);
});

test('cells are boxes in their own colours, below a place’s outline', async () => {
  const handle = await open();
  const box = { north: 43.7, south: 43.6, east: -79.3, west: -79.4 };
  handle.setCells([{ bounds: box, colour: '#D9625E' }]);
  expect(google.shapesShown()).toMatchObject([
    {
      kind: 'Polygon',
      options: {
        clickable: false,
        fillColor: '#D9625E',
        fillOpacity: 0.65,
        strokeOpacity: 0,
        zIndex: 0,
        paths: expect.arrayContaining([{ lat: 43.7, lng: -79.3 }]),
      },
    },
  ]);
  handle.setCells([]);
  expect(google.shapesShown()).toEqual([]);
});

test('names of the map give way to clusters, and not to price pins', async () => {
  const handle = await open();
  const button = (name: string) => Object.assign(document.createElement('button'), { textContent: name });
  const add = (name: string, anchor: 'bottom' | 'center') =>
    handle.addMarker({ position: START.center, element: button(name), anchor });
  add('12', 'center');
  add('$500K', 'bottom');
  const behaviours = [...document.querySelectorAll('button')].map(
    (element) => element.closest<HTMLElement>('[data-collision]')?.dataset['collision'],
  );
  expect(behaviours).toEqual(['REQUIRED_AND_HIDES_OPTIONAL', 'REQUIRED']);
});
