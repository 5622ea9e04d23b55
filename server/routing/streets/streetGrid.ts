/**
 * The grid of street tiles. A tile is one of Web Mercator at zoom 12, 7 km wide in Toronto. Points in it have 14 bits in
 * each direction, 0.4 m in Toronto.
 */
import { type Bounds, boundsAround, type Point } from '#server/store/geometry/bounds.ts';
import { latitudeOf, longitudeOf, mapX, mapY } from '#server/store/geometry/mercator.ts';

const TILE_BITS = 12;
/** Number of tiles in a row of the world. */
const TILES_ACROSS = 2 ** TILE_BITS;
/** Width of a tile in units of the grid. */
export const TILE_UNITS = 2 ** 14;
/** Width of the world in units of the grid. */
const WORLD_UNITS = TILES_ACROSS * TILE_UNITS;

const EQUATOR_METRES = 40_075_016.686;

/** Column of a longitude in units of the grid, with a fraction. */
export const unitX = (longitude: number): number => mapX(longitude) * WORLD_UNITS;
/** Row of a latitude in units of the grid, with a fraction, from north to south. */
export const unitY = (latitude: number): number => mapY(latitude) * WORLD_UNITS;
/** Longitude of a column. */
export const longitudeAtUnit = (x: number): number => longitudeOf(x / WORLD_UNITS);
/** Latitude of a row. */
export const latitudeAtUnit = (y: number): number => latitudeOf(y / WORLD_UNITS);

/** Metres of a unit at a row of the grid. */
export function metresOfUnit(y: number): number {
  return (EQUATOR_METRES / WORLD_UNITS) * Math.cos((latitudeAtUnit(y) * Math.PI) / 180);
}

/** Number of a tile by its column and row. */
export const tileNumber = (column: number, row: number): number => column * TILES_ACROSS + row;

/** Column of a tile by its number. */
export const tileColumn = (tile: number): number => Math.floor(tile / TILES_ACROSS);
/** Row of a tile by its number. */
export const tileRow = (tile: number): number => tile % TILES_ACROSS;

/** Numbers of the tiles that meet a box. */
export function tilesIn({ west, south, east, north }: Bounds): number[] {
  const at = (unit: number): number => Math.max(0, Math.min(TILES_ACROSS - 1, Math.floor(unit / TILE_UNITS)));
  const tiles: number[] = [];
  for (let column = at(unitX(west)); column <= at(unitX(east)); column += 1) {
    for (let row = at(unitY(north)); row <= at(unitY(south)); row += 1) tiles.push(tileNumber(column, row));
  }
  return tiles;
}

/** Numbers of the tiles with a point that is at most this far from a centre. */
export function tilesAround(centre: Point, kilometres: number): number[] {
  return tilesIn(boundsAround(centre.latitude, centre.longitude, kilometres));
}
