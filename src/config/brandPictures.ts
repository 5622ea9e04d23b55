/**
 * The product's own pictures: files of public/brand and public/share, part of the app wherever the pictures of listings
 * come from (docs/decisions/022). `npm run brand-pictures` draws those of the demonstration's brand.
 */

/** Illustrations of pages, three to two, without a ground of their own. */
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
/** One of them. */
export type Scene = (typeof SCENES)[number];

/** A scene or a portrait of public/brand: its files are `{name}-{width}.webp`. */
export type BrandPicture = Scene | `portrait-${string}`;
/** Their widths in pixels. */
export const WIDTHS = [350, 800, 1600] as const;

/** The street at dusk, a wide band. */
export const STREET = 'streetscape-dusk';
/** Its widths. */
export const STREET_WIDTHS = [800, 1200, 1600] as const;

/** Pictures of public/share, 1200 by 630 pixels: networks show one beside a page's title. */
export type SharePicture = 'street' | 'buying' | 'selling';
