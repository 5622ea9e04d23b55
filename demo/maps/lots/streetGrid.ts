import { kmPerDegree } from '#demo/geography/plane.ts';
import type { Position, Street } from '#demo/types.ts';
import { KERB } from './plot.ts';
import type { Rectangle } from './rectangle.ts';

/** Finds pieces of the streets around a tile by position. */
export interface StreetGrid {
  /** True if no pavement except that of `own` reaches the rectangle. */
  isClear(rectangle: Rectangle, own?: Street): boolean;
  /** True if no railway reaches the rectangle. */
  isOffRails(rectangle: Rectangle): boolean;
  /** True if a position is further than `spare` metres from every pavement. */
  isOff(position: Position, spare: number): boolean;
  /** Returns the unit vector (east, north) along the nearest street or railway within `reach` metres, at most 75. */
  directionAt(position: Position, reach: number): readonly [number, number] | undefined;
}

interface Piece {
  /** Undefined for a railway. */
  street: Street | undefined;
  /** Metres from the axis to the edge. */
  kerb: number;
  a: Position;
  b: Position;
}

/** Size of a cell in degrees of latitude: about 110 m. */
const CELL = 0.001;

/** Metres from a railway's axis to the edge of its bed. */
const RAIL_BED = 5;

/** Indexes the pieces of streets and railways that touch a box of degrees. */
export function makeStreetGrid(
  streets: readonly Street[],
  railways: readonly Position[][],
  [west, south, east, north]: readonly [number, number, number, number],
): StreetGrid {
  const [firstColumn, firstRow] = [Math.floor(west / CELL), Math.floor(south / CELL)];
  // A tile has fewer than 8,192 rows of cells.
  const keyOf = (column: number, row: number): number => (column - firstColumn) * 8192 + row - firstRow;
  const cells = new Map<number, Piece[]>();
  const lines: { street: Street | undefined; kerb: number; points: readonly Position[] }[] = [
    ...streets.map((street) => ({ street, kerb: KERB[street.kind], points: street.points })),
    ...railways.map((points) => ({ street: undefined, kerb: RAIL_BED, points })),
  ];
  for (const { street, kerb, points } of lines) {
    for (let at = 1; at < points.length; at += 1) {
      const a = points[at - 1] as Position; // at stays in range
      const b = points[at] as Position; // at stays in range
      const [left, right] = [Math.max(west, Math.min(a[0], b[0])), Math.min(east, Math.max(a[0], b[0]))];
      const [low, high] = [Math.max(south, Math.min(a[1], b[1])), Math.min(north, Math.max(a[1], b[1]))];
      for (let column = Math.floor(left / CELL); column <= Math.floor(right / CELL); column += 1) {
        for (let row = Math.floor(low / CELL); row <= Math.floor(high / CELL); row += 1) {
          const key = keyOf(column, row);
          const cell = cells.get(key);
          if (cell === undefined) cells.set(key, [{ street, kerb, a, b }]);
          else cell.push({ street, kerb, a, b });
        }
      }
    }
  }

  const [kmX, kmY] = kmPerDegree((south + north) / 2);
  const scale: Position = [kmX * 1000, kmY * 1000];

  // Called for thousands of positions in few cells, so the pieces around each cell are collected once.
  const surroundings = new Map<number, Piece[]>();
  const around = ([x, y]: Position): Piece[] => {
    const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    const key = keyOf(column, row);
    const known = surroundings.get(key);
    if (known !== undefined) {
      return known;
    }
    const found = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => cells.get(keyOf(column + dx, row + dy)) ?? []),
    );
    surroundings.set(key, found);
    return found;
  };

  const isFree = (rectangle: Rectangle, counts: (piece: Piece) => boolean): boolean => {
    const [x, y] = rectangle.middle;
    const [kmEast, kmNorth] = kmPerDegree(y);
    const [e, n] = rectangle.along;
    const [halfX, halfY] = rectangle.half;
    const a: Position = [0, 0];
    const b: Position = [0, 0];
    for (const piece of around(rectangle.middle)) {
      if (!counts(piece)) continue;
      const edge = piece.kerb + 1.5;
      // Converts to the rectangle's plane: metres along and across from its middle.
      const [ax, ay] = [(piece.a[0] - x) * kmEast * 1000, (piece.a[1] - y) * kmNorth * 1000];
      const [bx, by] = [(piece.b[0] - x) * kmEast * 1000, (piece.b[1] - y) * kmNorth * 1000];
      a[0] = ax * e + ay * n;
      a[1] = ay * e - ax * n;
      b[0] = bx * e + by * n;
      b[1] = by * e - bx * n;
      if (crosses(a, b, halfX + edge, halfY + edge)) return false;
    }
    return true;
  };

  return {
    isClear: (rectangle, own) => isFree(rectangle, ({ street }) => street === undefined || street !== own),
    isOffRails: (rectangle) => isFree(rectangle, ({ street }) => street === undefined),
    isOff: (position, spare) => {
      for (const piece of around(position)) {
        if (isWithin(piece.kerb + spare, piece, position, scale)) return false;
      }
      return true;
    },
    directionAt: (position, reach) => {
      let nearest = reach;
      let best: Position | undefined;
      for (const piece of around(position)) {
        const far = metresTo(piece, position, scale);
        const [east, north] = [(piece.b[0] - piece.a[0]) * scale[0], (piece.b[1] - piece.a[1]) * scale[1]];
        const length = Math.hypot(east, north);
        if (far < nearest && length > 0) {
          nearest = far;
          best = [east / length, north / length];
        }
      }
      return best;
    },
  };
}

