/** The list of places that the device stores, in the form of the service's answer, and its updates. */
import type { Point } from '#domain/geo/geo.ts';
import { type KeptPlace, locationStore } from '#platform/storage/locationStore.ts';

export interface PlaceLocation {
  name: string;
  city: string;
  state: string;
  location: Point;
}

/** Cities and neighbourhoods, best matches first. */
export interface Locations {
  cities: PlaceLocation[];
  neighborhoods: PlaceLocation[];
}

/** Milliseconds to wait for the device's list before the service is asked (requirement CALL14). */
const PATIENCE_MS = 1000;

const late = (): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE_MS);
  });

const withoutKind = ({ kind: _kind, ...place }: KeptPlace): PlaceLocation => place;

/**
 * Places on the device by name; undefined if there are none, if the look-up is too slow, or if the device has no list.
 */
export async function keptLocations(name: string): Promise<Locations | undefined> {
  if (!canKeepLocations()) return undefined;
  const found = await Promise.race([locationStore.find(name).catch(() => []), late()]);
  if (found === undefined || found.length === 0) return undefined;
  const ofKind = (wanted: KeptPlace['kind']) => found.filter(({ kind }) => kind === wanted).map(withoutKind);
  return { cities: ofKind('city'), neighborhoods: ofKind('neighborhood') };
}

/** True if this browser can store the list. */
export const canKeepLocations = (): boolean => locationStore.isSupported();

/** The version of the list on the device; undefined if there is none or it cannot be stored. */
export function keptVersion(): Promise<string | undefined> {
  return locationStore.version().catch(() => undefined);
}

/**
 * Stores the service's list on the device.
 * @throws if the browser refuses: a private window, a full disk
 */
export function keepLocations(version: string, { cities, neighborhoods }: Locations): Promise<void> {
  return locationStore.fill(version, [
    ...cities.map((place): KeptPlace => ({ kind: 'city', ...place })),
    ...neighborhoods.map((place): KeptPlace => ({ kind: 'neighborhood', ...place })),
  ]);
}
