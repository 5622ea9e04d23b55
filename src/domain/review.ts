/** Maximum number of stars of a review. */
export const MAX_STARS = 5;

/**
 * Reads a review's rating (requirement E7): a string that ends in _N, where N is the number of stars.
 * @returns whole stars from 0 to 5; undefined for a rating with another ending or a higher number
 */
export function starsOf(rating: string): number | undefined {
  const [, digits] = /_(\d+)$/.exec(rating) ?? [];
  const stars = Number(digits);
  return digits !== undefined && stars <= MAX_STARS ? stars : undefined;
}
