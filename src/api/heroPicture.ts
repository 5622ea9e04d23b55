import { STREET, STREET_WIDTHS } from '#config/brandPictures.ts';
import { brandPicture } from './images.ts';

/**
 * Attributes of the street picture's image elements: in the boot script, in home's hero, and in the panel beside forms.
 */
export const heroPicture = {
  src: brandPicture(STREET, 1600),
  srcSet: STREET_WIDTHS.map((width) => `${brandPicture(STREET, width)} ${width}w`).join(', '),
  /**
   * On a phone the picture is 770 px wide and only its middle is visible. A smaller file is loaded, softer than the
   * screen allows.
   */
  sizes: '(min-width: 900px) 100vw, max(100vw, 450px)',
  width: 1600,
  height: 686,
} as const;
