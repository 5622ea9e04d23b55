/** French listing texts for the cities of Québec. */
import type { Section } from './english.ts';
import { FRENCH_BASEMENTS, FRENCH_BEDROOMS, FRENCH_KITCHENS, FRENCH_LIVING } from './frenchInside.ts';
import {
  FRENCH_OPENINGS,
  FRENCH_PREMISES_CLOSINGS,
  FRENCH_PREMISES_MIDDLE,
  FRENCH_PREMISES_OPENINGS,
} from './frenchOpenings.ts';
import { FRENCH_CLOSINGS, FRENCH_OUTSIDE, FRENCH_PLACES } from './frenchOutside.ts';

/** Texts of dwellings, in the order of a showing. */
export const FRENCH_HOME: readonly Section[] = [
  { lines: FRENCH_OPENINGS, share: 1, maximum: 1 },
  { lines: FRENCH_LIVING, share: 0.95, maximum: 2 },
  { lines: FRENCH_KITCHENS, share: 0.85, maximum: 1 },
  { lines: FRENCH_BEDROOMS, share: 0.9, maximum: 1 },
  { lines: FRENCH_BASEMENTS, share: 0.85, maximum: 1 },
  { lines: FRENCH_OUTSIDE, share: 0.9, maximum: 2 },
  { lines: FRENCH_PLACES, share: 0.95, maximum: 2 },
  { lines: FRENCH_CLOSINGS, share: 0.6, maximum: 1 },
];

/** Texts of land and business premises. */
export const FRENCH_PREMISES: readonly Section[] = [
  { lines: FRENCH_PREMISES_OPENINGS, share: 1, maximum: 1 },
  { lines: FRENCH_PREMISES_MIDDLE, share: 1, maximum: 3 },
  { lines: FRENCH_PREMISES_CLOSINGS, share: 0.8, maximum: 1 },
];
