import sharp from 'sharp';
import type { Format } from './imageRequest.ts';

/** Number of pictures that are rasterised at one time. More would slow the other services down. */
const AT_ONCE = 2;

// No drawing occurs twice, so the library's cache of 50 MB would never be used.
sharp.cache(false);

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) {
      next();
    } else {
      running -= 1;
    }
  }
}

/**
 * Encodes a drawing as a picture of its own size, outside the event loop, two at a time in the order of the calls.
 * @throws if the drawing is not valid SVG
 */
export function rasterise(svg: string, width: number, height: number, format: Format): Promise<Buffer> {
  return inTurn(() => {
    const picture = sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' });
    if (format === 'jpg') {
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer();
    }
    if (format === 'avif') {
      return picture.avif({ quality: 55, effort: 2 }).toBuffer();
    }
    return picture.webp({ quality: 80, effort: 2 }).toBuffer();
  });
}
