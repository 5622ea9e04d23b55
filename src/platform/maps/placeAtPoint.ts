import type { Point } from '#domain/geo.ts';
import { type Geocoded, locatedOf } from './geocoded.ts';
import { googleHealth } from './google/googleHealth.ts';
import { askMaps } from './localPlaces.ts';
import type { PlaceAtPoint } from './placesPort.ts';

type Described = Geocoded & { formatted_address?: string };

async function askLocal({ latitude, longitude }: Point, signal: AbortSignal): Promise<Described[]> {
  const query = { latlng: `${latitude},${longitude}` };
  const { results = [] } = await askMaps<{ results?: Described[] }>('/geocode', query, signal);
  return results;
}

async function askGoogle(point: Point): Promise<Described[]> {
  const { geocodePoint } = await import('./google/googleGeocoder.ts');
  return geocodePoint(point, googleHealth);
}

/** What stands at a point; null where nothing is known of it, or the service fails, which is logged (L8). */
export async function placeAtPoint(point: Point, signal: AbortSignal): Promise<PlaceAtPoint | null> {
  try {
    const asksGoogle = import.meta.env.VITE_GOOGLE_MAPS_KEY && !googleHealth.hasFailed();
    const [first] = await (asksGoogle ? askGoogle(point) : askLocal(point, signal));
    const located = first && locatedOf(first);
    return located ? { ...located, address: first.formatted_address ?? '' } : null;
  } catch (error) {
    if (!signal.aborted) console.warn('The place at a point could not be found.', error);
    return null;
  }
}
