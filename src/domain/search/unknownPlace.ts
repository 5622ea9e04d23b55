/** Places that a search names and the service does not know. */
import { provinceCode } from '../geo/provinces.ts';
import { folded } from '../listing/slug.ts';
import type { Search, SearchPlace } from './search.ts';

/** A name that is not a known place, and places with a similar name. */
export interface UnknownPlace {
  name: string;
  /** The most similar first; at most MAX_NEAR. */
  near: SearchPlace[];
}

/** The places that the service found by a name. */
export interface FoundPlaces {
  cities: readonly { name: string; state: string }[];
  neighborhoods: readonly { name: string; city: string; state: string }[];
}

/** Maximum number of similar places. */
const MAX_NEAR = 6;

/** Returns the name that places have to be searched by, to tell whether a search's place is known; '' for a province. */
export const placeInQuestion = ({ city, neighborhood }: SearchPlace): string => neighborhood ?? city ?? '';

/**
 * Returns the unknown place of a search without results; undefined for a known one.
 * @param found by `placeInQuestion`; undefined if they are not known yet
 */
export function unknownPlace(search: Search, found: FoundPlaces | undefined): UnknownPlace | undefined {
  const { state, city, neighborhood } = search;
  const name = placeInQuestion(search);
  if (!name) return state && !provinceCode(state) ? { name: state, near: [] } : undefined;
  if (!found) return undefined;
  const { cities, neighborhoods } = found;
  const isIn = (place: { name: string; state: string }) =>
    folded(place.name) === folded(name) && (!state || provinceCode(place.state) === provinceCode(state));
  const isKnown = neighborhood
    ? neighborhoods.some((place) => isIn(place) && folded(place.city) === folded(city ?? ''))
    : cities.some(isIn);
  if (isKnown) return undefined;
  const near = [
    ...cities.map((place) => ({ state: place.state, city: place.name })),
    ...neighborhoods.map((place) => ({ state: place.state, city: place.city, neighborhood: place.name })),
  ];
  return { name, near: near.slice(0, MAX_NEAR) };
}
