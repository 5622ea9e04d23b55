import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DEMO_TEAM } from '#demo/content/team.ts';
import {
  SCENES,
  SMALL_SCENE_WIDTH,
  SMALL_SCENES,
  STREET,
  STREET_WIDTHS,
  WIDTHS,
} from '../../src/config/brandPictures.ts';

const PUBLIC = join(import.meta.dirname, '..', '..', 'public');

test('the folders contain exactly the pictures of the product, in their widths', async () => {
  const scenes = [...SCENES, ...DEMO_TEAM.map(({ portrait }) => portrait)];
  const expected = [
    ...scenes.flatMap((name) => WIDTHS.map((width) => ({ name, width }))),
    ...SMALL_SCENES.flatMap((name) =>
      ['day', 'dusk'].map((hour) => ({ name: `${name}-${hour}`, width: SMALL_SCENE_WIDTH })),
    ),
    ...STREET_WIDTHS.map((width) => ({ name: STREET, width })),
  ];
  const fileOf = ({ name, width }: { name: string; width: number }) => `${name}-${width}.webp`;
  expect(readdirSync(join(PUBLIC, 'brand')).toSorted()).toEqual(expected.map(fileOf).toSorted());
  for (const picture of expected) {
    const { format, width } = await sharp(join(PUBLIC, 'brand', fileOf(picture))).metadata();
    expect({ format, width }).toEqual({ format: 'webp', width: picture.width });
  }
  for (const file of readdirSync(join(PUBLIC, 'share'))) {
    expect(await sharp(join(PUBLIC, 'share', file)).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
});
