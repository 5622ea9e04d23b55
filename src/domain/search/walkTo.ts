/** The search for homes from which one named place is reached on foot. */
import type { Point } from '../geo/geo.ts';
import { type Commute, MAX_COMMUTES, printCommute } from './commute.ts';
import { type Search, withFilters, withoutPlace } from './search.ts';

/** Minutes on foot that are offered for an amenity. */
export const WALK_TO_AMENITY_MIN = 15;

/**
 * Returns the search for the homes within a walk of a place, with the same filters. The walk is a commute, and takes the
 * place of another walk there, or of the last commute if there are two. The search has no other place then.
 */
export function withWalkTo(search: Search, { point, name }: { point: Point; name: string }): Search {
  const walk: Commute = { to: point, mode: 'walk', minutes: WALK_TO_AMENITY_MIN, at: '09:00', label: name };
  const isThere = ({ minutes, at, ...other }: Commute) =>
    printCommute({ ...walk, minutes, at }) === printCommute({ ...other, minutes, at });
  const others = search.commutes.filter((commute) => !isThere(commute)).slice(0, MAX_COMMUTES - 1);
  return withFilters(withoutPlace(search), { commutes: [...others, walk] });
}
