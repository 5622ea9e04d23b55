import { expect, test } from 'vitest';
import { diceOf } from '../drawing/dice.ts';
import { createPen } from '../drawing/pen.ts';
import { factsOf } from '../facts.ts';
import { parseImageKey } from '../imageKey.ts';
import { lookOf } from '../look.ts';
import { sceneSvg } from '../sceneSvg.ts';
import type { Camera } from './camera.ts';
import { faceOf, spotOf } from './camera.ts';
import { fromFarToNear } from './depth.ts';
import { styleFor } from './roomPlan.ts';
import { ROOM_STYLES, styleOf } from './style.ts';

const HOUSE = 'kdetached.e1905.nsu.tda.pon.vpark.w0';
const TOWER = 'kcondo.e2019.nsu.tgo.pon.vlake.w30';

const keyOf = (scene: string, facts = HOUSE, mls = 'w1234567'): string =>
  `harbour/${mls}-2-${scene}-${facts}-00a1ff`;

const draw = (...key: Parameters<typeof keyOf>): string => sceneSvg(keyOf(...key), 350, 233);

const ROOMS = [
  'living',
  'kitchen',
  'bedroom',
  'bath',
  'dining',
  'basement',
  'lobby',
  'hall',
  'laundry',
  'study',
  'gym',
  'premises',
];

