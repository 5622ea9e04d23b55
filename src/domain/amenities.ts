/** Amenities: the places that people live by, such as schools, stations and parks. */

import type { Locale } from './format.ts';

/** Kinds of amenities, in the order in which they are listed. */
export const AMENITY_KINDS = [
  'school',
  'station',
  'stop',
  'park',
  'groceries',
  'library',
  'hospital',
  'daycare',
  'communityCentre',
] as const;

/** A kind of amenities: `station` is a stop of trains or a subway, `stop` one of buses and trams. */
export type AmenityKind = (typeof AMENITY_KINDS)[number];

/** Levels of schools; `combined` for one from the first grade to the last, `postSecondary` for colleges and universities. */
export const SCHOOL_LEVELS = ['elementary', 'middle', 'secondary', 'combined', 'postSecondary'] as const;

/** A level of schools. */
export type SchoolLevel = (typeof SCHOOL_LEVELS)[number];

/** Name and attribution of a source of amenities; the French ones are null if they are the same. */
export interface SourceWords {
  name: string;
  /** The text that its licence requires, or the licence: "© OpenStreetMap contributors, ODbL". */
  attribution: string;
  nameFr: string | null;
  attributionFr: string | null;
}

/** The name and the attribution of a source in a language. */
export function sourceWords(
  { name, attribution, nameFr, attributionFr }: SourceWords,
  locale: Locale,
): Pick<SourceWords, 'name' | 'attribution'> {
  if (locale === 'en-CA') return { name, attribution };
  return { name: nameFr ?? name, attribution: attributionFr ?? attribution };
}

/** The source as the credit that a list of suggestions shows. */
export function sourceCredit(
  source: SourceWords & { url: string | null },
  locale: Locale,
): { text: string; link?: string } {
  const { name, attribution } = sourceWords(source, locale);
  return { text: attribution || name, ...(source.url !== null && { link: source.url }) };
}

/**
 * Ratio of a walk to the straight line. In a street grid it is 4 / pi = 1.27 on the average over all directions, here
 * rounded up for crossings.
 */
const DETOUR_FACTOR = 1.3;
/** Metres: 4.8 km/h, the pace of Transport for London's accessibility levels (Assessing transport connectivity, 2015). */
const METRES_A_MINUTE = 80;

/** Minutes of a walk between points at a straight distance in metres: whole minutes, rounded up, at least 1. */
export function walkMinutes(straightMetres: number): number {
  return Math.max(1, Math.ceil((straightMetres * DETOUR_FACTOR) / METRES_A_MINUTE));
}

/** The greatest straight distance, in whole metres, for which `walkMinutes` returns no more than these minutes. */
export function straightMetresWithin(minutes: number): number {
  return Math.floor((minutes * METRES_A_MINUTE) / DETOUR_FACTOR);
}
