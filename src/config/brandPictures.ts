/**
 * The product's own pictures: files of public/brand and public/share, part of the app for every source of listing
 * pictures (docs/decisions/022). `npm run brand-pictures` draws those of the demonstration's brand.
 */

/** Illustrations of pages, three to two. */
export const SCENES = [
  'agent',
  'buying',
  'empty-scene',
  'keys',
  'mortgage',
  'next-home',
  'pre-approval',
  'reply',
  'selling',
  'staging',
] as const;
/** Name of an illustration. */
export type Scene = (typeof SCENES)[number];

/** A scene of empty pages by day or at dusk. */
export type SmallPicture = `${SmallScene}-${'day' | 'dusk'}`;

/** A scene or a portrait of public/brand: its files are `{name}-{width}.webp`. */
export type BrandPicture = Scene | `portrait-${string}`;
/** Widths of scenes and portraits in pixels. */
export const WIDTHS = [350, 800, 1600] as const;

/** Scenes of empty pages, two to one, with a transparent background; each by day and at dusk, for the two colour schemes. */
export const SMALL_SCENES = ['nothing-found', 'no-connection', 'nothing-saved', 'no-photo'] as const;
/** Name of a scene of empty pages. */
export type SmallScene = (typeof SMALL_SCENES)[number];
/** Width of a small scene in pixels, twice that in the page. */
export const SMALL_SCENE_WIDTH = 640;

/** A wide picture of a street at dusk. */
export const STREET = 'streetscape-dusk';
/** Widths of the street picture in pixels. */
export const STREET_WIDTHS = [800, 1200, 1600] as const;

/** Pictures of public/share, 1200 by 630 pixels, which social networks show beside a page's title. */
export type SharePicture = 'street' | 'buying' | 'selling';
