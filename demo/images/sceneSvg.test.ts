import { expect, test } from 'vitest';
import { SCENES } from './imageKey.ts';
import { lookOf } from './look.ts';
import { sceneSvg } from './sceneSvg.ts';

const keyOf = (scene: string, mls = 'w1234567', variant = '00a1ff'): string =>
  `harbour/${mls}-1-${scene}-${variant}`;

test.each(SCENES)('%s is the same drawing for the same key, and another for another key', (scene) => {
  const drawing = sceneSvg(keyOf(scene), 300, 200);
  expect(sceneSvg(keyOf(scene), 300, 200)).toBe(drawing);
  expect(sceneSvg(keyOf(scene, 'w1234567', '00a1fe'), 300, 200)).not.toBe(drawing);
  expect(sceneSvg(keyOf(scene, 'x7654321'), 300, 200)).not.toBe(drawing);
});

test.each(SCENES.map((scene) => keyOf(scene)))(
  '%s has no text, no broken number and no reference to nothing',
  (key) => {
    const drawing = sceneSvg(key, 300, 200);
    expect(drawing).not.toMatch(/<text|NaN|undefined|Infinity/);
    const defined = new Set(Array.from(drawing.matchAll(/ id="(\w+)"/g), ([, id]) => id));
    const used = Array.from(drawing.matchAll(/url\(#(\w+)\)/g), ([, id]) => id);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((id) => !defined.has(id))).toEqual([]);
  },
);

test('no two of many listings have the same front', () => {
  const drawings = new Set<string>();
  for (let number = 0; number < 60; number += 1) {
    drawings.add(sceneSvg(keyOf('facade-detached', `w${number}`), 300, 200));
  }
  expect(drawings.size).toBe(60);
});

test('every season and every hour occurs among listings', () => {
  const seasons = new Set<string>();
  const hours = new Set<string>();
  for (let number = 0; number < 100; number += 1) {
    const look = lookOf(`w${number}`);
    seasons.add(look.season);
    hours.add(look.hour);
  }
  expect([...seasons].sort()).toEqual(['autumn', 'spring', 'summer', 'winter']);
  expect([...hours].sort()).toEqual(['day', 'dusk', 'golden']);
});

test('a key without a picture is refused', () => {
  expect(() => sceneSvg('harbour/w1-1-castle-00a1ff', 300, 200)).toThrow(RangeError);
});
