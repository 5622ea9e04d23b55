import Flatbush from 'flatbush';
import type { Position, Street } from '../types.ts';

/** Segments an entry of the index spans at most: long streets lie slantwise and would have useless boxes. */
const SEGMENTS_PER_CHUNK = 8;

/** Finds the pieces of streets in a box. A chunk is a run of segments of one street. */
export interface StreetIndex {
  /** Chunk numbers whose boxes meet the box (degrees). */
  search(west: number, south: number, east: number, north: number): number[];
  streetOf(chunk: number): number;
  /** First and last point (positions in the street's points) of a chunk. */
  pointsOf(chunk: number): [number, number];
}

/** Builds the index once; the streets must not change afterwards. */
export function buildStreetIndex(streets: Street[]): StreetIndex {
  const owner: number[] = [];
  const first: number[] = [];
  const last: number[] = [];
  for (const street of streets) {
    const segments = street.points.length - 1;
    for (let from = 0; from < segments; from += SEGMENTS_PER_CHUNK) {
      owner.push(street.id);
      first.push(from);
      last.push(Math.min(segments, from + SEGMENTS_PER_CHUNK));
    }
  }
  const tree = new Flatbush(Math.max(1, owner.length));
  for (let chunk = 0; chunk < owner.length; chunk += 1) {
    addChunk(tree, streets, owner[chunk] ?? 0, first[chunk] ?? 0, last[chunk] ?? 0);
  }
  if (owner.length === 0) {
    tree.add(0, 0, 0, 0);
  }
  tree.finish();
  return {
    search: (west, south, east, north) => tree.search(west, south, east, north),
    streetOf: (chunk) => owner[chunk] ?? 0,
    pointsOf: (chunk) => [first[chunk] ?? 0, last[chunk] ?? 0],
  };
}

function addChunk(tree: Flatbush, streets: Street[], id: number, from: number, to: number): void {
  let west = Infinity;
  let south = Infinity;
  let east = -Infinity;
  let north = -Infinity;
  const points = streets[id]?.points ?? [];
  for (let at = from; at <= to; at += 1) {
    const [x, y] = points[at] as Position; // at stays within the street
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  tree.add(west, south, east, north);
}
