import { expect, test } from 'vitest';
import { diceOf } from './drawing/dice.ts';
import type { Scene } from './imageKey.ts';
import type { View } from './view.ts';
import { sectionOf, viewOf } from './view.ts';

function viewAt(scene: Scene, index: number, mls = 'w1'): View {
  const key = `harbour/${mls}-${index}-${scene}-00a1ff`;
  const parts = { kind: 'listing', key, mls, index, scene, facts: new Map(), variant: '00a1ff' } as const;
  return viewOf(parts, diceOf(`home/${mls}`), diceOf(key));
}

test('the first picture of a room shows all of it, a later one is closer, and both have the same orientation', () => {
  const first = viewAt('kitchen', 3);
  const second = viewAt('kitchen', 7);
  expect(first.scale).toBe(1);
  expect(second.scale).toBeGreaterThan(1.2);
  expect(second.mirrored).toBe(first.mirrored);
});

test('the front is always complete', () => {
  expect(viewAt('facade-detached', 18).scale).toBe(1);
});

test('homes differ in orientation', () => {
  const ways = new Set(
    ['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7', 'w8'].map((mls) => viewAt('living', 2, mls).mirrored),
  );
  expect(ways.size).toBe(2);
});

test('a lot also has evening pictures', () => {
  expect(viewAt('land', 4).hour).toBe('dusk');
  expect(viewAt('land', 1).hour).toBeUndefined();
});

test.each([
  [{ scale: 1, x: 0, y: 0, mirrored: false }],
  [{ scale: 1.5, x: 0, y: 800, mirrored: false }],
  [{ scale: 1.5, x: 1200, y: 0, mirrored: true }],
  [{ scale: 1.3, x: 500, y: 400, mirrored: true }],
])('the section %j stays within the drawing', (view) => {
  const [, x = '', y = '', across = '', down = ''] =
    /translate\((\S+) (\S+)\) scale\((\S+) (\S+)\)/.exec(sectionOf(view, '<a/>')) ?? [];
  const edges = [Number(x), Number(x) + 1200 * Number(across)].sort((left, right) => left - right);
  expect(edges[0]).toBeLessThanOrEqual(0);
  expect(edges[1]).toBeGreaterThanOrEqual(1200);
  expect(Number(y)).toBeLessThanOrEqual(0);
  expect(Number(y) + 800 * Number(down)).toBeGreaterThanOrEqual(800);
});
