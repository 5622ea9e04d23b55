import type { MapPicture } from '../mapPicturePort.ts';

const PICTURES = 'https://maps.googleapis.com/maps/api/staticmap';

/** Returns the address of Google's static map: at most 640 pixels a side, each drawn double. */
export function googlePicture(picture: MapPicture, key: string): string {
  const { point, zoom, width, height, scale, style, isMarked = true } = picture;
  const place = `${point.latitude},${point.longitude}`;
  const query = new URLSearchParams({
    center: place,
    // One level higher for Google's smaller tiles, and one lower if the doubled pixels replace those of the size.
    zoom: String(zoom + scale - 1),
    size: `${Math.round((width * scale) / 2)}x${Math.round((height * scale) / 2)}`,
    scale: '2',
    ...(isMarked && { markers: place }),
    region: 'ca',
    language: document.documentElement.lang.startsWith('fr') ? 'fr-CA' : 'en-CA',
    ...(style === 'dark' && { style: 'invert_lightness:true' }),
    key,
  });
  return `${PICTURES}?${query}`;
}
