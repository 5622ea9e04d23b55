/**
 * Draws the icons of the installed product from public/favicon.svg. Run it by hand when the logo changes: node
 * commands/drawIcons.ts
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '..', '..', 'public');
const rounded = readFileSync(join(folder, 'favicon.svg'), 'utf8');
/**
 * Systems crop a maskable icon in different shapes. So its background has no round corners, and the logo is in the
 * middle.
 */
const full = rounded.replace('rx="10"', '');
const withMark = (placed: string) => full.replace('translate(3 2)', placed);

/** Size of the drawing's grid. */
const GRID = 40;
const DOTS_PER_INCH = 72;

async function draw(svg: string, name: string, size: number): Promise<void> {
  const density = (DOTS_PER_INCH * size) / GRID;
  await sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, 'icons', name));
}

await draw(rounded, 'icon-192.png', 192);
await draw(rounded, 'icon-512.png', 512);
const middle = withMark('translate(9 8.4) scale(.647)');
await draw(middle, 'maskable-192.png', 192);
await draw(middle, 'maskable-512.png', 512);
await draw(withMark('translate(6.4 5.6) scale(.8)'), 'apple-touch.png', 180);
