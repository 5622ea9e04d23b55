/** Stars that a review may have at most. */
export const MOST_STARS = 5;

/**
 * Reads a review's rating (L3 Review): a string that ends in _N, N being the number of stars.
 * @returns whole stars from 0 to 5; undefined for a rating that ends otherwise or in more
 */
export function starsOf(rating: string): number | undefined {
  const [, digits] = /_(\d+)$/.exec(rating) ?? [];
  const stars = Number(digits);
  return digits !== undefined && stars <= MOST_STARS ? stars : undefined;
}
