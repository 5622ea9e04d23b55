import { imageUrl } from './images.ts';

const KEY = 'brand/streetscape-dusk';
/** Widths of the picture that are asked for, and the CDN's class of each. */
const WIDTHS = [
  [800, 'medium'],
  [1200, 'large'],
  [1600, 'large'],
] as const;

const widths = WIDTHS.map(
  ([width, name]) =>
    `${imageUrl(KEY, 'large').replace(/\?.*/, '')}?w=${width}&class=${name}&f=webp ${width}w`,
);

/** The street at dusk on the home page: drawn by the page's first script, and by the page in the same place. */
export const heroPicture = {
  src: imageUrl(KEY, 'large'),
  srcSet: widths.join(', '),
  /** On a phone it is 770 px wide, of which the middle shows behind the words: softer than the screen could. */
  sizes: '(min-width: 900px) 100vw, max(100vw, 450px)',
  width: 1600,
  height: 686,
} as const;
