import { mix } from './dice.ts';
import type { Site } from './home.ts';
import { postalPrefix } from './postalPlaces.ts';

/** Letters in Canada Post's codes. They never use D, F, I, O, Q or U. */
const LETTERS = 'ABCEGHJKLMNPRSTVWXYZ';
/** About this many doors on one side of a street share a code. */
const DOORS_A_CODE = 8;

/** Returns the postal code of a site, "M5V 2T6". One side of a block shares a code. */
export function postalCode(site: Site): string {
  const { streetId, index, side } = site.address;
  const code = mix(streetId, Math.floor(index / DOORS_A_CODE), side);
  const letter = LETTERS[(code >>> 8) % LETTERS.length];
  return `${postalPrefix(site)} ${1 + (code % 9)}${letter}${(code >>> 16) % 10}`;
}
