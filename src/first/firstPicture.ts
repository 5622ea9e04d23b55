import type { PictureAddresses } from '#api/images.ts';

/** Asks for a picture as the page's own element will, before all others. */
export function firstPicture({ src, srcSet, sizes }: PictureAddresses): HTMLImageElement {
  const image = new Image();
  image.fetchPriority = 'high';
  image.alt = '';
  Object.assign(image, { sizes, srcset: srcSet, src });
  return image;
}

/** Below this width a page's first photo has one place whatever the page says, and the frame keeps it. */
const PHONE = '(max-width: 599.95px)';

/** The same, shown in the frame's place for it on phones. */
export function framedPicture(addresses: PictureAddresses): HTMLImageElement {
  const image = firstPicture(addresses);
  if (matchMedia(PHONE).matches) document.querySelector('.first-photo')?.append(image);
  return image;
}
