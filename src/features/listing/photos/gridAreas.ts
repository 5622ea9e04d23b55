/** Height of the photos' band: 3:2 on phones, and at most 400 px from medium width up. */
export const BAND_HEIGHT = { xs: '66.7vw', md: 'min(400px, 33vw)' } as const;

/** Number of photos in the grid from medium width up: one large, four small. */
export const GRID_PHOTOS = 5;

interface GridAreas {
  /** For `grid-template-areas`: the photos are a, b, c, d and e. */
  areas: string;
  /** For `grid-template-columns`. */
  columns: string;
}

/** Two thirds and one third. */
const LARGE_AND_COLUMN = 'minmax(0, 2fr) minmax(0, 1fr)';
const LARGE_AND_TWO_COLUMNS = 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)';

/**
 * Layouts for 1 to 5 photos in a band that is at least three times as wide as high. Halves and quarters of the band
 * cut little of 3:2 photos. The band has the same height for any number, so nothing below it moves.
 */
const LAYOUTS: readonly GridAreas[] = [
  { areas: '"a"', columns: 'minmax(0, 1fr)' },
  { areas: '"a b"', columns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  { areas: '"a b" "a c"', columns: LARGE_AND_COLUMN },
  { areas: '"a b c" "a d d"', columns: LARGE_AND_TWO_COLUMNS },
  { areas: '"a b c" "a d e"', columns: LARGE_AND_TWO_COLUMNS },
];

/** Returns the grid for a number of photos from 1; more than five show the first five. */
export function gridAreas(count: number): GridAreas {
  const layout = LAYOUTS[Math.min(count, GRID_PHOTOS) - 1];
  if (!layout) throw new RangeError(`No grid for ${count} photos.`);
  return layout;
}

/** Returns the area of a photo, by its index. */
export function areaOf(index: number): string {
  return 'abcde'.charAt(index);
}
