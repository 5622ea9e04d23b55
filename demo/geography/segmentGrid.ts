import type { Position } from '#demo/types.ts';
import type { Plane } from './plane.ts';

/** Size of a cell of the grid, in metres. */
const CELL = 120;

/** A point where a ray or a position meets a segment. */
export interface Meeting {
  /** Metres from the start of the ray, or from the position. */
  metres: number;
  /** Metres east and north of the plane's origin. */
  x: number;
  y: number;
}

/** Called with a segment. Returning true ends the iteration. */
type Visit = (segment: number) => boolean | undefined;

/**
 * Finds segments of a region's streets by position, while the streets change. All lengths are in metres on the plane.
 */
export interface SegmentGrid {
  /** The current lines, as alternating x and y. Empty for a removed line. */
  lines: readonly Float64Array[];
  /**
   * Visits the segments whose cells meet a box around a point, until a visit returns true. A segment may be visited
   * twice.
   */
  around(x: number, y: number, reach: number, visit: Visit): void;
  ownerOf(segment: number): number;
  /** Returns the distance of a segment from a position. */
  metresTo(segment: number, x: number, y: number): number;
  /** Returns the point of a segment nearest to a position. */
  nearestOn(segment: number, x: number, y: number): Meeting;
  /** Returns the point where a line between two positions crosses a segment. */
  crossing(segment: number, x: number, y: number, toX: number, toY: number): Meeting | undefined;
  /** Replaces a line. An empty one removes it. */
  replace(line: number, points: Float64Array): void;
}

/** Coordinate of the segments of removed lines, far from everything. */
const FAR = 1e12;

/** Indexes lines. A line's index is the owner of its segments. Undefined lines are left out. */
export function makeSegmentGrid(
  degrees: readonly (readonly Position[] | undefined)[],
  plane: Plane,
): SegmentGrid {
  const lines = toMetres(degrees, plane);
  const count = lines.reduce((sum, line) => sum + Math.max(0, line.length / 2 - 1), 0);
  let ends = new Float64Array(6 * count + 64);
  let owners = new Int32Array(ends.length / 4);
  const firsts = new Int32Array(lines.length);
  const cells = makeCells(lines);
  let segments = 0;
  const end = (at: number, which: number): number => ends[4 * at + which] ?? 0;

  /** Returns the point of a segment nearest to a position, as a share of its length, 0 to 1. */
  const shareOf = (at: number, x: number, y: number): number => {
    const ax = end(at, 0);
    const ay = end(at, 1);
    const dx = end(at, 2) - ax;
    const dy = end(at, 3) - ay;
    const span = dx * dx + dy * dy;
    return span === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / span));
  };

  const add = (owner: number, line: Float64Array): void => {
    firsts[owner] = segments;
    for (let at = 0; at + 3 < line.length; at += 2) {
      if (segments === owners.length) {
        ends = grown(ends, new Float64Array(2 * ends.length));
        owners = grown(owners, new Int32Array(2 * owners.length));
      }
      for (let which = 0; which < 4; which += 1) {
        ends[4 * segments + which] = line[at + which] ?? 0;
      }
      owners[segments] = owner;
      cells.add(segments, line[at] ?? 0, line[at + 1] ?? 0, line[at + 2] ?? 0, line[at + 3] ?? 0);
      segments += 1;
    }
  };
  for (const [owner, line] of lines.entries()) {
    add(owner, line);
  }

  return {
    lines,
    around: cells.around,
    ownerOf: (at) => owners[at] ?? -1,
    metresTo: (at, x, y) => {
      const share = shareOf(at, x, y);
      const offX = x - end(at, 0) - share * (end(at, 2) - end(at, 0));
      const offY = y - end(at, 1) - share * (end(at, 3) - end(at, 1));
      return Math.sqrt(offX * offX + offY * offY);
    },
    nearestOn: (at, x, y) => {
      const share = shareOf(at, x, y);
      const nearX = end(at, 0) + share * (end(at, 2) - end(at, 0));
      const nearY = end(at, 1) + share * (end(at, 3) - end(at, 1));
      return { metres: Math.hypot(x - nearX, y - nearY), x: nearX, y: nearY };
    },
    crossing: (at, x, y, toX, toY) => {
      const ax = end(at, 0);
      const ay = end(at, 1);
      const dx = end(at, 2) - ax;
      const dy = end(at, 3) - ay;
      const ex = toX - x;
      const ey = toY - y;
      const twist = ex * dy - ey * dx;
      if (Math.abs(twist) < 1e-9) {
        return undefined;
      }
      const share = ((ax - x) * dy - (ay - y) * dx) / twist;
      const along = ((ax - x) * ey - (ay - y) * ex) / twist;
      if (share < 0 || share > 1 || along < 0 || along > 1) {
        return undefined;
      }
      return { metres: share * Math.hypot(ex, ey), x: x + share * ex, y: y + share * ey };
    },
    replace: (line, points) => {
      const first = firsts[line] ?? 0;
      const old = Math.max(0, (lines[line]?.length ?? 0) / 2 - 1);
      ends.fill(FAR, 4 * first, 4 * (first + old));
      lines[line] = points;
      add(line, points);
    },
  };
}

