import { mix } from './dice.ts';
import type { Site } from './home.ts';

/** Letters that Canada Post uses: never D, F, I, O, Q or U. */
const LETTERS = 'ABCEGHJKLMNPRSTVWXYZ';
/** One code serves about this many doors on one side of a street. */
const DOORS_A_CODE = 8;

/** The postal code of a site, "M5V 2T6": the same for a whole block of one side of a street. */
export function postalCode(site: Site, prefix: string): string {
  const { streetId, index, side } = site.address;
  const code = mix(streetId, Math.floor(index / DOORS_A_CODE), side);
  const letter = LETTERS[(code >>> 8) % LETTERS.length];
  return `${prefix} ${1 + (code % 9)}${letter}${(code >>> 16) % 10}`;
}