/** Relative difference below which the squares are too close to decide. */
const TOLERANCE = 1e-9;

/** True if a position is within `metres` of a piece of street. In most cases no root is computed. */
function isWithin(metres: number, piece: Piece, place: Position, scale: Position): boolean {
  const square = squareTo(piece, place, scale);
  if (square > metres * metres * (1 + TOLERANCE)) return false;
  return square < metres * metres * (1 - TOLERANCE) || metresTo(piece, place, scale) < metres;
}

/** Returns the square of the distance from a position to a piece of street, in metres. */
function squareTo({ a, b }: Piece, place: Position, scale: Position): number {
  const ax = (place[0] - a[0]) * scale[0];
  const ay = (place[1] - a[1]) * scale[1];
  const bx = (b[0] - a[0]) * scale[0];
  const by = (b[1] - a[1]) * scale[1];
  const span = bx * bx + by * by;
  const share = span === 0 ? 0 : Math.max(0, Math.min(1, (ax * bx + ay * by) / span));
  return (ax - share * bx) ** 2 + (ay - share * by) ** 2;
}

/** Returns the distance from a position to a piece of street, in metres. */
function metresTo({ a, b }: Piece, place: Position, scale: Position): number {
  const ax = (place[0] - a[0]) * scale[0];
  const ay = (place[1] - a[1]) * scale[1];
  const bx = (b[0] - a[0]) * scale[0];
  const by = (b[1] - a[1]) * scale[1];
  const span = bx * bx + by * by;
  const share = span === 0 ? 0 : Math.max(0, Math.min(1, (ax * bx + ay * by) / span));
  return Math.hypot(ax - share * bx, ay - share * by);
}

/** True if a segment meets the box from (-halfX, -halfY) to (halfX, halfY). */
function crosses(a: Position, b: Position, halfX: number, halfY: number): boolean {
  // Most pieces are beyond one side.
  if (Math.min(a[0], b[0]) > halfX || Math.max(a[0], b[0]) < -halfX) return false;
  if (Math.min(a[1], b[1]) > halfY || Math.max(a[1], b[1]) < -halfY) return false;
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [-dx, a[0] + halfX],
    [dx, halfX - a[0]],
    [-dy, a[1] + halfY],
    [dy, halfY - a[1]],
  ] as const) {
    if (step < 0) {
      from = Math.max(from, room / step);
    } else if (step > 0) {
      to = Math.min(to, room / step);
    }
  }
  return from <= to;
}
