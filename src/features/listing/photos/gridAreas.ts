/** Photos of the grid from medium width up: one large, four small. */
export const GRID_PHOTOS = 5;

interface GridAreas {
  /** For `grid-template-areas`: the photos are a, b, c, d and e. */
  areas: string;
  /** For `grid-template-columns`. */
  columns: string;
}

/** Two thirds and one: each of the three is twice as wide as high. */
const LARGE_AND_COLUMN = 'minmax(0, 2fr) minmax(0, 1fr)';
const LARGE_AND_TWO_COLUMNS = 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)';

/**
 * How many photos share a band three times as wide as high: in halves and quarters of it photos of three to two are
 * whole, and nothing below the band moves whatever the number of photos.
 */
const LAYOUTS: readonly GridAreas[] = [
  { areas: '"a"', columns: 'minmax(0, 1fr)' },
  { areas: '"a b"', columns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  { areas: '"a b" "a c"', columns: LARGE_AND_COLUMN },
  { areas: '"a b c" "a d d"', columns: LARGE_AND_TWO_COLUMNS },
  { areas: '"a b c" "a d e"', columns: LARGE_AND_TWO_COLUMNS },
];

/** The grid for a number of photos from one up; beyond five it shows the first five. */
export function gridAreas(count: number): GridAreas {
  const layout = LAYOUTS[Math.min(count, GRID_PHOTOS) - 1];
  if (!layout) throw new RangeError(`No grid for ${count} photos.`);
  return layout;
}

/** The area of one photo, by its index from 0. */
export function areaOf(index: number): string {
  return 'abcde'.charAt(index);
}
