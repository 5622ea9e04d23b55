import { kmPerDegree } from '#demo/geography/plane.ts';
import type { Position, Street } from '#demo/types.ts';
import { KERB } from './plot.ts';
import type { Rectangle } from './rectangle.ts';

type Box = readonly [west: number, south: number, east: number, north: number];

/** Side of a cell, in metres. */
const CELL = 3;
/** Tolerance in metres because of the cells' size: half a cell's diagonal. */
const SLACK = 2;

/** Kinds of occupied ground. */
export const TAKEN = { free: 0, pavement: 1, building: 2 } as const;
type Taken = (typeof TAKEN)[keyof typeof TAKEN];

/**
 * Occupied ground in a box, in cells of three metres. The cells are the same for every box, so that tiles fit together.
 */
export interface Ground {
  addStreet(street: Pick<Street, 'kind' | 'points'>): void;
  addBuilding(rectangle: Rectangle): void;
  /** Returns the kind at a position; free outside the box. */
  at(position: Position): Taken;
  /** True if the rectangle is free, except perhaps at its edge. */
  isFree(rectangle: Rectangle): boolean;
}

/** Creates a box of free ground. */
export function makeGround([west, south, east, north]: Box): Ground {
  // Computed for a whole latitude, so that neighbouring boxes agree.
  const [kmX, kmY] = kmPerDegree(Math.round((south + north) / 2));
  const [perX, perY] = [(kmX * 1000) / CELL, (kmY * 1000) / CELL];
  const [left, low] = [Math.floor(west * perX), Math.floor(south * perY)];
  const columns = Math.ceil(east * perX) - left + 1;
  const rows = Math.ceil(north * perY) - low + 1;
  const cells = new Uint8Array(columns * rows);

  const takenAt = (x: number, y: number): Taken => {
    const column = Math.floor(x * perX) - left;
    const row = Math.floor(y * perY) - low;
    return column < 0 || row < 0 || column >= columns || row >= rows
      ? TAKEN.free
      : ((cells[row * columns + column] ?? TAKEN.free) as Taken); // only these values are written
  };

  /** Returns the cells of a box of degrees: first and last column, first and last row. */
  const cellsIn = (box: Box): [number, number, number, number] => [
    Math.max(0, Math.floor(box[0] * perX) - left),
    Math.min(columns - 1, Math.floor(box[2] * perX) - left),
    Math.max(0, Math.floor(box[1] * perY) - low),
    Math.min(rows - 1, Math.floor(box[3] * perY) - low),
  ];

  return {
    at: (position) => takenAt(position[0], position[1]),
    // Both loops test whether a cell's middle is occupied. A shared function would allocate numbers for each cell.
    addStreet: ({ kind, points }) => {
      const [edgeX, edgeY] = [KERB[kind] / 1000 / kmX, KERB[kind] / 1000 / kmY];
      for (let index = 1; index < points.length; index += 1) {
        const a = points[index - 1] as Position; // index stays in range
        const b = points[index] as Position; // index stays in range
        const box: Box = [
          Math.min(a[0], b[0]) - edgeX,
          Math.min(a[1], b[1]) - edgeY,
          Math.max(a[0], b[0]) + edgeX,
          Math.max(a[1], b[1]) + edgeY,
        ];
        if (box[0] > east || box[2] < west || box[1] > north || box[3] < south) continue;
        const [dx, dy] = [(b[0] - a[0]) * kmX, (b[1] - a[1]) * kmY];
        const span = dx * dx + dy * dy;
        const maxSquared = (KERB[kind] / 1000) ** 2;
        const [fromX, toX, fromY, toY] = cellsIn(box);
        for (let row = fromY; row <= toY; row += 1) {
          const py = ((row + low + 0.5) / perY - a[1]) * kmY;
          for (let column = fromX; column <= toX; column += 1) {
            const px = ((column + left + 0.5) / perX - a[0]) * kmX;
            const share = span === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / span));
            if ((px - share * dx) ** 2 + (py - share * dy) ** 2 < maxSquared)
              cells[row * columns + column] = TAKEN.pavement;
          }
        }
      }
    },
    addBuilding: (rectangle) => {
      const { middle, half } = rectangle;
      const [e, n] = rectangle.along;
      const [metresX, metresY] = kmPerDegree(middle[1]).map((km) => km * 1000) as [number, number]; // map keeps the length
      const reach = Math.hypot(...half) / 1000;
      const [reachX, reachY] = [reach / kmX, reach / kmY];
      const [fromX, toX, fromY, toY] = cellsIn([
        middle[0] - reachX,
        middle[1] - reachY,
        middle[0] + reachX,
        middle[1] + reachY,
      ]);
      for (let row = fromY; row <= toY; row += 1) {
        const dy = ((row + low + 0.5) / perY - middle[1]) * metresY;
        for (let column = fromX; column <= toX; column += 1) {
          const dx = ((column + left + 0.5) / perX - middle[0]) * metresX;
          if (Math.abs(dx * e + dy * n) < half[0] && Math.abs(dy * e - dx * n) < half[1])
            cells[row * columns + column] = TAKEN.building;
        }
      }
    },
    isFree: (rectangle) => {
      const { middle, half } = rectangle;
      const [e, n] = rectangle.along;
      const [a, b] = [Math.max(0, half[0] - SLACK), Math.max(0, half[1] - SLACK)];
      const [stepsA, stepsB] = [
        Math.max(1, Math.ceil((2 * a) / CELL)),
        Math.max(1, Math.ceil((2 * b) / CELL)),
      ];
      // The corners first, since they are most often occupied.
      for (let corner = 0; corner < 4; corner += 1) {
        const u = -a + (2 * a * (corner % 2) * stepsA) / stepsA;
        const v = -b + (2 * b * (corner >> 1) * stepsB) / stepsB;
        const x = middle[0] + (e * u - n * v) / 1000 / kmX;
        const y = middle[1] + (n * u + e * v) / 1000 / kmY;
        if (takenAt(x, y) !== TAKEN.free) return false;
      }
      for (let i = 0; i <= stepsA; i += 1) {
        for (let j = 0; j <= stepsB; j += 1) {
          const u = -a + (2 * a * i) / stepsA;
          const v = -b + (2 * b * j) / stepsB;
          const x = middle[0] + (e * u - n * v) / 1000 / kmX;
          const y = middle[1] + (n * u + e * v) / 1000 / kmY;
          if (takenAt(x, y) !== TAKEN.free) return false;
        }
      }
      return true;
    },
  };
}
