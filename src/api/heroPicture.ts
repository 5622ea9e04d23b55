import { STREET, STREET_WIDTHS } from '#config/brandPictures.ts';
import { brandPicture } from './images.ts';

/** The street as its image elements ask for it: the boot script, home's hero, and the panel beside forms. */
export const heroPicture = {
  src: brandPicture(STREET, 1600),
  srcSet: STREET_WIDTHS.map((width) => `${brandPicture(STREET, width)} ${width}w`).join(', '),
  /** On a phone it is 770 px wide, of which the middle shows behind the words: softer than the screen could. */
  sizes: '(min-width: 900px) 100vw, max(100vw, 450px)',
  width: 1600,
  height: 686,
} as const;
