import { environment } from '#config/environment.ts';
import type { Point } from '#domain/geo/geo.ts';
import { fetchJson } from './fetchJson.ts';
import { type Geocoded, locatedOf } from './geocoded.ts';
import { googleHealth } from './google/googleHealth.ts';
import { photonAtPoint } from './photonPlaces.ts';
import type { PlaceAtPoint } from './placesPort.ts';

type Described = Geocoded & { formatted_address?: string };

function describe([first]: readonly Described[]): PlaceAtPoint | null {
  const located = first && locatedOf(first);
  return located ? { ...located, address: first.formatted_address ?? '' } : null;
}

async function askLocal({ latitude, longitude }: Point, signal: AbortSignal): Promise<PlaceAtPoint | null> {
  const query = { latlng: `${latitude},${longitude}` };
  const { results = [] } = await fetchJson<{ results?: Described[] }>(
    environment.mapsUrl,
    '/geocode',
    query,
    signal,
  );
  return describe(results);
}

async function askGoogle(point: Point): Promise<PlaceAtPoint | null> {
  const { geocodePoint } = await import('./google/googleGeocoder.ts');
  return describe(await geocodePoint(point, googleHealth));
}

/** Asks the services of this build, Google first; null without one. */
async function ask(point: Point, signal: AbortSignal): Promise<PlaceAtPoint | null> {
  if (import.meta.env.VITE_GOOGLE_MAPS_KEY && !googleHealth.hasFailed()) return askGoogle(point);
  if (import.meta.env.VITE_PLACES_URL) return photonAtPoint(point, signal);
  return import.meta.env.VITE_MAPS_URL ? askLocal(point, signal) : null;
}

/** Returns the place at a point; null if it is unknown, or if the service fails, which is logged. */
export async function placeAtPoint(point: Point, signal: AbortSignal): Promise<PlaceAtPoint | null> {
  try {
    return await ask(point, signal);
  } catch (error) {
    if (!signal.aborted) console.warn('The place at a point could not be found.', error);
    return null;
  }
}
