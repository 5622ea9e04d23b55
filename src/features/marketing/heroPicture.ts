import { imageSrcSet, imageUrl } from '../../api/images.ts';

const KEY = 'brand/streetscape-dusk';

/** The hero's picture: drawn by the page, and asked for before the page's code is there. */
export const heroPicture = {
  src: imageUrl(KEY, 'large'),
  srcSet: imageSrcSet(KEY),
  /** On a phone it is 770 px wide, of which the middle shows. */
  sizes: 'max(100vw, 770px)',
  width: 1600,
  height: 686,
} as const;
