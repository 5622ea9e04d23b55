import Flatbush from 'flatbush';
import type { Ring } from '#demo/types.ts';
import { boundsOf } from './rings.ts';

/** Number of edges below which an outline is tested edge by edge. */
const SHORT = 40;
/** Average number of edges in a band of longer outlines. */
const EDGES_A_BAND = 4;
const MAX_BANDS = 512;
/** Size of the cells of the lookup in degrees (about 400 m), and a margin above the rounding error of coordinates. */
const LOOKUP_CELL = 0.004;
const ROUNDING = 1e-9;

/** True if the point is inside an outline. */
export type RingTest = (x: number, y: number) => boolean;

/** A set of outlines with a point test. */
export interface RingIndex {
  covers: RingTest;
}

/**
 * Creates a fast test for one outline. Its corners are packed. Edges of long outlines are grouped by bands of y, so
 * that a point is tested against few of them. The result equals `inRing`.
 */
export function makeRingTest(ring: Ring): RingTest {
  const corners = Float64Array.from(ring.flat());
  const [west, south, east, north] = boundsOf(ring);
  const misses = (x: number, y: number): boolean => x < west || x > east || y < south || y > north;
  if (ring.length < SHORT) {
    return (x, y) => {
      if (misses(x, y)) {
        return false;
      }
      let inside = false;
      for (let corner = 0; corner < ring.length; corner += 1) {
        inside = crosses(corners, corner, x, y) ? !inside : inside;
      }
      return inside;
    };
  }
  const bands = sortIntoBands(corners, south, north);
  return (x, y) => {
    let inside = false;
    if (!misses(x, y)) {
      const band = bands.bandOf(y);
      for (let at = bands.starts[band] ?? 0; at < (bands.starts[band + 1] ?? 0); at += 1) {
        inside = crosses(corners, bands.edges[at] ?? 0, x, y) ? !inside : inside;
      }
    }
    return inside;
  };
}

/** True if a ray to the east from a point crosses the edge that ends in a corner. */
function crosses(corners: Float64Array, corner: number, x: number, y: number): boolean {
  const before = corner === 0 ? corners.length / 2 - 1 : corner - 1;
  const ax = corners[2 * before] ?? 0;
  const ay = corners[2 * before + 1] ?? 0;
  const bx = corners[2 * corner] ?? 0;
  const by = corners[2 * corner + 1] ?? 0;
  return by > y !== ay > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx;
}

interface Bands {
  /** First edge of each band, and the end of the last one. */
  starts: Uint32Array;
  edges: Uint32Array;
  bandOf(y: number): number;
}

function sortIntoBands(corners: Float64Array, south: number, north: number): Bands {
  const count = corners.length / 2;
  const bands = Math.min(MAX_BANDS, Math.ceil(count / EDGES_A_BAND));
  const bandOf = (y: number): number =>
    Math.max(0, Math.min(bands - 1, Math.floor(((y - south) / (north - south)) * bands)));
  const members: number[][] = Array.from({ length: bands }, () => []);
  for (let corner = 0; corner < count; corner += 1) {
    const before = corner === 0 ? count - 1 : corner - 1;
    const [ay, by] = [corners[2 * before + 1] ?? 0, corners[2 * corner + 1] ?? 0];
    for (let band = bandOf(Math.min(ay, by)); band <= bandOf(Math.max(ay, by)); band += 1) {
      members[band]?.push(corner);
    }
  }
  const starts = new Uint32Array(bands + 1);
  for (const [band, edges] of members.entries()) {
    starts[band + 1] = (starts[band] ?? 0) + edges.length;
  }
  return { starts, edges: Uint32Array.from(members.flat()), bandOf };
}

/** Indexes outlines by their boxes. */
export function indexRings(rings: readonly Ring[]): RingIndex {
  if (rings.length === 0) {
    return { covers: () => false };
  }
  const tree = new Flatbush(rings.length);
  for (const ring of rings) {
    tree.add(...boundsOf(ring));
  }
  tree.finish();
  const tests = rings.map(makeRingTest);
  // Consecutive positions are close together, so the outlines around the last one are reused.
  let near: RingTest[] = [];
  let [lastColumn, lastRow] = [Number.NaN, Number.NaN];
  const look = (column: number, row: number): void => {
    const [west, south] = [column * LOOKUP_CELL - ROUNDING, row * LOOKUP_CELL - ROUNDING];
    const found = tree.search(
      west,
      south,
      west + LOOKUP_CELL + 2 * ROUNDING,
      south + LOOKUP_CELL + 2 * ROUNDING,
    );
    near = found.flatMap((at) => tests[at] ?? []);
    [lastColumn, lastRow] = [column, row];
  };
  return {
    covers: (x, y) => {
      const column = Math.floor(x / LOOKUP_CELL);
      const row = Math.floor(y / LOOKUP_CELL);
      if (column !== lastColumn || row !== lastRow) look(column, row);
      for (const test of near) {
        if (test(x, y)) return true;
      }
      return false;
    },
  };
}
