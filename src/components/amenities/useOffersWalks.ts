import { useReachModes } from '#api/realty/reachCalls.ts';
import { hiddenFilters } from '#config/hiddenFilters.ts';
import type { Point } from '#domain/geo/geo.ts';

/** True if homes within a walk of a point can be searched; of any point by default. */
export function useOffersWalks(point?: Point): boolean {
  const { currentData: modes } = useReachModes(point);
  return modes?.includes('walk') === true && !hiddenFilters.includes('commutes');
}
