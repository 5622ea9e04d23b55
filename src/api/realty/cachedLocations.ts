/** The list of places that the device stores, in the form of the service's answer, and its updates. */
import type { Point } from '#domain/geo/geo.ts';
import { locationStore, type StoredPlace } from '#platform/storage/locationStore.ts';

export interface PlaceLocation {
  name: string;
  city: string;
  state: string;
  location: Point;
  /** As on the wire. */
  enoughSales?: boolean;
}

/** Cities and neighbourhoods, best matches first. */
export interface Locations {
  cities: PlaceLocation[];
  neighborhoods: PlaceLocation[];
}

/** Milliseconds to wait for the device's list before the service is asked (requirement CALL14). */
const TIMEOUT_MS = 1000;

const timeout = (): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), TIMEOUT_MS);
  });

const withoutKind = ({ kind: _kind, ...place }: StoredPlace): PlaceLocation => place;

/**
 * Places on the device by name; undefined if there are none, if the look-up is too slow, or if the device has no list.
 */
export async function findCachedLocations(name: string): Promise<Locations | undefined> {
  if (!canCacheLocations()) return undefined;
  const found = await Promise.race([locationStore.find(name).catch(() => []), timeout()]);
  if (found === undefined || found.length === 0) return undefined;
  const ofKind = (wantedKind: StoredPlace['kind']) =>
    found.filter(({ kind }) => kind === wantedKind).map(withoutKind);
  return { cities: ofKind('city'), neighborhoods: ofKind('neighborhood') };
}

/** True if this browser can store the list. */
export const canCacheLocations = (): boolean => locationStore.isSupported();

/** The version of the list on the device; undefined if there is none or it cannot be stored. */
export function cachedVersion(): Promise<string | undefined> {
  return locationStore.version().catch(() => undefined);
}

/**
 * Stores the service's list on the device.
 * @throws if the browser refuses: a private window, a full disk
 */
export function cacheLocations(version: string, { cities, neighborhoods }: Locations): Promise<void> {
  return locationStore.fill(version, [
    ...cities.map((place): StoredPlace => ({ kind: 'city', ...place })),
    ...neighborhoods.map((place): StoredPlace => ({ kind: 'neighborhood', ...place })),
  ]);
}
