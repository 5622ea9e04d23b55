import sharp from 'sharp';
import type { ImageRequest } from './imageRequest.ts';

/** Returns a picture of one colour, in the size and the format of a request. It takes a few milliseconds. */
export async function plainPicture({
  width,
  height,
  format,
}: ImageRequest): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#9aa7b0' } });
  return new Uint8Array(await picture.toFormat(format === 'jpg' ? 'jpeg' : format, { effort: 0 }).toBuffer());
}
