import type { Point } from '#domain/geo/geo.ts';
import { fractionOf, WORLD_PX } from '#domain/geo/mercator.ts';
import { mapPictures } from '#platform/maps/mapPicture.ts';
import { SYMBOL_PX } from '#platform/maps/symbolLook.ts';

/** Size of the small map in pixels: beside the list, and above it on a phone. */
export const NEARBY_MAP = { wide: { width: 300, height: 400 }, phone: { width: 400, height: 200 } } as const;

/** Zoom levels of the small map. */
const ZOOMS = [15, 14, 13] as const;

/** A place's position from the middle of a map, in pixels right and down. */
function offsetOf(from: Point, to: Point, zoom: number): { x: number; y: number } {
  const world = WORLD_PX * 2 ** zoom;
  const [start, end] = [fractionOf(from), fractionOf(to)];
  return { x: (end.x - start.x) * world, y: (end.y - start.y) * world };
}

/** The size of a map. */
type MapSize = { width: number; height: number };

/** Returns the position of a place on the small map as shares of its sides; null for a place that is not on it. */
export function shareOf(from: Point, to: Point, zoom: number, { width, height }: MapSize) {
  const { x, y } = offsetOf(from, to, zoom);
  const isThere = Math.abs(x) < (width - SYMBOL_PX) / 2 && Math.abs(y) < (height - SYMBOL_PX) / 2;
  return isThere ? { x: 0.5 + x / width, y: 0.5 + y / height } : null;
}

/** Returns the closest zoom level that shows three quarters of the places; the widest if none does. */
export function zoomAround(from: Point, places: readonly Point[], size: MapSize): number {
  const shows = (zoom: number): boolean =>
    places.filter((place) => shareOf(from, place, zoom, size)).length >= places.length * 0.75;
  return ZOOMS.find(shows) ?? 13;
}

/** Returns the addresses of the small map's picture, best first, for `usePlacePicture`. */
export const picturesAround =
  (zoom: number) =>
  (point: Point, style: 'light' | 'dark', isPhone = false): string[] =>
    mapPictures({ point, zoom, ...NEARBY_MAP[isPhone ? 'phone' : 'wide'], scale: 2, style });
