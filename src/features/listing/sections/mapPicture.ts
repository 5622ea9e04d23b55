import { environment } from '../../../config/environment.ts';
import type { Point } from '../../../domain/geo.ts';

/** Pixels of the map's picture. */
export const MAP_PICTURE = { width: 800, height: 400 } as const;

/** Address of the maps service's picture of the surroundings of a place, with the place marked. */
export function mapPicture({ latitude, longitude }: Point, style: 'light' | 'dark'): string {
  const point = `${latitude},${longitude}`;
  const query = new URLSearchParams({
    center: point,
    zoom: '15',
    size: `${MAP_PICTURE.width}x${MAP_PICTURE.height}`,
    style,
    marker: point,
  });
  return `${environment.mapsUrl}/static?${query}`;
}
