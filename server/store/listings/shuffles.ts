import { SHUFFLE_PRIME, shuffleFactor } from './recommendedOrder.ts';

/**
 * The shuffle numbers that come first in a shuffled order, in that order.
 * @param round as in `shuffleFactor`
 */
export function firstShuffles(round: number, places: number): number[] {
  const step = inverse(shuffleFactor(round));
  return Array.from(
    { length: Math.min(places, SHUFFLE_PRIME) },
    (_, place) => (place * step) % SHUFFLE_PRIME,
  );
}

/** The multiplicative inverse of a factor: by Fermat, the factor to the power of the prime minus two. */
function inverse(factor: number): number {
  let [result, power] = [1, factor];
  for (let rest = SHUFFLE_PRIME - 2; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = (result * power) % SHUFFLE_PRIME;
    power = (power * power) % SHUFFLE_PRIME;
  }
  return result;
}
