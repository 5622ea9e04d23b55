/**
 * Draws the pictures of the demonstration's brand into public/brand and public/share: `npm run brand-pictures`. They
 * are committed. A brokerage replaces them with its own, under the same names.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { DEMO_TEAM } from '#demo/content/team.ts';
import {
  type BrandPicture,
  SCENES,
  type SharePicture,
  SMALL_SCENE_WIDTH,
  SMALL_SCENES,
  type SmallPicture,
  STREET,
  STREET_WIDTHS,
  WIDTHS,
} from '../../src/config/brandPictures.ts';
import { brandSvg } from '../images/brand/brandSvg.ts';

const folder = join(import.meta.dirname, '..', '..', 'public');

type Picture = BrandPicture | SmallPicture | typeof STREET;

/** Width over height. */
const ASPECTS = { scene: 3 / 2, small: 2, street: 21 / 9, portrait: 1 } as const;

/** The scene of each share picture. */
const SHARED: Record<SharePicture, Picture> = { street: STREET, buying: 'buying', selling: 'selling' };
const SHARE_SIZE = { width: 1200, height: 630 } as const;

const drawn = (name: Picture, width: number, height: number): Sharp =>
  sharp(Buffer.from(brandSvg(name, width, height))).resize(width, height, { fit: 'fill' });

async function drawPicture(name: Picture, widths: readonly number[], aspect: number): Promise<void> {
  for (const width of widths) {
    await drawn(name, width, Math.round(width / aspect))
      .webp({ quality: 80, effort: 6, smartSubsample: true })
      .toFile(join(folder, 'brand', `${name}-${width}.webp`));
  }
  console.log(name);
}

/** The picture is cropped to the shape. */
async function drawShared(share: SharePicture): Promise<void> {
  const { width, height } = SHARE_SIZE;
  await drawn(SHARED[share], width, height)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(folder, 'share', `${share}.jpg`));
}

for (const name of ['brand', 'share']) mkdirSync(join(folder, name), { recursive: true });
await drawPicture(STREET, STREET_WIDTHS, ASPECTS.street);
for (const scene of SCENES) await drawPicture(scene, WIDTHS, ASPECTS.scene);
for (const scene of SMALL_SCENES) {
  for (const hour of ['day', 'dusk'] as const)
    await drawPicture(`${scene}-${hour}`, [SMALL_SCENE_WIDTH], ASPECTS.small);
}
for (const { portrait } of DEMO_TEAM) await drawPicture(portrait, WIDTHS, ASPECTS.portrait);
for (const share of Object.keys(SHARED) as SharePicture[]) await drawShared(share); // the keys of a constant object
