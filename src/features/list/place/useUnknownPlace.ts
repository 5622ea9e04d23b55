import { useLocationsQuery } from '#api/realty/realtyApi.ts';
import { provinceCode } from '#domain/geo/provinces.ts';
import { folded } from '#domain/listing/slug.ts';
import type { Search, SearchPlace } from '#domain/search/search.ts';

/** A name that no place has, and places that it may mean. */
export interface UnknownPlace {
  name: string;
  near: SearchPlace[];
}

/** Places that are offered in its stead. */
const MOST_NEAR = 6;

/**
 * Whether a search without results is held to a place that there is not.
 * @param isEmpty the search has no results: only then anybody is asked
 */
export function useUnknownPlace(search: Search, isEmpty: boolean): UnknownPlace | undefined {
  const { state, city, neighborhood } = search;
  const name = neighborhood ?? city;
  const { currentData } = useLocationsQuery({ search: name ?? '' }, { skip: !isEmpty || !name });
  if (!isEmpty) return undefined;
  if (!name) return state && !provinceCode(state) ? { name: state, near: [] } : undefined;
  if (!currentData) return undefined;
  const { cities, neighborhoods } = currentData;
  const isKnown = (neighborhood ? neighborhoods : cities).some(
    (place) =>
      folded(place.name) === folded(name) &&
      (!state || provinceCode(place.state) === provinceCode(state)) &&
      (!neighborhood || folded(place.city) === folded(city ?? '')),
  );
  if (isKnown) return undefined;
  const near = [
    ...cities.map((place) => ({ state: place.state, city: place.name })),
    ...neighborhoods.map((place) => ({ state: place.state, city: place.city, neighborhood: place.name })),
  ];
  return { name, near: near.slice(0, MOST_NEAR) };
}
