import { brandPicture } from '#api/images.ts';
import type { BrandPicture } from '#config/brandPictures.ts';
import { contentHost } from '#config/environment.ts';

/** Widths in pixels of portraits. The services make them from a stored picture (server/content/contentPictures.ts). */
const WIDTHS = [350, 800] as const;

/** Name of a picture of the build, in contrast to the id of a stored one. */
const isOfBuild = (portrait: string): portrait is BrandPicture => !/^[\da-f]{8}-/.test(portrait);

/** Address of a portrait: a picture of the build, or one that the brokerage stored. */
export function portraitUrl(portrait: string, width: (typeof WIDTHS)[number]): string {
  if (isOfBuild(portrait)) return brandPicture(portrait, width);
  return `${contentHost()}/images/content/${portrait}-${width}.webp`;
}

/** All widths of a portrait for `srcset`, smallest first. */
export const portraitSrcSet = (portrait: string): string =>
  WIDTHS.map((width) => `${portraitUrl(portrait, width)} ${width}w`).join(', ');
