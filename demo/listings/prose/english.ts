/** English listing texts, section by section. */
import { BUILDINGS, LOCATIONS } from './englishBuildings.ts';
import { CLOSINGS } from './englishClosings.ts';
import { HOUSE_OPENINGS } from './englishHouses.ts';
import { LIVING } from './englishLiving.ts';
import { FLAT_OPENINGS, OTHER_OPENINGS } from './englishOpenings.ts';
import { OUTSIDE, PARKING } from './englishOutside.ts';
import { PREMISES_CLOSINGS, PREMISES_MIDDLE, PREMISES_OPENINGS } from './englishPremises.ts';
import { BASEMENTS, BATHS, BEDROOMS, KITCHENS } from './englishRooms.ts';
import type { Line } from './line.ts';

/** Sentences about one aspect of a home. */
export interface Section {
  lines: readonly Line[];
  /** Share of the texts that contain the section. */
  share: number;
  /** Maximum number of its sentences in a text. */
  maximum: number;
}

/** Texts of dwellings, in the order of a showing. */
export const ENGLISH_HOME: readonly Section[] = [
  { lines: [...FLAT_OPENINGS, ...HOUSE_OPENINGS, ...OTHER_OPENINGS], share: 1, maximum: 1 },
  { lines: LIVING, share: 0.95, maximum: 2 },
  { lines: KITCHENS, share: 0.85, maximum: 1 },
  { lines: BEDROOMS, share: 0.85, maximum: 1 },
  { lines: BATHS, share: 0.4, maximum: 1 },
  { lines: BASEMENTS, share: 0.85, maximum: 1 },
  { lines: OUTSIDE, share: 0.8, maximum: 2 },
  { lines: PARKING, share: 0.6, maximum: 1 },
  { lines: BUILDINGS, share: 0.8, maximum: 2 },
  { lines: LOCATIONS, share: 0.95, maximum: 2 },
  { lines: CLOSINGS, share: 0.55, maximum: 1 },
];

/** Texts of land and business premises. */
export const ENGLISH_PREMISES: readonly Section[] = [
  { lines: PREMISES_OPENINGS, share: 1, maximum: 1 },
  { lines: PREMISES_MIDDLE, share: 1, maximum: 3 },
  { lines: PREMISES_CLOSINGS, share: 0.8, maximum: 1 },
];