function grown<Numbers extends Float64Array | Int32Array>(full: Numbers, larger: Numbers): Numbers {
  larger.set(full);
  return larger;
}

/** Returns views into one array. A small array for each line would fragment the memory. */
function toMetres(lines: readonly (readonly Position[] | undefined)[], plane: Plane): Float64Array[] {
  const points = lines.reduce((sum, line) => sum + (line?.length ?? 0), 0);
  const all = new Float64Array(2 * points);
  let used = 0;
  return lines.map((line = []) => {
    const first = used;
    for (const [x, y] of line) {
      all[used] = (x - plane.origin[0]) * plane.kmX * 1000;
      all[used + 1] = (y - plane.origin[1]) * plane.kmY * 1000;
      used += 2;
    }
    return all.subarray(first, used);
  });
}

/** The cells over the box of all lines. Each has a linked list of the segments whose boxes meet it. */
interface Cells {
  add(segment: number, ax: number, ay: number, bx: number, by: number): void;
  around(x: number, y: number, reach: number, visit: Visit): void;
}

function makeCells(lines: readonly Float64Array[]): Cells {
  let [west, south, east, north, points] = [Infinity, Infinity, -Infinity, -Infinity, 0];
  for (const line of lines) {
    for (let at = 0; at < line.length; at += 2) {
      const [x, y] = [line[at] ?? 0, line[at + 1] ?? 0];
      west = Math.min(west, x);
      east = Math.max(east, x);
      south = Math.min(south, y);
      north = Math.max(north, y);
      points += 1;
    }
  }
  const columns = points === 0 ? 1 : Math.floor((east - west) / CELL) + 1;
  const rows = points === 0 ? 1 : Math.floor((north - south) / CELL) + 1;
  const columnOf = (x: number): number => Math.max(0, Math.min(columns - 1, Math.floor((x - west) / CELL)));
  const rowOf = (y: number): number => Math.max(0, Math.min(rows - 1, Math.floor((y - south) / CELL)));
  /** Last element of each cell's list. Element 0 ends every list. */
  const chains = new Int32Array(columns * rows);
  let members = new Int32Array(3 * points + 64);
  let before = new Int32Array(members.length);
  let links = 1;
  return {
    add: (segment, ax, ay, bx, by) => {
      const [low, high] = [rowOf(Math.min(ay, by)), rowOf(Math.max(ay, by))];
      const [left, right] = [columnOf(Math.min(ax, bx)), columnOf(Math.max(ax, bx))];
      for (let row = low; row <= high; row += 1) {
        for (let cell = row * columns + left; cell <= row * columns + right; cell += 1) {
          if (links === members.length) {
            members = grown(members, new Int32Array(2 * members.length));
            before = grown(before, new Int32Array(2 * before.length));
          }
          members[links] = segment;
          before[links] = chains[cell] ?? 0;
          chains[cell] = links;
          links += 1;
        }
      }
    },
    around: (x, y, reach, visit) => {
      const [low, high] = [rowOf(y - reach), rowOf(y + reach)];
      const [left, right] = [columnOf(x - reach), columnOf(x + reach)];
      for (let row = low; row <= high; row += 1) {
        for (let cell = row * columns + left; cell <= row * columns + right; cell += 1) {
          for (let link = chains[cell] ?? 0; link !== 0; link = before[link] ?? 0) {
            if (visit(members[link] ?? 0) === true) {
              return;
            }
          }
        }
      }
    },
  };
}
