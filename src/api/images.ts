import { environment } from '../config/environment.ts';

/** Sizes of the image CDN (L7): thumbnails and larger views. */
const SIZES = {
  small: { width: 350, class: 'small' },
  medium: { width: 800, class: 'medium' },
  large: { width: 1600, class: 'large' },
} as const;
/** Names of the sizes. */
export type ImageSize = keyof typeof SIZES;

/** Address of an image by its key: {cdn}/{imageKey}?w=350&class=small&f=webp. */
export function imageUrl(key: string, size: ImageSize): string {
  const { width, class: name } = SIZES[size];
  const path = key.split('/').map(encodeURIComponent).join('/');
  return `${environment.imagesUrl}/${path}?w=${width}&class=${name}&f=webp`;
}

/** The sizes of one image for `srcset`, smallest first. */
export function imageSrcSet(key: string): string {
  return (Object.keys(SIZES) as ImageSize[]) // keys of a const object
    .map((size) => `${imageUrl(key, size)} ${SIZES[size].width}w`)
    .join(', ');
}
