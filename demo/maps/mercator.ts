/** Web Mercator arithmetic of map tiles: the world is a square of side 1, y grows southward. */
import type { Position } from '#demo/types.ts';

/** Units across a tile, as the vector tile form has them. */
export const EXTENT = 4096;

export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** Longitude to world x, 0 to 1. */
export function worldX(lng: number): number {
  return (lng + 180) / 360;
}

/** Latitude to world y, 0 (north) to 1. */
export function worldY(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/** World y to latitude. */
function latitudeOf(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
}

/** From degrees to the units of one tile; may lie outside 0 to EXTENT. */
export type Projection = (position: Position) => [number, number];

/** The projection of a tile, rounded to whole units. */
export function projectionOf({ z, x, y }: TileAddress): Projection {
  const tiles = 2 ** z;
  return (position) => [
    Math.round((worldX(position[0]) * tiles - x) * EXTENT),
    Math.round((worldY(position[1]) * tiles - y) * EXTENT),
  ];
}

/** Degrees of a point given in the units of a tile. */
export function positionAt({ z, x, y }: TileAddress, across: number, down: number): Position {
  const tiles = 2 ** z;
  return [((x + across / EXTENT) / tiles) * 360 - 180, latitudeOf((y + down / EXTENT) / tiles)];
}

/** West, south, east, north of a tile in degrees, widened by `margin` units on each side. */
export function boxOf({ z, x, y }: TileAddress, margin: number): [number, number, number, number] {
  const tiles = 2 ** z;
  const more = margin / EXTENT;
  const lng = (at: number): number => (at / tiles) * 360 - 180;
  return [
    lng(x - more),
    latitudeOf((y + 1 + more) / tiles),
    lng(x + 1 + more),
    latitudeOf((y - more) / tiles),
  ];
}
