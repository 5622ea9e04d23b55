import type { AmenityKind } from '#domain/amenities.ts';
import { deviceStorage } from '#platform/storage/storage.ts';
import { GROUPS_KEY } from './groupsKey.ts';

/** The kinds of places that the map shows together, each with one switch. */
export const PLACE_GROUPS = {
  schools: ['school'],
  transit: ['station', 'stop'],
  shops: ['groceries'],
  parks: ['park'],
} as const satisfies Record<string, readonly AmenityKind[]>;

/** A group of places. */
export type PlaceGroup = keyof typeof PLACE_GROUPS;

/** All groups, in the order of their switches. */
export const GROUP_NAMES = ['schools', 'transit', 'shops', 'parks'] as const satisfies readonly PlaceGroup[];

/** Lowest zoom level at which places are shown, and that of stops, which are many. */
export const PLACES_FROM_ZOOM = { all: 13, stops: 15 } as const;

/** Stores the groups that the visitor last chose, for the next map on this device. */
export function storeGroups(groups: readonly PlaceGroup[]): void {
  if (groups.length > 0) deviceStorage.write(GROUPS_KEY, groups);
  else deviceStorage.remove(GROUPS_KEY);
}

/** Returns the groups that the visitor last chose on this device. */
export function storedGroups(): PlaceGroup[] {
  const stored = deviceStorage.read(GROUPS_KEY);
  return GROUP_NAMES.filter((name) => Array.isArray(stored) && stored.includes(name));
}

/** Returns the kinds to request at a zoom level; none below the level at which places are shown. */
export function kindsAt(groups: readonly PlaceGroup[], zoom: number): AmenityKind[] {
  if (zoom < PLACES_FROM_ZOOM.all) return [];
  return groups
    .flatMap((group): readonly AmenityKind[] => PLACE_GROUPS[group])
    .filter((kind) => kind !== 'stop' || zoom >= PLACES_FROM_ZOOM.stops);
}
