import type { Point } from '#domain/geo.ts';
import { mapPictures } from '#platform/maps/mapPicture.ts';

/** Pixels of the map's picture. */
export const MAP_PICTURE = { width: 800, height: 400 } as const;

/** Addresses of a picture of the surroundings of a place, with the place marked; each stands in for the one before. */
export function picturesOfPlace(point: Point, style: 'light' | 'dark'): [string, ...string[]] {
  return mapPictures({ point, zoom: 15, ...MAP_PICTURE, style });
}
