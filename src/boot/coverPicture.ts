import type { PictureAddresses } from '#api/images.ts';

/** Below this width a page's first photo always has the same place, and the skeleton shows it there. */
const PHONE = '(max-width: 599.95px)';

/** Requests a picture as the page's own element will, before all others. On phones it is shown in the skeleton. */
export function requestPicture({ src, srcSet, sizes }: PictureAddresses): HTMLImageElement {
  const image = new Image();
  Object.assign(image, { fetchPriority: 'high', alt: '', sizes, srcset: srcSet, src });
  if (matchMedia(PHONE).matches) document.querySelector('[data-picture]')?.append(image);
  return image;
}

/** Resolves when an image has loaded or failed. */
export const pictureSettled = (image: HTMLImageElement): Promise<void> =>
  new Promise((resolve) => {
    image.onload = () => resolve();
    image.onerror = () => resolve();
  });
