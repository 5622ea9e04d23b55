import type { Point } from '#domain/geo/geo.ts';
import { mapPictures } from '#platform/maps/mapPicture.ts';

/** Size of the map's picture in pixels. On a phone it shows half as much ground, so that the names can be read. */
export const MAP_PICTURE = { width: 800, height: 400 } as const;
const ON_PHONES = { width: MAP_PICTURE.width / 2, height: MAP_PICTURE.height / 2, scale: 2 } as const;

/** Zoom level of the interactive map. */
export const PLACE_ZOOM = 15;

/**
 * Returns addresses of a map picture with the place marked. Each replaces the one before if that fails. Empty if no
 * service draws pictures.
 */
export function picturesOfPlace(point: Point, style: 'light' | 'dark', isPhone = false): string[] {
  return mapPictures({
    point,
    zoom: PLACE_ZOOM,
    ...(isPhone ? ON_PHONES : { ...MAP_PICTURE, scale: 1 }),
    style,
  });
}
