import type { MapPicture } from '../mapPicturePort.ts';

const PICTURES = 'https://maps.googleapis.com/maps/api/staticmap';

/** Address of Google's picture; it draws 640 pixels at most, and each of them double. */
export function googlePicture({ point, zoom, width, height, style }: MapPicture, key: string): string {
  const place = `${point.latitude},${point.longitude}`;
  const query = new URLSearchParams({
    center: place,
    // One level more for its smaller tiles, and one less because each of its pixels is drawn double.
    zoom: String(zoom),
    size: `${Math.round(width / 2)}x${Math.round(height / 2)}`,
    scale: '2',
    markers: place,
    region: 'ca',
    language: document.documentElement.lang.startsWith('fr') ? 'fr-CA' : 'en-CA',
    ...(style === 'dark' && { style: 'invert_lightness:true' }),
    key,
  });
  return `${PICTURES}?${query}`;
}
