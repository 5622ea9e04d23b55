import { environment } from '../../config/environment.ts';
import type { Point } from '../../domain/geo.ts';

/** A picture of the surroundings of a place, with the place marked. */
export interface MapPicture {
  point: Point;
  /** As the interactive map counts it. */
  zoom: number;
  /** Pixels: at most 1280 each, and for Google twice as wide as high. */
  width: number;
  height: number;
  style: 'light' | 'dark';
}

const PICTURES = 'https://maps.googleapis.com/maps/api/staticmap';

/** Google draws 640 pixels at most, and each of them double. */
function googlePicture({ point, zoom, width, height, style }: MapPicture, key: string): string {
  const place = `${point.latitude},${point.longitude}`;
  const query = new URLSearchParams({
    center: place,
    // One level more for its smaller tiles, and one less because each of its pixels is drawn double.
    zoom: String(zoom),
    size: `${Math.round(width / 2)}x${Math.round(height / 2)}`,
    scale: '2',
    markers: place,
    region: 'ca',
    ...(style === 'dark' && { style: 'invert_lightness:true' }),
    key,
  });
  return `${PICTURES}?${query}`;
}

function localPicture({ point, zoom, width, height, style }: MapPicture): string {
  const place = `${point.latitude},${point.longitude}`;
  const query = new URLSearchParams({
    center: place,
    zoom: String(zoom),
    size: `${width}x${height}`,
    style,
    marker: place,
  });
  return `${environment.mapsUrl}/static?${query}`;
}

/** Addresses of a picture, the best first: each of the others stands in for one that can't be loaded. */
export function mapPictures(
  picture: MapPicture,
  googleKey = import.meta.env.VITE_GOOGLE_MAPS_KEY,
): [string, ...string[]] {
  const local = localPicture(picture);
  return googleKey ? [googlePicture(picture, googleKey), local] : [local];
}
