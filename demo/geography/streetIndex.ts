import Flatbush from 'flatbush';
import { PACKED_DEGREE, type StreetLines } from './streetLines.ts';

/** Maximum number of segments in an entry of the index. Long diagonal streets would have useless boxes otherwise. */
const SEGMENTS_PER_CHUNK = 8;

/** Finds the parts of streets in a box. A chunk is a sequence of segments of one street. */
export interface StreetIndex {
  /** Returns the numbers of the chunks whose boxes meet the box (degrees). */
  search(west: number, south: number, east: number, north: number): number[];
  streetOf(chunk: number): number;
  /** Returns the first and last point of a chunk, as indexes into the packed lines. */
  pointsOf(chunk: number): [number, number];
}

/** Builds the index. The lines must not change afterwards. */
export function buildStreetIndex({ coordinates, starts }: StreetLines): StreetIndex {
  const chunks = chunksOf(starts);
  const count = chunks.length / 2;
  const tree = new Flatbush(Math.max(1, count), 16, Float32Array);
  for (let chunk = 0; chunk < count; chunk += 1) {
    let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
    const [from, to] = [chunks[2 * chunk + 1] ?? 0, lastOf(chunks, starts, chunk)];
    for (let at = from; at <= to; at += 1) {
      const x = (coordinates[2 * at] ?? 0) / PACKED_DEGREE;
      const y = (coordinates[2 * at + 1] ?? 0) / PACKED_DEGREE;
      west = Math.min(west, x);
      east = Math.max(east, x);
      south = Math.min(south, y);
      north = Math.max(north, y);
    }
    tree.add(west - ROUNDING, south - ROUNDING, east + ROUNDING, north + ROUNDING);
  }
  if (count === 0) {
    tree.add(0, 0, 0, 0);
  }
  tree.finish();
  return {
    search: (west, south, east, north) => (count === 0 ? [] : tree.search(west, south, east, north)),
    streetOf: (chunk) => chunks[2 * chunk] ?? 0,
    pointsOf: (chunk) => [chunks[2 * chunk + 1] ?? 0, lastOf(chunks, starts, chunk)],
  };
}

/** Rounding error in degrees of the boxes, which have single precision: about a metre in Canada. */
const ROUNDING = 1e-5;

/** Returns the street and first point of each chunk, alternating. */
function chunksOf(starts: Uint32Array): Uint32Array {
  const chunks: number[] = [];
  for (let street = 0; street + 1 < starts.length; street += 1) {
    const last = (starts[street + 1] ?? 0) - 1;
    for (let from = starts[street] ?? 0; from < last; from += SEGMENTS_PER_CHUNK) {
      chunks.push(street, from);
    }
  }
  return Uint32Array.from(chunks);
}

function lastOf(chunks: Uint32Array, starts: Uint32Array, chunk: number): number {
  const street = chunks[2 * chunk] ?? 0;
  return Math.min((starts[street + 1] ?? 0) - 1, (chunks[2 * chunk + 1] ?? 0) + SEGMENTS_PER_CHUNK);
}
