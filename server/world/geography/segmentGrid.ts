import type { Position } from '../types.ts';
import type { Plane } from './plane.ts';

/** Width of a cell of the grid, metres. */
const CELL = 120;

/** Where a ray or a point meets a segment. */
export interface Meeting {
  /** Metres from the start of the question's line, or from its point. */
  metres: number;
  /** Metres east and north of the plane's origin. */
  x: number;
  y: number;
}

/** The segments of a region's streets, found by place. All lengths in metres on the plane. */
export interface SegmentGrid {
  /** The lines themselves: x and y of each point by turns. */
  lines: readonly Float64Array[];
  /** Segments by number whose cells meet a box around a point; a number may come twice. */
  around(x: number, y: number, reach: number, visit: (segment: number) => void): void;
  ownerOf(segment: number): number;
  /** The point of a segment that is nearest to a place. */
  nearestOn(segment: number, x: number, y: number): Meeting;
  /** Where a line from one place to another crosses a segment. */
  crossing(segment: number, x: number, y: number, toX: number, toY: number): Meeting | undefined;
}

/** Indexes lines; `at` of a line is the owner of its segments. A line that is undefined is left out. */
export function makeSegmentGrid(
  lines: readonly (readonly Position[] | undefined)[],
  plane: Plane,
): SegmentGrid {
  const metres = toMetres(lines, plane);
  const count = metres.reduce((sum, line) => sum + Math.max(0, line.length / 2 - 1), 0);
  const ends = new Float64Array(4 * count);
  const owners = new Uint32Array(count);
  let segment = 0;
  for (const [owner, line] of metres.entries()) {
    for (let at = 0; at + 3 < line.length; at += 2) {
      ends.set(line.subarray(at, at + 4), 4 * segment);
      owners[segment] = owner;
      segment += 1;
    }
  }
  const cells = sortIntoCells(ends, count);
  const end = (at: number, which: number): number => ends[4 * at + which] ?? 0;

  return {
    lines: metres,
    around: cells.around,
    ownerOf: (at) => owners[at] ?? 0,
    nearestOn: (at, x, y) => {
      const [ax, ay] = [end(at, 0), end(at, 1)];
      const [dx, dy] = [end(at, 2) - ax, end(at, 3) - ay];
      const span = dx * dx + dy * dy;
      const share = span === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / span));
      const [nearX, nearY] = [ax + share * dx, ay + share * dy];
      return { metres: Math.hypot(x - nearX, y - nearY), x: nearX, y: nearY };
    },
    crossing: (at, x, y, toX, toY) => {
      const [ax, ay] = [end(at, 0), end(at, 1)];
      const [dx, dy] = [end(at, 2) - ax, end(at, 3) - ay];
      const [ex, ey] = [toX - x, toY - y];
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
  };
}

type Cells = Pick<SegmentGrid, 'around'>;

/** Views into one array: a small array for each line would leave the memory in crumbs. */
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

/** Counts, then sorts the segments into the cells that their boxes meet. */
function sortIntoCells(ends: Float64Array, count: number): Cells {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < ends.length; at += 2) {
    west = Math.min(west, ends[at] ?? 0);
    east = Math.max(east, ends[at] ?? 0);
    south = Math.min(south, ends[at + 1] ?? 0);
    north = Math.max(north, ends[at + 1] ?? 0);
  }
  const columns = Math.max(1, Math.floor((east - west) / CELL) + 1);
  const rows = Math.max(1, Math.floor((north - south) / CELL) + 1);
  const columnOf = (x: number): number => Math.max(0, Math.min(columns - 1, Math.floor((x - west) / CELL)));
  const rowOf = (y: number): number => Math.max(0, Math.min(rows - 1, Math.floor((y - south) / CELL)));
  const starts = new Uint32Array(count === 0 ? 2 : columns * rows + 1);
  const eachCell = (at: number, visit: (cell: number) => void): void => {
    const [ax, ay, bx, by] = [
      ends[4 * at] ?? 0,
      ends[4 * at + 1] ?? 0,
      ends[4 * at + 2] ?? 0,
      ends[4 * at + 3] ?? 0,
    ];
    for (let row = rowOf(Math.min(ay, by)); row <= rowOf(Math.max(ay, by)); row += 1) {
      for (let column = columnOf(Math.min(ax, bx)); column <= columnOf(Math.max(ax, bx)); column += 1) {
        visit(row * columns + column);
      }
    }
  };
  for (let at = 0; at < count; at += 1) {
    eachCell(at, (cell) => {
      starts[cell + 1] = (starts[cell + 1] ?? 0) + 1;
    });
  }
  for (let cell = 1; cell < starts.length; cell += 1) {
    starts[cell] = (starts[cell] ?? 0) + (starts[cell - 1] ?? 0);
  }
  const members = new Uint32Array(starts.at(-1) ?? 0);
  const filled = starts.slice();
  for (let at = 0; at < count; at += 1) {
    eachCell(at, (cell) => {
      members[filled[cell] ?? 0] = at;
      filled[cell] = (filled[cell] ?? 0) + 1;
    });
  }
  return {
    around: (x, y, reach, visit) => {
      for (let row = rowOf(y - reach); count > 0 && row <= rowOf(y + reach); row += 1) {
        const first = row * columns + columnOf(x - reach);
        const last = row * columns + columnOf(x + reach);
        for (let at = starts[first] ?? 0; at < (starts[last + 1] ?? 0); at += 1) {
          visit(members[at] ?? 0);
        }
      }
    },
  };
}
