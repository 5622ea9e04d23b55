/**
 * The default order of a search, by a hash of the MLS number: as good as random, and the same on every day and for every
 * caller. The store sorts by it, and the demonstration writes its listings' texts so that no page in this order repeats
 * a sentence.
 */

/** Number of places in the order: a prime, so that the hashes are evenly distributed. */
export const SHUFFLE_PRIME = 32_749;

/** A listing's place in the order (FNV-1a of the MLS number), below the prime. Other listings may have the same one. */
export function shuffleOf(mlsNumber: string): number {
  let hash = 0x811c9dc5;
  for (let position = 0; position < mlsNumber.length; position += 1) {
    hash = Math.imul(hash ^ mlsNumber.charCodeAt(position), 0x01000193);
  }
  return (hash >>> 0) % SHUFFLE_PRIME;
}
