import type { Point } from '#domain/geo/geo.ts';
import { mapPictures } from '#platform/maps/mapPicture.ts';

/** Size of the map's picture in pixels. */
export const MAP_PICTURE = { width: 800, height: 400 } as const;

/** Zoom level of the interactive map. */
export const PLACE_ZOOM = 15;

/**
 * Returns addresses of a map picture with the place marked. Each replaces the one before if that fails. Empty if no
 * service draws pictures.
 */
export function picturesOfPlace(point: Point, style: 'light' | 'dark'): string[] {
  return mapPictures({ point, zoom: PLACE_ZOOM, ...MAP_PICTURE, style });
}
