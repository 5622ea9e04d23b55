import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PAGE_SCENES, SMALL_SCENES } from '../brand/brandNames.ts';
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

const SMALL = SMALL_SCENES.flatMap((name) => [`${name}-day`, `${name}-dusk`]);

test.each(Object.keys(PAGE_SCENES))('the illustration %s fills its frame', async (name) => {
  const svg = brandSvg(name, 120, 80);
  expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/);
  const { isOpaque } = await sharp(Buffer.from(svg)).stats();
  expect(isOpaque).toBe(true);
});

test('no two illustrations are the same', () => {
  const names = [...Object.keys(PAGE_SCENES), ...SMALL];
  expect(new Set(names.map((name) => brandSvg(name, 120, 80))).size).toBe(names.length);
});

test.each([...SMALL, 'empty-scene'])('the scene %s has a clear edge on any page', async (name) => {
  const svg = brandSvg(name, 120, 80);
  expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/);
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number): number | undefined => data[(y * info.width + x) * 4 + 3];
  expect(alphaAt(1, 1)).toBe(0);
  expect(alphaAt(118, 78)).toBe(0);
  expect(data.some((value, index) => index % 4 === 3 && value === 255)).toBe(true);
});

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
