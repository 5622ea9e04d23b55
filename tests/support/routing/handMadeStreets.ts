import type { StreetPiece } from '#server/routing/streets/cutStreets.ts';
import { cutStreets } from '#server/routing/streets/cutStreets.ts';
import { OPEN_TO_ALL } from '#server/routing/streets/speeds.ts';
import {
  latitudeAtUnit,
  longitudeAtUnit,
  metresOfUnit,
  TILE_UNITS,
  unitX,
  unitY,
} from '#server/routing/streets/streetGrid.ts';
import { packTile } from '#server/routing/streets/streetTile.ts';
import type { Point } from '#server/store/geometry/bounds.ts';

/** The north-west corner of the tile of Toronto's centre. All places are counted from it, in metres. */
const LEFT = Math.floor(unitX(-79.38) / TILE_UNITS) * TILE_UNITS;
const TOP = Math.floor(unitY(43.65) / TILE_UNITS) * TILE_UNITS;
const METRES = metresOfUnit(TOP + TILE_UNITS / 2);

/** A place, in metres east and south of the corner. */
export type Place = readonly [east: number, south: number];

/** The point at a place. */
export function pointAt([east, south]: Place): Point {
  return { longitude: longitudeAtUnit(LEFT + east / METRES), latitude: latitudeAtUnit(TOP + south / METRES) };
}

/** A street through places, for everybody and with 40 km/h by default. */
export function street(
  places: readonly Place[],
  { speed = 40, access = OPEN_TO_ALL }: Partial<Pick<StreetPiece, 'speed' | 'access'>> = {},
): StreetPiece {
  return {
    line: places.flatMap(([east, south]) => [LEFT + east / METRES, TOP + south / METRES]),
    speed,
    access,
  };
}

/** A grid of streets from a place, with crossings every so many metres. */
export function gridOfStreets([east, south]: Place, blocks: number, metres: number): StreetPiece[] {
  const pieces: StreetPiece[] = [];
  for (let row = 0; row <= blocks; row += 1) {
    for (let column = 0; column <= blocks; column += 1) {
      const here: Place = [east + column * metres, south + row * metres];
      if (column < blocks) pieces.push(street([here, [here[0] + metres, here[1]]]));
      if (row < blocks) pieces.push(street([here, [here[0], here[1] + metres]]));
    }
  }
  return pieces;
}

/** The packed tiles of streets. */
export function packedTiles(pieces: readonly StreetPiece[]): [tile: number, streets: Uint8Array][] {
  const cutter = cutStreets();
  for (const piece of pieces) cutter.add(piece);
  return Array.from(cutter.tiles(), ([tile, streets]) => [tile, packTile(streets)]);
}
