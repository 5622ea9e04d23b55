/** The device's own list of places in the shape of the service's answer, and how it is kept up to date. */
import type { Point } from '#domain/geo/geo.ts';
import { type KeptPlace, locationStore } from '#platform/storage/locationStore.ts';

export interface PlaceLocation {
  name: string;
  city: string;
  state: string;
  location: Point;
}

/** Cities and neighbourhoods, the best first. */
export interface Locations {
  cities: PlaceLocation[];
  neighborhoods: PlaceLocation[];
}

/** Milliseconds that the device's list may take before the service is asked (L7, L9). */
const PATIENCE_MS = 1000;

const late = (): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE_MS);
  });

const withoutKind = ({ kind: _kind, ...place }: KeptPlace): PlaceLocation => place;

/** What the device knows of a name; undefined where it knows nothing, is too slow, or keeps no list. */
export async function keptLocations(name: string): Promise<Locations | undefined> {
  if (!canKeepLocations()) return undefined;
  const found = await Promise.race([locationStore.find(name).catch(() => []), late()]);
  if (found === undefined || found.length === 0) return undefined;
  const ofKind = (wanted: KeptPlace['kind']) => found.filter(({ kind }) => kind === wanted).map(withoutKind);
  return { cities: ofKind('city'), neighborhoods: ofKind('neighborhood') };
}

/** Whether this browser can keep the list. */
export const canKeepLocations = (): boolean => locationStore.isSupported();

/** The version of the list that the device keeps; undefined where it keeps none or can't. */
export function keptVersion(): Promise<string | undefined> {
  return locationStore.version().catch(() => undefined);
}

/**
 * Keeps the service's list on the device.
 * @throws where the browser refuses: a private window, a full disk.
 */
export function keepLocations(version: string, { cities, neighborhoods }: Locations): Promise<void> {
  return locationStore.fill(version, [
    ...cities.map((place): KeptPlace => ({ kind: 'city', ...place })),
    ...neighborhoods.map((place): KeptPlace => ({ kind: 'neighborhood', ...place })),
  ]);
}
