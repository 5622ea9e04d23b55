import type { PictureAddresses } from '#api/images.ts';

/** Requests a picture as the page's own element will, before all others. */
export function requestPicture({ src, srcSet, sizes }: PictureAddresses): HTMLImageElement {
  const image = new Image();
  image.fetchPriority = 'high';
  image.alt = '';
  Object.assign(image, { sizes, srcset: srcSet, src });
  return image;
}

/** Below this width a page's first photo always has the same place, and the skeleton shows it there. */
const PHONE = '(max-width: 599.95px)';

/** Requests a picture, and on phones shows it in the skeleton. */
export function showPicture(addresses: PictureAddresses): HTMLImageElement {
  const image = requestPicture(addresses);
  if (matchMedia(PHONE).matches) document.querySelector('.first-photo')?.append(image);
  return image;
}

/** Resolves when an image has loaded or failed. */
export const pictureSettled = (image: HTMLImageElement): Promise<void> =>
  new Promise((resolve) => {
    image.onload = () => resolve();
    image.onerror = () => resolve();
  });
