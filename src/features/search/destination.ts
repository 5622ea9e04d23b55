import { MAP_ZOOM } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { type Search, type SearchPlace, withoutPlace, withPlace } from '#domain/search/search.ts';
import type { LocatedPlace } from '#platform/maps/placesPort.ts';
import type { PostalArea } from './postalCode.ts';
import type { SearchOrigin } from './searchEntry.ts';
import type { LocationSuggestion } from './suggestion.ts';

/** The address of a city or neighbourhood, with the same filters. */
export function placeDestination(
  place: Exclude<LocationSuggestion, { kind: 'place' | 'postal' | 'amenity' }>,
  origin: SearchOrigin,
  search: Search,
): string {
  const city = place.kind === 'city' ? place.name : place.city;
  const neighborhood = place.kind === 'neighborhood' ? { neighborhood: place.name } : {};
  if (origin === 'list') return paths.list(withPlace(search, { state: place.state, city, ...neighborhood }));
  if (place.kind === 'city') return paths.mapCity(city, withoutPlace(search));
  return paths.map(withPlace(search, { city, ...neighborhood }));
}

/** The map around the homes of a postal code. */
export function postalDestination(area: PostalArea, search: Search): string {
  const zoom = area.name.length > 3 ? MAP_ZOOM.streetAddress : MAP_ZOOM.default;
  return paths.mapAt(area.center, zoom, withoutPlace(search));
}

/** The map around an amenity, which the map shows by its name. */
export function amenityDestination(
  { location: point, amenity: kind, name }: Extract<LocationSuggestion, { kind: 'amenity' }>,
  search: Search,
): string {
  const amenity = { point, kind, name };
  return paths.mapAt(point, MAP_ZOOM.place, { ...withoutPlace(search), amenity });
}

/** The map around a geocoded place. Its province and city become search parameters (requirement S7). */
export function locatedDestination(located: LocatedPlace, search: Search): string {
  const { state, city, location, isStreetAddress } = located;
  const place: SearchPlace = { ...(state && { state }), ...(city && { city }) };
  const zoom = isStreetAddress ? MAP_ZOOM.streetAddress : MAP_ZOOM.place;
  return paths.mapAt(location, zoom, withPlace(search, place));
}
