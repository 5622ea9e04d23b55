import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PAGE_SCENES } from '#demo/images/brand/brandNames.ts';
import { aspectOf, parseImageKey } from '#demo/images/imageKey.ts';
import { PEOPLE } from '#demo/images/portraits/people.ts';
import { sceneSvg } from '#demo/images/sceneSvg.ts';

const people = Object.keys(PEOPLE);

test('there are at least twelve people, each drawn otherwise', () => {
  expect(people.length).toBeGreaterThanOrEqual(12);
  expect(new Set(people.map((name) => sceneSvg(`brand/portrait-${name}`, 100, 100))).size).toBe(
    people.length,
  );
});

test.each(people)('the portrait of %s is a square without text', (name) => {
  const key = parseImageKey(`brand/portrait-${name}`);
  expect(key && aspectOf(key)).toBe(1);
  expect(sceneSvg(`brand/portrait-${name}`, 100, 100)).not.toMatch(/<text|NaN|undefined|Infinity/);
});

test.each(PAGE_SCENES)('the illustration of %s has a clear edge on any page', async (name) => {
  const svg = sceneSvg(`brand/${name}`, 120, 80);
  expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/);
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number): number | undefined => data[(y * info.width + x) * 4 + 3];
  expect(alphaAt(1, 1)).toBe(0);
  expect(alphaAt(118, 78)).toBe(0);
  expect(alphaAt(60, 40)).toBe(255);
});

test('names that nobody drew are refused', () => {
  for (const key of ['brand/portrait-nobody', 'brand/unknown', 'brand/portrait-', 'brand/tostring']) {
    expect(parseImageKey(key)).toBeNull();
  }
});
