/**
 * The default order of a search. The store sorts by it, and the demonstration writes its listings' texts so that no
 * page in this order repeats a sentence. It changes every day and repeats after a week, so that all its forms can be
 * checked.
 */

/** A prime below 2^15, so that products of two smaller numbers fit into 31 bits. */
export const SHUFFLE_PRIME = 32_749;
/** Number of different orders. */
export const RECOMMENDED_ORDERS = 7;

/** A listing's number in the shuffled orders (FNV-1a of the MLS number), below the prime. */
export function shuffleOf(mlsNumber: string): number {
  let hash = 0x811c9dc5;
  for (let position = 0; position < mlsNumber.length; position += 1) {
    hash = Math.imul(hash ^ mlsNumber.charCodeAt(position), 0x01000193);
  }
  return (hash >>> 0) % SHUFFLE_PRIME;
}

/**
 * The factor of a round. A listing's place in that round's order is its number times the factor, modulo the prime.
 */
export function shuffleFactor(round: number): number {
  return 1 + (Math.abs(Math.imul(round, 7_919)) % (SHUFFLE_PRIME - 1));
}
