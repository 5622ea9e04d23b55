/** Number of photos in the grid from medium width up: one large, four small. */
export const GRID_PHOTOS = 5;

interface GridAreas {
  /** For `grid-template-areas`: the photos are a, b, c, d and e. */
  areas: string;
  /** For `grid-template-columns`. */
  columns: string;
}

/** Two thirds and one third: each of the three photos is twice as wide as high. */
const LARGE_AND_COLUMN = 'minmax(0, 2fr) minmax(0, 1fr)';
const LARGE_AND_TWO_COLUMNS = 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)';

/**
 * Layouts for 1 to 5 photos in a band with the ratio 3:1. Halves and quarters of the band show 3:2 photos without
 * cutting. The band has the same height for any number, so nothing below it moves.
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
