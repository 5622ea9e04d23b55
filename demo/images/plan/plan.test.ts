import { expect, test } from 'vitest';
import { factsOf } from '../facts.ts';
import { sceneSvg } from '../sceneSvg.ts';
import { packLevel } from './packing.ts';
import { planLevels } from './planRooms.ts';
import { drawDigits } from './strokeDigits.ts';

const FACTS = 'kdetached.e1990.w0.z3.ml42x55d32x36k31x40.up42x48b31x34b30x33';

const draw = (scene: string, facts: string): string =>
  sceneSvg(`harbour/w45-9-${scene}-${facts}-00a1ff`, 350, 233);

test('each level has the rooms of the facts, plus baths, hall and stairs', () => {
  const levels = planLevels(factsOf(FACTS));
  expect(
    levels.map(({ rooms }) => rooms.filter(({ isMeasured }) => isMeasured).map(({ kind }) => kind)),
  ).toEqual([
    ['l', 'd', 'k'],
    ['p', 'b', 'b'],
  ]);
  expect(levels[0]?.rooms[0]).toMatchObject({ width: 4.2, length: 5.5 });
  expect(levels.every(({ rooms }) => rooms.some(({ kind }) => kind === 's'))).toBe(true);
  expect(levels[1]?.rooms.some(({ kind }) => kind === 't')).toBe(true);
});

test('rooms fill their level without gaps or overlaps, each with its own area', () => {
  for (const { rooms } of planLevels(factsOf(FACTS))) {
    const packed = packLevel(rooms, 1.2);
    const filled = packed.rooms.reduce((sum, { wide, deep }) => sum + wide * deep, 0);
    expect(filled).toBeCloseTo(packed.wide * packed.deep, 6);
    for (const room of packed.rooms) {
      expect(room.wide * room.deep).toBeCloseTo(room.width * room.length, 6);
      expect(room.x).toBeGreaterThanOrEqual(-1e-9);
      expect(room.x + room.wide).toBeLessThanOrEqual(packed.wide + 1e-9);
      expect(room.y + room.deep).toBeLessThanOrEqual(packed.deep + 1e-9);
    }
  }
});

test('a plan needs no fonts and shows its rooms', () => {
  const plan = draw('plan', FACTS);
  expect(plan).not.toMatch(/<text|NaN|undefined|Infinity/);
  expect(draw('plan', FACTS.replace('l42x55', 'l52x45'))).not.toBe(plan);
  expect(draw('plan', 'kcondo.w3')).not.toMatch(/NaN|undefined/);
});

test('a number has a stroke for each of its digits', () => {
  expect(drawDigits('4.2 x 5.5', 0, 0, 10, '#000000').match(/<path/g)).toHaveLength(7);
});

test('the aerial view depends on lot, garage, storeys, pool and season', () => {
  const facts = 'kdetached.e1990.nsu.tda.w0.snineties.f4.g2a.cbrick.l45.d110.j0';
  const base = draw('aerial', facts);
  expect(base).not.toMatch(/<text|NaN|undefined|Infinity/);
  for (const [before, after] of [
    ['l45', 'l30'],
    ['g2a', 'g0n'],
    ['f4', 'f2'],
    ['j0', 'j1'],
    ['nsu', 'nwi'],
  ] as const) {
    expect(draw('aerial', facts.replace(before, after)), after).not.toBe(base);
  }
});
