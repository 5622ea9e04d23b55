import type { PictureAddresses } from '../api/images.ts';

/** Asks for a picture as the page's own element will, before all others. */
export function firstPicture({ src, srcSet, sizes }: PictureAddresses): HTMLImageElement {
  const image = new Image();
  image.fetchPriority = 'high';
  image.alt = '';
  Object.assign(image, { sizes, srcset: srcSet, src });
  return image;
}
