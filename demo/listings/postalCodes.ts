import { mix } from './dice.ts';
import type { Site } from './home.ts';
import { postalPrefix } from './postalPlaces.ts';

/** Letters that Canada Post uses: never D, F, I, O, Q or U. */
const LETTERS = 'ABCEGHJKLMNPRSTVWXYZ';
/** One code serves about this many doors on one side of a street. */
const DOORS_A_CODE = 8;

/** The postal code of a site, "M5V 2T6": the same for a whole block of one side of a street. */
export function postalCode(site: Site): string {
  const { streetId, index, side } = site.address;
  const code = mix(streetId, Math.floor(index / DOORS_A_CODE), side);
  const letter = LETTERS[(code >>> 8) % LETTERS.length];
  return `${postalPrefix(site)} ${1 + (code % 9)}${letter}${(code >>> 16) % 10}`;
}
