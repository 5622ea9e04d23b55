/** The units of map tiles. */
import type { Position } from '#demo/types.ts';
import { latitudeOf, longitudeOf, mapX, mapY } from '#server/store/geometry/mercator.ts';

/** Width of a tile in tile units. */
export const EXTENT = 4096;

export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** Converts degrees to the units of one tile. The result may be outside 0 to EXTENT. */
export type Projection = (position: Position) => [number, number];

/** Returns the projection of a tile, rounded to whole units. */
export function projectionOf({ z, x, y }: TileAddress): Projection {
  const tiles = 2 ** z;
  return (position) => [
    Math.round((mapX(position[0]) * tiles - x) * EXTENT),
    Math.round((mapY(position[1]) * tiles - y) * EXTENT),
  ];
}

/** Converts a point in the units of a tile to degrees. */
export function positionAt({ z, x, y }: TileAddress, across: number, down: number): Position {
  const tiles = 2 ** z;
  return [longitudeOf((x + across / EXTENT) / tiles), latitudeOf((y + down / EXTENT) / tiles)];
}

/** Returns west, south, east and north of a tile in degrees, widened by `margin` units on each side. */
export function boxOf({ z, x, y }: TileAddress, margin: number): [number, number, number, number] {
  const tiles = 2 ** z;
  const more = margin / EXTENT;
  const lng = (at: number): number => longitudeOf(at / tiles);
  return [
    lng(x - more),
    latitudeOf((y + 1 + more) / tiles),
    lng(x + 1 + more),
    latitudeOf((y - more) / tiles),
  ];
}
