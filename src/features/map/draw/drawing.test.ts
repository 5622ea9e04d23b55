import { describe, expect, it } from 'vitest';
import type { Ring } from '#domain/geo/geo.ts';
import { MAX_CORNERS } from '#domain/geo/polyline.ts';
import {
  cornersOfLine,
  isArea,
  simplifyLine,
  withCorner,
  withCornerAfter,
  withoutCorner,
} from './drawing.ts';

const at = (x: number, y: number) => ({ x, y });

describe('a freehand line', () => {
  it('keeps its bends and removes the tremble', () => {
    const line = [at(0, 0), at(10, 1), at(20, -1), at(30, 0), at(30, 20), at(31, 40), at(30, 60)];
    expect(simplifyLine(line)).toEqual([at(0, 0), at(30, 0), at(30, 60)]);
  });

  it('never has more corners than an area may have', () => {
    const zigzag = Array.from({ length: 3000 }, (_, index) => at(index, (index * 7919) % 400));
    const corners = cornersOfLine(zigzag);
    expect(corners.length).toBeLessThanOrEqual(MAX_CORNERS);
    expect(corners.length).toBeGreaterThan(3);
  });

  it.each([
    ['nothing', [], false],
    ['two corners', [at(0, 0), at(100, 0)], false],
    ['a slip of the hand', [at(0, 0), at(5, 0), at(3, 6)], false],
    ['a triangle', [at(0, 0), at(50, 0), at(20, 40)], true],
  ])('%s', (_name, corners, expected) => {
    expect(isArea(corners)).toBe(expected);
  });
});

describe('an area whose corners change', () => {
  const square: Ring = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
    [0, 0],
  ];

  it('moves a corner, and the closing point with the first', () => {
    expect(withCorner(square, 0, [-1, -1])).toEqual([
      [-1, -1],
      [4, 0],
      [4, 4],
      [0, 4],
      [-1, -1],
    ]);
    expect(withCorner(square, 2, [9, 9])).toEqual([
      [0, 0],
      [4, 0],
      [9, 9],
      [0, 4],
      [0, 0],
    ]);
  });

  it('adds a corner, also between the last and the first', () => {
    expect(withCornerAfter(square, 3, [-1, 2])).toEqual([
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [-1, 2],
      [0, 0],
    ]);
  });

  it('removes a corner, but never below three', () => {
    const triangle = withoutCorner(square, 1);
    expect(triangle).toEqual([
      [0, 0],
      [4, 4],
      [0, 4],
      [0, 0],
    ]);
    expect(withoutCorner(triangle, 0)).toBe(triangle);
  });
});
