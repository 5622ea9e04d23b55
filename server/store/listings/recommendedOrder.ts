/**
 * The order that a search recommends its listings in. The store sorts by it; listing texts are written so that no page
 * of it says the same sentence twice. It changes every day and comes round after a week, so that texts can be held
 * apart in all its forms.
 */

/** Prime below 2^15: products of two numbers below it fit 31 bits. */
export const SHUFFLE_PRIME = 32_749;
/** How many orders there are. */
export const RECOMMENDED_ORDERS = 7;

/** A listing's number in the shuffled orders (FNV-1a of the MLS number), below the prime. */
export function shuffleOf(mlsNumber: string): number {
  let hash = 0x811c9dc5;
  for (let position = 0; position < mlsNumber.length; position += 1) {
    hash = Math.imul(hash ^ mlsNumber.charCodeAt(position), 0x01000193);
  }
  return (hash >>> 0) % SHUFFLE_PRIME;
}

/** A listing's place in the order of a round is its number times this, modulo the prime. */
export function shuffleFactor(round: number): number {
  return 1 + (Math.abs(Math.imul(round, 7_919)) % (SHUFFLE_PRIME - 1));
}
