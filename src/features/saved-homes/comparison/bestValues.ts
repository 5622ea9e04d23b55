/** Which values of a row are the best: the lowest of a price, the most of bedrooms. */
export type Best = 'lowest' | 'most' | 'largest' | 'newest';

/**
 * Places of the best values. None where fewer than two are known, or where all that are known are the same: nothing is
 * better than its like.
 */
export function bestPlaces(values: readonly (number | null)[], best: Best): ReadonlySet<number> {
  const known = values.filter((value) => value !== null);
  if (known.length < 2 || new Set(known).size === 1) return new Set();
  const top = best === 'lowest' ? Math.min(...known) : Math.max(...known);
  return new Set(values.flatMap((value, place) => (value === top ? [place] : [])));
}
