import type { Point } from '#domain/geo/geo.ts';
import { type GoogleHealth, googleHealth } from './googleHealth.ts';
import { loadGoogle } from './loadGoogle.tsx';
import { codeOf, isRefusal } from './refusals.ts';

async function geocode(
  request: google.maps.GeocoderRequest,
  health: GoogleHealth,
): Promise<google.maps.GeocoderResult[]> {
  const { Geocoder } = await loadGoogle('geocoding', health);
  try {
    const { results } = await new Geocoder().geocode(request);
    return results;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ZERO_RESULTS' || code === 'INVALID_REQUEST') return [];
    if (isRefusal(error)) health.giveUp(error);
    throw error;
  }
}

/** Returns Google's results for a place id, best first; empty if it knows none. Rejects if the service fails. */
export function geocodePlace(placeId: string, health = googleHealth): Promise<google.maps.GeocoderResult[]> {
  return geocode({ placeId }, health);
}

/** Returns Google's results at a point, nearest first. Rejects if the service fails. */
export function geocodePoint(point: Point, health = googleHealth): Promise<google.maps.GeocoderResult[]> {
  return geocode({ location: { lat: point.latitude, lng: point.longitude } }, health);
}
