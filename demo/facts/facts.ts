/** The facts about the country, from the data files of this folder. */
import { readPlaces } from './readPlaces.ts';
import { readHighways, readRegions } from './readRegions.ts';
import { readStreetNames } from './readStreetNames.ts';
import type { Line, RegionFacts } from './regionFacts.ts';

const FOLDER = import.meta.dirname;

/**
 * The cities, which have listings, and the towns beside them. Towns have streets and houses but no listings, so that
 * the other shore is not empty.
 */
export const { cities: CITIES, towns: TOWNS } = readPlaces(FOLDER);

/** Names for streets without a real name in the lists. */
export const STREET_NAMES = readStreetNames(FOLDER);

let read: RegionFacts[] | undefined;

/**
 * Returns every region with its own ground. A city in no region gets a plain box. Only the generation of the country
 * needs them.
 */
export function regions(): readonly RegionFacts[] {
  read ??= readRegions(FOLDER, new Set([...CITIES, ...TOWNS].map(({ name }) => name)));
  return read;
}

/** Returns the main roads between the cities, for the map of the country. */
export const highways = (): Readonly<Record<string, Line>> => readHighways(FOLDER);
