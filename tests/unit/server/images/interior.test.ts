import { expect, test } from 'vitest';
import { diceOf } from '../../../../server/images/drawing/dice.ts';
import { parseImageKey } from '../../../../server/images/imageKey.ts';
import type { Camera } from '../../../../server/images/interior/camera.ts';
import { faceOf, spotOf } from '../../../../server/images/interior/camera.ts';
import { fromFarToNear } from '../../../../server/images/interior/depth.ts';
import { ROOM_STYLES, styleOf } from '../../../../server/images/interior/style.ts';
import { sceneSvg } from '../../../../server/images/sceneSvg.ts';

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

test.each(ROOMS)('%s is drawn whole: no text, no broken number, no reference to nothing', (scene) => {
  for (const facts of [HOUSE, TOWER, 'kcottage.e0.nwi.tdu.w0', 'kretail.tov.w0.q1']) {
    const drawing = draw(scene, facts);
    expect(drawing).not.toMatch(/<text|NaN|undefined|Infinity/);
    const defined = new Set(Array.from(drawing.matchAll(/ id="(\w+)"/g), ([, id]) => id));
    const used = Array.from(drawing.matchAll(/url\(#(\w+)\)/g), ([, id]) => id);
    expect(used.filter((id) => !defined.has(id))).toEqual([]);
  }
});

test('the bedrooms and baths of one home differ', () => {
  const bedrooms = ['p', 'k', 'g', 's', 'a', 'k2'].map((which) => draw('bedroom', `${HOUSE}.r${which}`));
  const baths = ['e', 'f', 'w'].map((which) => draw('bath', `${HOUSE}.r${which}`));
  expect(new Set(bedrooms).size).toBe(6);
  expect(new Set(baths).size).toBe(3);
});

test('age, season, hour, view and floor all show', () => {
  const living = (facts: string): string => draw('living', facts);
  const base = living(TOWER);
  for (const [before, after] of [
    ['e2019', 'e1968'],
    ['nsu', 'nwi'],
    ['tgo', 'tdu'],
    ['vlake', 'vcity'],
    ['w30', 'w0'],
  ] as const) {
    expect(living(TOWER.replace(before, after)), after).not.toBe(base);
  }
});

test('every kind of room has several compositions among homes', () => {
  for (const scene of ['living', 'kitchen', 'bedroom', 'bath', 'dining', 'basement']) {
    const horizons = new Set<string>();
    for (let number = 0; number < 40; number += 1) {
      const facts = number % 2 === 0 ? HOUSE.replace('e1905', `e${1900 + number * 3}`) : TOWER;
      // The first wall's outline follows from the room's size and the place of the camera.
      const which = scene === 'bedroom' ? ['p', 'k', 'g', 'a'][number % 4] : ['e', 'f', 'w'][number % 3];
      const wall = /fill-rule="evenodd" d="([^Z]+)Z/.exec(draw(scene, `${facts}.r${which}`, `w${number}`));
      horizons.add(wall?.[1] ?? '');
    }
    expect(horizons.size, scene).toBeGreaterThanOrEqual(scene === 'dining' || scene === 'basement' ? 3 : 4);
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

test('what lies farther is smaller, and nothing behind the camera is drawn', () => {
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

test('pieces are drawn from the far ones to the near ones, whatever the order they came in', () => {
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
