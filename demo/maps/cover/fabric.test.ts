import { expect, test } from 'vitest';
import { makePlane } from '#demo/geography/plane.ts';
import { packLines } from '#demo/geography/streetLines.ts';
import type { Position, Street } from '#demo/types.ts';
import { mapX, mapY } from '#server/store/geometry/mercator.ts';
import { layBuiltGround } from './builtGround.ts';
import { drawFabric } from './fabric.ts';

const CENTER: Position = [-79.4, 43.7];
const TURN = (20 * Math.PI) / 180;
const plane = makePlane(CENTER);
const turned = (x: number, y: number): Position =>
  plane.toPosition(x * Math.cos(TURN) - y * Math.sin(TURN), x * Math.sin(TURN) + y * Math.cos(TURN));

/** Streets of 4 km in both directions, 120 m apart, turned by 20 degrees. */
const axes = Array.from({ length: 34 }, (_, at) => (at - 17) * 0.12).flatMap((far) => [
  [turned(-2, far), turned(2, far)],
  [turned(far, -2), turned(far, 2)],
]);
const { lines, add, finish } = packLines();
for (const axis of axes) add(axis);
finish();
const streets = axes.map(
  (points, id): Street => ({
    id,
    kind: id < 4 ? 'arterial' : 'local',
    name: 'Elm',
    suffix: 'Street',
    direction: '',
    city: 'Guelph',
    state: 'Ontario',
    points,
  }),
);
const hood = (towers: number, era: number) => ({
  name: 'Ward',
  city: 'Guelph',
  state: 'Ontario',
  center: CENTER,
  boundary: [],
  priceLevel: 1,
  towers,
  era,
});
const regions = [{ name: 'Guelph', box: [-79.6, 43.5, -79.2, 43.9] as const }];

/** Returns the mosaic around a position, by the number of its tone. */
function mosaic([lng, lat]: Position, z: number, { towers = 0.1, era = 1960 } = {}) {
  const neighbourhoods = [hood(towers, era)];
  const grounds = layBuiltGround({ regions, streets, lines, neighbourhoods });
  const tiles = 2 ** z;
  const address = { z, x: Math.floor(mapX(lng) * tiles), y: Math.floor(mapY(lat) * tiles) };
  return drawFabric(address, grounds, neighbourhoods).map(({ geometry, tags }) => ({
    tone: tags['tone'],
    rings: geometry as [number, number][][], // areas have rings
  }));
}

test('at low zoom a city is a mosaic of several tones along its streets', () => {
  const found = mosaic(CENTER, 12);
  expect(found.length).toBeGreaterThan(3);
  const whole = found.flatMap(({ rings }) => rings).filter(({ length }) => length === 5);
  expect(whole.length).toBeGreaterThan(100);
  for (const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] of whole) {
    const turn = (Math.atan2(ay - by, bx - ax) * 180) / Math.PI;
    expect(Math.abs((((turn % 90) + 90) % 90) - 20)).toBeLessThan(4);
  }
});

test('old neighbourhoods have more trees than new ones, and centres have roofs and pavement', () => {
  const share = (place: Parameters<typeof mosaic>[2], ...tones: number[]): number => {
    const found = mosaic(CENTER, 12, place);
    const count = (list: typeof found): number => list.reduce((sum, { rings }) => sum + rings.length, 0);
    return count(found.filter(({ tone }) => tones.includes(Number(tone)))) / count(found);
  };
  expect(share({ era: 1915 }, 0, 1)).toBeGreaterThan(share({ era: 2012 }, 0, 1) + 0.2);
  expect(share({ towers: 1 }, 4, 5, 6)).toBeGreaterThan(0.5);
});

test('the mosaic is not on open country, and not at high zooms', () => {
  expect(mosaic([-79.55, 43.55], 12)).toEqual([]);
  expect(mosaic(CENTER, 15)).toEqual([]);
});