test.each(ROOMS)('%s has a complete drawing: no text, no invalid number, no missing reference', (scene) => {
  for (const facts of [HOUSE, TOWER, 'kcottage.e0.nwi.tdu.w0', 'kretail.tov.w0.q1']) {
    const drawing = draw(scene, facts);
    expect(drawing).not.toMatch(/<text|NaN|undefined|Infinity/);
    const defined = new Set(Array.from(drawing.matchAll(/ id="(\w+)"/g), ([, id]) => id));
    const used = Array.from(drawing.matchAll(/url\(#(\w+)\)/g), ([, id]) => id);
    expect(used.filter((id) => !defined.has(id))).toEqual([]);
  }
});

/** Returns the outline of the back wall. It depends on the room's size and the camera, not on the key. */
function outlineOf(drawing: string): string {
  const walls = Array.from(
    drawing.matchAll(/fill-rule="evenodd" d="([^Z]+)Z/g),
    ([, outline]) => outline ?? '',
  );
  return walls[2] ?? '';
}

test('the bedrooms and baths of one home are different rooms', () => {
  const bedrooms = ['p', 'k', 'g', 'a'].map((which) => outlineOf(draw('bedroom', `${HOUSE}.r${which}`)));
  const baths = ['e', 'f', 'w'].map((which) => outlineOf(draw('bath', `${HOUSE}.r${which}`)));
  expect(new Set(bedrooms).size).toBe(4);
  expect(new Set(baths).size).toBe(3);
});

test('a family room differs from the living room', () => {
  expect(outlineOf(draw('living', `${HOUSE}.rf`))).not.toBe(outlineOf(draw('living', HOUSE)));
});

test('all pictures of a home share style and palette, those of other homes differ', () => {
  const styleIn = (mls: string, shot: string) =>
    styleFor({
      pen: createPen(),
      look: lookOf(mls),
      facts: factsOf(HOUSE),
      home: diceOf(`home/${mls}`),
      shot: diceOf(shot),
    });
  expect(styleIn('w1', 'first')).toEqual(styleIn('w1', 'second'));
  const walls = Array.from({ length: 30 }, (_, number) => styleIn(`w${number}`, 'first').wall);
  expect(new Set(walls).size).toBeGreaterThan(4);
});

test('the lamps are lit at dusk, and the sun shines in by day', () => {
  const sun = 'rgb(255,246,223)';
  const lamp = 'rgb(255,231,180)';
  const [day, dusk, overcast] = ['da', 'du', 'ov'].map((hour) =>
    draw('living', HOUSE.replace('tda', `t${hour}`)),
  );
  expect(day).toContain(sun);
  expect(day).not.toContain(lamp);
  expect(dusk).toContain(lamp);
  expect(dusk).not.toContain(sun);
  expect(overcast).not.toContain(sun);
});

test('high windows show the view of the facts', () => {
  const sail = 'rgb(253,253,251)';
  expect(draw('living', TOWER)).toContain(sail);
  expect(draw('living', TOWER.replace('vlake', 'vcity'))).not.toContain(sail);
});

test('every kind of room has several compositions among homes', () => {
  for (const scene of ['living', 'kitchen', 'bedroom', 'bath', 'dining', 'basement']) {
    const outlines = new Set<string>();
    for (let number = 0; number < 40; number += 1) {
      const facts = number % 2 === 0 ? HOUSE.replace('e1905', `e${1900 + number * 3}`) : TOWER;
      const which = scene === 'bedroom' ? ['p', 'k', 'g', 'a'][number % 4] : ['e', 'f', 'w'][number % 3];
      outlines.add(outlineOf(draw(scene, `${facts}.r${which}`, `w${number}`)));
    }
    expect(outlines.size, scene).toBeGreaterThanOrEqual(scene === 'dining' || scene === 'basement' ? 3 : 4);
  }
});

test('every palette has a colour for each of its fields', () => {
  for (const name of ROOM_STYLES) {
    for (let number = 0; number < 30; number += 1) {
      const style = styleOf(diceOf(`palette ${number}`), name);
      for (const field of ['wall', 'feature', 'floor', 'wood', 'sofa', 'cabinet', 'tile', 'metal'] as const) {
        expect(style[field], `${name} ${field}`).toMatch(/^#[0-9a-f]{6}$/);
      }
    }
  }
});

const camera: Camera = { x: 2, y: 1.4, z: 0, yaw: 0, focal: 800, horizon: 350 };

test('distant objects are smaller, and none behind the camera is drawn', () => {
  const [near] = spotOf(camera, [3, 1.4, 2]);
  const [far, horizon] = spotOf(camera, [3, 1.4, 8]);
  expect(near - 600).toBeCloseTo(400);
  expect(far - 600).toBeCloseTo(100);
  expect(horizon).toBe(350);
  expect(
    faceOf(camera, [
      [0, 0, -3],
      [4, 0, -3],
      [4, 0, -1],
    ]),
  ).toEqual([]);
  expect(
    faceOf(camera, [
      [0, 0, -3],
      [4, 0, -3],
      [4, 0, 5],
      [0, 0, 5],
    ]),
  ).toHaveLength(4);
});

test('solids are drawn from far to near, in any order of adding', () => {
  const shelf = { low: [0, 0, 4.7], high: [4, 2, 5], svg: 'shelf' } as const;
  const sofa = { low: [0.5, 0, 3.5], high: [3, 0.8, 4.4], svg: 'sofa' } as const;
  const table = { low: [1, 0, 2], high: [2, 0.4, 2.8], svg: 'table' } as const;
  const vase = { low: [1.4, 0.4, 2.3], high: [1.5, 0.7, 2.4], svg: 'vase' } as const;
  const orders = [
    [shelf, sofa, table, vase],
    [vase, table, sofa, shelf],
    [table, shelf, vase, sofa],
  ].map((solids) =>
    fromFarToNear(
      camera,
      solids.map((solid) => ({ ...solid })),
    ).map(({ svg }) => svg),
  );
  for (const order of orders) {
    expect(order.indexOf('shelf')).toBeLessThan(order.indexOf('sofa'));
    expect(order.indexOf('sofa')).toBeLessThan(order.indexOf('vase'));
    expect(order.indexOf('table')).toBeLessThan(order.indexOf('vase'));
  }
});

test('a key names each room', () => {
  for (const scene of ROOMS) {
    expect(parseImageKey(keyOf(scene))).toMatchObject({ scene });
  }
});
