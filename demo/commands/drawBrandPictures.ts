/**
 * Draws the pictures of the demonstration's brand into public/brand and public/share: `npm run brand-pictures`. They
 * are committed. A brokerage replaces them with its own, under the same names.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  type BrandPicture,
  SCENES,
  type SharePicture,
  STREET,
  STREET_WIDTHS,
  WIDTHS,
} from '../../src/config/brandPictures.ts';
import { realtors } from '../../src/config/content.ts';
import { brandSvg } from '../images/brand/brandSvg.ts';

const folder = join(import.meta.dirname, '..', '..', 'public');

type Picture = BrandPicture | typeof STREET;

/** Width over height. */
const ASPECTS = { scene: 3 / 2, street: 21 / 9, portrait: 1 } as const;

/** The scene of each share picture. */
const SHARED: Record<SharePicture, Picture> = { street: STREET, buying: 'buying', selling: 'selling' };
const SHARE_SIZE = { width: 1200, height: 630 } as const;
/** Background of scenes that have none of their own: the palette's `chip` (src/ui/theme.ts). */
const GROUND = '#E8F1FA';

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

/** The street is cropped to the shape; a scene is complete in the middle. */
async function drawShared(share: SharePicture): Promise<void> {
  const { width, height } = SHARE_SIZE;
  const name = SHARED[share];
  const shown = name === STREET ? width : height * ASPECTS.scene;
  const picture = await drawn(name, shown, height).png().toBuffer();
  await sharp({ create: { ...SHARE_SIZE, channels: 3, background: GROUND } })
    .composite([{ input: picture }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(folder, 'share', `${share}.jpg`));
}

for (const name of ['brand', 'share']) mkdirSync(join(folder, name), { recursive: true });
await drawPicture(STREET, STREET_WIDTHS, ASPECTS.street);
for (const scene of SCENES) await drawPicture(scene, WIDTHS, ASPECTS.scene);
for (const { photos } of realtors) {
  for (const { src } of photos) await drawPicture(src, WIDTHS, ASPECTS.portrait);
}
for (const share of Object.keys(SHARED) as SharePicture[]) await drawShared(share); // the keys of a constant object
