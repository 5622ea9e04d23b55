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

/** What Google knows by an id, best first; none where it knows nothing. Rejects where it fails. */
export function geocodePlace(placeId: string, health = googleHealth): Promise<google.maps.GeocoderResult[]> {
  return geocode({ placeId }, health);
}

/** What Google knows at a point, nearest first. Rejects where it fails. */
export function geocodePoint(point: Point, health = googleHealth): Promise<google.maps.GeocoderResult[]> {
  return geocode({ location: { lat: point.latitude, lng: point.longitude } }, health);
}
