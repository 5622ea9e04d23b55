import { type BrandPicture, type SharePicture, type STREET, WIDTHS } from '#config/brandPictures.ts';
import { serviceAddresses } from '#config/environment.ts';
import { BASE_PATH } from '#domain/paths.ts';

/** Address of public/brand, from the build (build/brandPictures.ts): "/real-estate/assets/brand-1a2b3c4d". */
declare const BRAND_PICTURES: string;

/** Sizes of the image CDN (L7): thumbnails and larger views. */
const SIZES = {
  small: { width: 350, class: 'small' },
  medium: { width: 800, class: 'medium' },
  large: { width: 1600, class: 'large' },
} as const;
/** Names of the sizes. */
export type ImageSize = keyof typeof SIZES;

/** The addresses of one picture for an image element, and the width it will have there. */
export interface PictureAddresses {
  src: string;
  srcSet: string;
  sizes: string;
}

/** Address of an image by its key: {cdn}/{imageKey}?w=350&class=small&f=webp. */
export function imageUrl(key: string, size: ImageSize): string {
  const { width, class: name } = SIZES[size];
  const path = key.split('/').map(encodeURIComponent).join('/');
  return `${serviceAddresses.imagesUrl}/${path}?w=${width}&class=${name}&f=webp`;
}

/** The sizes of one image for `srcset`, smallest first. */
export function imageSrcSet(key: string): string {
  return (Object.keys(SIZES) as ImageSize[]) // keys of a const object
    .map((size) => `${imageUrl(key, size)} ${SIZES[size].width}w`)
    .join(', ');
}

/**
 * Half of the listing page's column from 900 px up, the whole column below, the whole window on phones: what the
 * first photo takes there, in the words of the `sizes` attribute.
 */
export const FIRST_PHOTO_SIZES =
  '(min-width: 1536px) 740px, (min-width: 900px) calc(50vw - 28px), (min-width: 600px) calc(100vw - 48px), 100vw';

/**
 * The first photo of a listing page as its image element asks for it, whatever the number of photos: a preload with
 * the same three attributes (`href`, `imagesrcset`, `imagesizes`) is used by that element and nothing is loaded twice.
 */
export function firstPhoto(imageKey: string): PictureAddresses {
  return { src: imageUrl(imageKey, 'medium'), srcSet: imageSrcSet(imageKey), sizes: FIRST_PHOTO_SIZES };
}

/** What a card's picture takes in the grids of cards, in the words of the `sizes` attribute. */
export const CARD_PICTURE_SIZES = '(min-width: 1200px) 330px, (min-width: 600px) 50vw, 100vw';

/** A card's picture as its image element asks for it: a preload with the same attributes is used by that element. */
export function cardPicture(imageKey: string): PictureAddresses {
  return { src: imageUrl(imageKey, 'medium'), srcSet: imageSrcSet(imageKey), sizes: CARD_PICTURE_SIZES };
}

/** Address of one of the product's own pictures in one of its widths. */
export function brandPicture(name: BrandPicture | typeof STREET, width: number): string {
  return `${BRAND_PICTURES}/${name}-${width}.webp`;
}

/** All widths of a scene or portrait for `srcset`, smallest first. */
export function brandSrcSet(name: BrandPicture): string {
  return WIDTHS.map((width) => `${brandPicture(name, width)} ${width}w`).join(', ');
}

/** Address of a page's picture for networks. It has no hash: networks keep the address longer than a build stands. */
export function sharePicture(name: SharePicture): string {
  return `${BASE_PATH}/share/${name}.jpg`;
}
