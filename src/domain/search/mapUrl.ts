/** The form of points and zoom levels in addresses, printed and parsed only here. */

import { MAP_ZOOM } from '../constants.ts';
import type { Camera } from '../geo/camera.ts';
import { type Bounds, clampZoom, type Point } from '../geo/geo.ts';

const POINT = /^(-?\d{1,3}(?:\.\d+)?);(-?\d{1,3}(?:\.\d+)?)$/;

/** Degrees with six decimals (0.1 m), without trailing zeros. */
const degrees = (value: number): string => String(Number(value.toFixed(6)));

/** Prints a point as "43.6532;-79.3832". */
export function printPoint({ latitude, longitude }: Point): string {
  return `${degrees(latitude)};${degrees(longitude)}`;
}

/** Reads "43.6532;-79.3832"; undefined for anything else, and for a point off the map. */
export function parsePoint(text: string): Point | undefined {
  const match = POINT.exec(text);
  if (!match) return undefined;
  const found = { latitude: Number(match[1]), longitude: Number(match[2]) };
  return Math.abs(found.latitude) <= 85 && Math.abs(found.longitude) <= 180 ? found : undefined;
}

/** Prints a zoom level as "14" or "14.25". */
export function printZoom(zoom: number): string {
  return String(Number(zoom.toFixed(2)));
}

/** Reads the zoom of a map link: 17 if missing or not a number (requirement R6). Others are limited to 4 to 18. */
export function parseZoom(text: string | null): number {
  const zoom = text === null || text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(zoom)) return MAP_ZOOM.withoutParameter;
  return clampZoom(zoom, MAP_ZOOM.min, MAP_ZOOM.max);
}

/** Prints a camera as "43.6532;-79.3832;14". */
export function printCamera({ center, zoom }: Camera): string {
  return `${printPoint(center)};${printZoom(zoom)}`;
}

/** Reads the text of `printCamera`; undefined for anything else. */
export function parseCamera(text: string): Camera | undefined {
  const cut = text.lastIndexOf(';');
  const center = parsePoint(text.slice(0, cut));
  return center && { center, zoom: parseZoom(text.slice(cut + 1)) };
}

/** Prints bounds as "43.7;-79.3;43.6;-79.5": the north-east corner, then the south-west one. */
export function printBounds({ north, east, south, west }: Bounds): string {
  const corners = [
    { latitude: north, longitude: east },
    { latitude: south, longitude: west },
  ];
  return corners.map(printPoint).join(';');
}

/** Reads the text of `printBounds`; undefined for anything else, and for bounds without height or width. */
export function parseBounds(text: string): Bounds | undefined {
  const parts = text.split(';');
  const northEast = parsePoint(parts.slice(0, 2).join(';'));
  const southWest = parsePoint(parts.slice(2).join(';'));
  if (!northEast || !southWest) return undefined;
  const { latitude: north, longitude: east } = northEast;
  const { latitude: south, longitude: west } = southWest;
  return north > south && east > west ? { north, east, south, west } : undefined;
}
