import type { Position } from '#demo/types.ts';
import type { Feature } from '../feature.ts';
import { areaTest } from '../lots/areaTest.ts';
import { polygonFeature, withHoles } from '../polygons.ts';
import type { Shape } from '../shape.ts';
import type { ShapeIndex } from '../shapes.ts';
import { boxOf, EXTENT, positionAt, type TileAddress } from '../tileUnits.ts';
import { contoursOf } from './contours.ts';

/** Distance in metres over which a centre's ground fades into its surroundings, without a visible edge. */
const FADE = 170;
/** Share of centre around a position at which each outline begins. */
const STEPS = [0.2, 0.5, 0.8];
/** Number of cells outside the tile that the contours need. */
const OUTSIDE = 3;
/** Approximate metres per tile unit at zoom 0, at the latitude of the cities. */
const METRES_PER_UNIT = 28_000_000 / EXTENT;

/** Returns the ground of city centres as three nested outlines, which a style paints over each other. */
export function drawCores(address: TileAddress, cores: ShapeIndex<Shape>): Feature[] {
  // The step on the ground is about the same from zoom 14 on, so that every tile takes the same time.
  const cell = 64 * 2 ** Math.max(0, address.z - 14);
  const reach = Math.max(1, Math.round(FADE / ((cell * METRES_PER_UNIT) / 2 ** address.z)));
  const around = OUTSIDE + reach;
  const rings = cores.search(boxOf(address, around * cell)).flatMap(({ parts }) => parts);
  if (rings.length === 0) {
    return [];
  }
  const isCore = areaTest(rings);
  const size = EXTENT / cell + 2 * OUTSIDE + 1;
  const at = (index: number): number => (index - OUTSIDE) * cell;
  const wide = Array.from({ length: size + 2 * reach }, (_, index) =>
    positionAt(address, at(index - reach), at(index - reach)),
  );
  const sums = sumsOf(wide, isCore);
  const share = shares(sums, size, reach);
  return STEPS.flatMap((minimum) => {
    const outlines = contoursOf(
      share.map((value) => value - minimum),
      size,
      (column, row) => [Math.round(at(column)), Math.round(at(row))],
    );
    return polygonFeature(withHoles(outlines), { kind: 'core' });
  });
}

/**
 * Returns the number of positions above and to the left of each that pass a test. Rows are one longer than the grid's.
 * @param diagonal the longitudes of the columns and the latitudes of the rows
 */
function sumsOf(diagonal: readonly Position[], passes: (position: Position) => boolean): Float64Array {
  const size = diagonal.length;
  const place: Position = [0, 0];
  const width = size + 1;
  const sums = new Float64Array(width * width);
  for (let row = 0; row < size; row += 1) {
    let inRow = 0;
    place[1] = diagonal[row]?.[1] ?? 0;
    for (let column = 0; column < size; column += 1) {
      place[0] = diagonal[column]?.[0] ?? 0;
      inRow += passes(place) ? 1 : 0;
      sums[(row + 1) * width + column + 1] = inRow + (sums[row * width + column + 1] ?? 0);
    }
  }
  return sums;
}

/** Returns the share of the positions within reach of each that passed. */
function shares(sums: Float64Array, size: number, reach: number): Float32Array {
  const side = 2 * reach + 1;
  const width = size + 2 * reach + 1;
  const sum = (column: number, row: number): number => sums[row * width + column] ?? 0;
  return Float32Array.from({ length: size * size }, (_, index) => {
    const [column, row] = [index % size, Math.floor(index / size)];
    const found =
      sum(column + side, row + side) - sum(column, row + side) - sum(column + side, row) + sum(column, row);
    return found / side ** 2;
  });
}
