import type { Point } from '#domain/geo/geo.ts';
import { mapPictures } from '#platform/maps/mapPicture.ts';

/** Pixels of the map's picture. */
export const MAP_PICTURE = { width: 800, height: 400 } as const;

/** As the interactive map counts it. */
export const PLACE_ZOOM = 15;

/** Addresses of a picture of the surroundings of a place, with the place marked; each stands in for the one before; none where no service draws any. */
export function picturesOfPlace(point: Point, style: 'light' | 'dark'): string[] {
  return mapPictures({ point, zoom: PLACE_ZOOM, ...MAP_PICTURE, style });
}
