/**
 * The product's own pictures: files of public/brand and public/share, part of the app for every source of listing
 * pictures (docs/decisions/022). `npm run brand-pictures` draws those of the demonstration's brand.
 */

/** Illustrations of pages, three to two, with a transparent background. */
export const SCENES = [
  'buying',
  'calculator',
  'empty-scene',
  'newsletter',
  'pre-approval',
  'saved-empty',
  'selling',
  'sold-out',
] as const;
/** Name of an illustration. */
export type Scene = (typeof SCENES)[number];

/** A scene or a portrait of public/brand: its files are `{name}-{width}.webp`. */
export type BrandPicture = Scene | `portrait-${string}`;
/** Widths of scenes and portraits in pixels. */
export const WIDTHS = [350, 800, 1600] as const;

/** A wide picture of a street at dusk. */
export const STREET = 'streetscape-dusk';
/** Widths of the street picture in pixels. */
export const STREET_WIDTHS = [800, 1200, 1600] as const;

/** Pictures of public/share, 1200 by 630 pixels, which social networks show beside a page's title. */
export type SharePicture = 'street' | 'buying' | 'selling';
