import { DEFAULT_BOARD_ID } from '#domain/constants.ts';
import type { SearchPlace } from '#domain/search/search.ts';
import { placeInQuestion } from '#domain/search/unknownPlace.ts';
import { printQuery } from './searchQuery.ts';

/**
 * GET /locations/boundary for the outline of a search's place, as the map and the server both call it.
 * @returns the path relative to the service's address; undefined for a search without a city
 */
export function boundaryPath({ state, city, neighborhood }: SearchPlace): string | undefined {
  if (!city) return undefined;
  const place = neighborhood
    ? { name: neighborhood, type: 'neighborhood', boardId: DEFAULT_BOARD_ID, city }
    : { name: city, type: 'city', boardId: DEFAULT_BOARD_ID };
  return `/locations/boundary?${printQuery({ ...place, state })}`;
}

/**
 * GET /locations for the places by the name that a search without results has.
 * @returns as `boundaryPath`; undefined for a search without a name
 */
export function placesPath(search: SearchPlace): string | undefined {
  const name = placeInQuestion(search);
  return name ? `/locations?${printQuery({ search: name })}` : undefined;
}
