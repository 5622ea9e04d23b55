import {
  type BrandPicture,
  type SharePicture,
  SMALL_SCENE_WIDTH,
  type SmallPicture,
  type STREET,
  WIDTHS,
} from '#config/brandPictures.ts';
import { serviceAddresses } from '#config/environment.ts';
import { BASE_PATH } from '#domain/paths.ts';

/** Address of public/brand, from the build (build/brandPictures.ts): "/real-estate/assets/brand-1a2b3c4d". */
declare const BRAND_PICTURES: string;

/** Sizes of the image CDN: thumbnails and larger views (requirement CALL15). */
const SIZES = {
  small: { width: 350, class: 'small' },
  medium: { width: 800, class: 'medium' },
  large: { width: 1600, class: 'large' },
} as const;
/** Names of the sizes. */
export type ImageSize = keyof typeof SIZES;

/** The addresses of one picture for an image element, and its width on the page. */
export interface PictureAddresses {
  src: string;
  srcSet: string;
  sizes: string;
}

/**
 * True if pictures of listings come from this site. Only then its services have the photo for a home's card
 * (`shareCardUrl`).
 */
export const hasOwnPictures = (): boolean => serviceAddresses.imagesUrl.startsWith('/');

/** Address of an image by its key: {cdn}/{imageKey}?w=350&class=small&f=webp. */
export function imageUrl(key: string, size: ImageSize): string {
  const { width, class: name } = SIZES[size];
  const path = key.split('/').map(encodeURIComponent).join('/');
  return `${serviceAddresses.imagesUrl}/${path}?w=${width}&class=${name}&f=webp`;
}

/** The sizes of one image for `srcset`, smallest first. */
export function imageSrcSet(key: string): string {
  return (Object.keys(SIZES) as ImageSize[]) // the keys of a const object
    .map((size) => `${imageUrl(key, size)} ${SIZES[size].width}w`)
    .join(', ');
}

/**
 * Width of the first photo on the listing page, as a `sizes` attribute: half of the column from 900 px up, the whole
 * column below, the whole window on phones.
 */
export const COVER_PHOTO_SIZES =
  '(min-width: 1280px) 612px, (min-width: 900px) calc(50vw - 28px), (min-width: 600px) calc(100vw - 48px), 100vw';

/**
 * The first photo of a listing page with the attributes of its image element, for any number of photos. A preload
 * with the same attributes (`href`, `imagesrcset`, `imagesizes`) serves that element, so the photo is loaded once.
 */
export function coverPhoto(imageKey: string): PictureAddresses {
  return { src: imageUrl(imageKey, 'medium'), srcSet: imageSrcSet(imageKey), sizes: COVER_PHOTO_SIZES };
}

/** Width of a card's picture in the grids of cards, as a `sizes` attribute. */
export const CARD_PICTURE_SIZES = '(min-width: 1200px) 330px, (min-width: 600px) 50vw, 100vw';

/**
 * A card's picture with the attributes of its image element. A preload with the same attributes serves that element.
 */
export function cardPicture(imageKey: string): PictureAddresses {
  return { src: imageUrl(imageKey, 'medium'), srcSet: imageSrcSet(imageKey), sizes: CARD_PICTURE_SIZES };
}

/** Address of one of the product's own pictures in one of its widths in pixels. */
export function brandPicture(name: BrandPicture | typeof STREET, width: number): string {
  return `${BRAND_PICTURES}/${name}-${width}.webp`;
}

/** Address of a scene of an empty page. */
export const smallPicture = (name: SmallPicture): string =>
  `${BRAND_PICTURES}/${name}-${SMALL_SCENE_WIDTH}.webp`;

/** All widths of a scene or portrait for `srcset`, smallest first. */
export function brandSrcSet(name: BrandPicture): string {
  return WIDTHS.map((width) => `${brandPicture(name, width)} ${width}w`).join(', ');
}

/**
 * The scene that a card shows where there is no picture, or none that a visitor may see. A preload with the same
 * attributes serves its element.
 */
export function placeholderPicture(): PictureAddresses {
  return { src: brandPicture('empty-scene', 350), srcSet: brandSrcSet('empty-scene'), sizes: '350px' };
}

/**
 * Address of the picture that social networks show for a page. It has no hash: networks use the address for longer than
 * a build is deployed.
 */
export function sharePicture(name: SharePicture): string {
  return `${BASE_PATH}/share/${name}.jpg`;
}
