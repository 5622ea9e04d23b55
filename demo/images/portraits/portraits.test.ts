import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PAGE_SCENES } from '../brand/brandNames.ts';
import { brandSvg } from '../brand/brandSvg.ts';
import { PEOPLE } from './people.ts';

const people = Object.keys(PEOPLE);

test('there are at least twelve people with different portraits', () => {
  expect(people.length).toBeGreaterThanOrEqual(12);
  expect(new Set(people.map((name) => brandSvg(`portrait-${name}`, 100, 100))).size).toBe(people.length);
});

test.each(people)('the portrait of %s has no text and no invalid number', (name) => {
  expect(brandSvg(`portrait-${name}`, 100, 100)).not.toMatch(/<text|NaN|undefined|Infinity/);
});

test.each([...PAGE_SCENES, 'empty-scene'])(
  'the illustration of %s has a clear edge on any page',
  async (name) => {
    const svg = brandSvg(name, 120, 80);
    expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/);
    const { data, info } = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number): number | undefined => data[(y * info.width + x) * 4 + 3];
    expect(alphaAt(1, 1)).toBe(0);
    expect(alphaAt(118, 78)).toBe(0);
    expect(alphaAt(60, 40)).toBe(255);
  },
);

test('the street at dusk has no missing references', () => {
  const drawing = brandSvg('streetscape-dusk', 300, 129);
  expect(drawing).not.toMatch(/<text|NaN|undefined|Infinity/);
  const defined = new Set(Array.from(drawing.matchAll(/ id="(\w+)"/g), ([, id]) => id));
  const used = Array.from(drawing.matchAll(/url\(#(\w+)\)/g), ([, id]) => id);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((id) => !defined.has(id))).toEqual([]);
});

test('unknown names are refused', () => {
  for (const name of ['portrait-unknown', 'unknown', 'portrait-', 'tostring']) {
    expect(() => brandSvg(name, 100, 100)).toThrow(RangeError);
  }
});
