import { environment } from '#config/environment.ts';
import { googleHealth } from './google/googleHealth.ts';
import { googlePicture } from './google/googlePicture.ts';
import type { MapPicture } from './mapPicturePort.ts';

function localPicture({ point, zoom, width, height, scale, style, isMarked = true }: MapPicture): string {
  const place = `${point.latitude},${point.longitude}`;
  const query = new URLSearchParams({
    center: place,
    zoom: String(zoom),
    size: `${width}x${height}`,
    scale: String(scale),
    style,
    ...(isMarked && { marker: place }),
  });
  return `${environment.mapsUrl}/static?${query}`;
}

/**
 * Returns the addresses of a picture, best first; each of the others is a fallback. Empty if the build has no service
 * that draws pictures.
 */
export function mapPictures(picture: MapPicture): string[] {
  const key = import.meta.env.VITE_GOOGLE_MAPS_KEY;
  return [
    ...(key && !googleHealth.hasFailed() ? [googlePicture(picture, key)] : []),
    ...(import.meta.env.VITE_MAPS_URL ? [localPicture(picture)] : []),
  ];
}
