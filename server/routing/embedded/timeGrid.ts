import { ACCESS } from '../streets/speeds.ts';
import { metresOfUnit } from '../streets/streetGrid.ts';
import type { Network } from './network.ts';
import {
  leadsTowards,
  OFF_STREET_SPEED,
  type StreetMode,
  secondsOfWay,
  type Times,
} from './shortestTimes.ts';

/** Travel times by cells. Cells are squares of the grid of streets, of the same size and place for every call. */
export interface TimeGrid {
  /** Column and row of the first cell, in cells. */
  left: number;
  top: number;
  columns: number;
  rows: number;
  /** Width of a cell in units of the grid of streets. */
  cell: number;
  /** Seconds from each cell, row by row; infinite where the point is not reached in time. */
  seconds: Float32Array;
}

/** Maximum number of cells in a row or column, before the margin. */
const MAX_CELLS = 512;
/** Smallest width of a cell in units: 28 m in Toronto. */
const SMALLEST_CELL = 64;
/** Metres beside a street from which homes reach it on foot, across lots. */
const OFF_STREET_METRES = 150;
const DIAGONAL = Math.SQRT2;

/** Width of the cells, in units, of a grid over an area of a width and height in units. */
export function cellOver(width: number, height: number): number {
  let cell = SMALLEST_CELL;
  while (Math.max(width, height) / cell > MAX_CELLS) cell *= 2;
  return cell;
}

/** Spreads the times of the streets over cells, and from them over the ground beside the streets. */
export function gridOf(
  network: Network,
  { seconds }: Times,
  mode: StreetMode,
  limit: number,
): TimeGrid | undefined {
  const { x, y, first, target, access } = network;
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let node = 0; node < network.nodes; node += 1) {
    if ((seconds[node] ?? Infinity) > limit) continue;
    const [ownX, ownY] = [x[node] ?? 0, y[node] ?? 0];
    if (ownX < west) west = ownX;
    if (ownX > east) east = ownX;
    if (ownY < north) north = ownY;
    if (ownY > south) south = ownY;
  }
  if (west > east) return undefined;
  const metres = metresOfUnit((north + south) / 2);
  const cell = cellOver(east - west, south - north);
  // Room for the ends of streets, for the ground beside them, and for the outline.
  const margin = Math.ceil(OFF_STREET_METRES / (metres * cell)) + 3;
  const left = Math.floor(west / cell) - margin;
  const top = Math.floor(north / cell) - margin;
  const columns = Math.floor(east / cell) + margin + 1 - left;
  const rows = Math.floor(south / cell) + margin + 1 - top;
  const grid = { left, top, columns, rows, cell, seconds: new Float32Array(columns * rows).fill(Infinity) };
  const stamp = (atX: number, atY: number, time: number): void => {
    const [column, row] = [Math.floor(atX / cell) - left, Math.floor(atY / cell) - top];
    if (column < 1 || row < 1 || column >= columns - 1 || row >= rows - 1) return;
    const at = row * columns + column;
    if (time < (grid.seconds[at] ?? 0)) grid.seconds[at] = time;
  };
  for (let node = 0; node < network.nodes; node += 1) {
    const own = seconds[node] ?? Infinity;
    if (own > limit) continue;
    const [ax, ay] = [x[node] ?? 0, y[node] ?? 0];
    for (let way = first[node] ?? 0; way < (first[node + 1] ?? 0); way += 1) {
      // No home has its door on a motorway.
      if (((access[way] ?? 0) & ACCESS.walk) === 0 || !leadsTowards(network, way, mode)) continue;
      const to = target[way] ?? 0;
      const [dx, dy] = [(x[to] ?? 0) - ax, (y[to] ?? 0) - ay];
      const whole = secondsOfWay(network, way, mode);
      const share = whole <= limit - own ? 1 : (limit - own) / whole;
      const steps = Math.max(1, Math.ceil((Math.max(Math.abs(dx), Math.abs(dy)) * share) / cell));
      for (let step = 0; step <= steps; step += 1) {
        const part = (share * step) / steps;
        stamp(ax + dx * part, ay + dy * part, own + whole * part);
      }
    }
  }
  spread(grid, metres * cell, limit);
  return grid;
}

/** Spreads the times to cells near streets, in one pass from the top left and one back. */
function spread({ columns, rows, seconds }: TimeGrid, metres: number, limit: number): void {
  if (metres > OFF_STREET_METRES) return;
  const distance = new Float32Array(seconds.length);
  const relax = (at: number, from: number, metresBetween: number): void => {
    const far = (distance[from] ?? 0) + metresBetween;
    const time = (seconds[from] ?? Infinity) + metresBetween / OFF_STREET_SPEED;
    if (far > OFF_STREET_METRES || time > limit || time >= (seconds[at] ?? 0)) return;
    seconds[at] = time;
    distance[at] = far;
  };
  for (const step of [1, -1]) {
    for (let row = 1; row < rows - 1; row += 1) {
      for (let column = 1; column < columns - 1; column += 1) {
        const at = step > 0 ? row * columns + column : (rows - 1 - row) * columns + columns - 1 - column;
        relax(at, at - step, metres);
        relax(at, at - step * columns, metres);
        relax(at, at - step * (columns + 1), metres * DIAGONAL);
        relax(at, at - step * (columns - 1), metres * DIAGONAL);
      }
    }
  }
}
