/** The facts about the country, from the data files of this folder. */
import { readPlaces } from './readPlaces.ts';
import { readHighways, readRegions } from './readRegions.ts';
import { readStreetNames } from './readStreetNames.ts';
import type { Line, RegionFacts } from './regionFacts.ts';

const FOLDER = import.meta.dirname;

/**
 * The cities, whose homes are listed, and the towns beside them, which have streets and houses and no listings, so that
 * the other shore is not bare.
 */
export const { cities: CITIES, towns: TOWNS } = readPlaces(FOLDER);

/** Names for the streets that no list of real ones covers. */
export const STREET_NAMES = readStreetNames(FOLDER);

let read: RegionFacts[] | undefined;

/** Every region with ground of its own; a city in none of them gets a plain box. Only the drawing needs them. */
export function regions(): readonly RegionFacts[] {
  read ??= readRegions(FOLDER, new Set([...CITIES, ...TOWNS].map(({ name }) => name)));
  return read;
}

/** The main roads between the cities, for the map of the country. */
export const highways = (): Readonly<Record<string, Line>> => readHighways(FOLDER);
