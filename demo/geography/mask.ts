import type { Position } from '#demo/types.ts';
import { kmPerDegree } from './plane.ts';

/** The low four bits of a cell contain the city's number; the other bits are flags. */
export const CITY_BITS = 15;
/** Land, as opposed to lakes and sea. */
export const LAND = 16;
/** Parks, valleys and river banks: no side streets. */
export const PARK = 32;
/** Next to an expressway: no side streets. */
export const VERGE = 64;
/**
 * Ground without side streets and collectors. Main streets cross it only if it is narrow, and never together with
 * VERGE.
 */
export const SOLID = 128;

const CELL_KM = 0.025;

/** The ground of a region on a grid of 25 m cells. It is read a million times when streets are cut. */
export interface Mask {
  valueAt(x: number, y: number): number;
  /** Applies `change` to every cell whose middle is in the ring. */
  paint(ring: readonly Position[], change: (value: number) => number): void;
  /** Applies `change` to the cells of a strip along a line, `half` km to each side. */
  paintLine(line: readonly Position[], half: number, change: (value: number) => number): void;
}

/** Creates a mask over a box (west, south, east, north) with land everywhere and no city. */
export function makeMask([west, south, east, north]: readonly [number, number, number, number]): Mask {
  const [kmX, kmY] = kmPerDegree((south + north) / 2);
  const stepX = CELL_KM / kmX;
  const stepY = CELL_KM / kmY;
  const columns = Math.ceil((east - west) / stepX);
  const rows = Math.ceil((north - south) / stepY);
  const cells = new Uint8Array(columns * rows).fill(LAND);

  const paint: Mask['paint'] = (ring, change) => {
    const ys = ring.map(([, y]) => y);
    const first = Math.max(0, Math.floor((Math.min(...ys) - south) / stepY));
    const last = Math.min(rows - 1, Math.ceil((Math.max(...ys) - south) / stepY));
    for (let row = first; row <= last; row += 1) {
      const crossings = crossingsAt(ring, south + (row + 0.5) * stepY);
      for (let at = 0; at + 1 < crossings.length; at += 2) {
        const from = Math.max(0, Math.ceil(((crossings[at] ?? 0) - west) / stepX - 0.5));
        const to = Math.min(columns - 1, Math.floor(((crossings[at + 1] ?? 0) - west) / stepX - 0.5));
        for (let cell = row * columns + from; cell <= row * columns + to; cell += 1) {
          cells[cell] = change(cells[cell] ?? 0);
        }
      }
    }
  };

  return {
    valueAt: (x, y) => {
      const column = Math.floor((x - west) / stepX);
      const row = Math.floor((y - south) / stepY);
      return column < 0 || row < 0 || column >= columns || row >= rows
        ? 0
        : (cells[row * columns + column] ?? 0);
    },
    paint,
    paintLine: (line, half, change) => {
      for (let at = 1; at < line.length; at += 1) {
        const from = line[at - 1] as Position; // at stays in range
        const to = line[at] as Position; // at stays in range
        paint(capsule(from, to, half), change);
      }
    },
  };
}

/** Returns the sorted x coordinates at which the ring's edges cross a height. */
function crossingsAt(ring: readonly Position[], y: number): number[] {
  const found: number[] = [];
  let before = ring[ring.length - 1] as Position; // rings have points
  for (const here of ring) {
    if (here[1] > y !== before[1] > y) {
      found.push(((before[0] - here[0]) * (y - here[1])) / (before[1] - here[1]) + here[0]);
    }
    before = here;
  }
  return found.sort((a, b) => a - b);
}

/** Returns an outline with twelve corners around a segment, with round ends. */
function capsule(a: Position, b: Position, half: number): Position[] {
  const [kmX, kmY] = kmPerDegree(a[1]);
  const heading = Math.atan2((b[1] - a[1]) * kmY, (b[0] - a[0]) * kmX);
  const arc = (center: Position, from: number): Position[] =>
    [0, 36, 72, 108, 144, 180].map((degrees) => {
      const angle = from + (degrees * Math.PI) / 180;
      return [center[0] + (Math.cos(angle) * half) / kmX, center[1] + (Math.sin(angle) * half) / kmY];
    });
  return [...arc(b, heading - Math.PI / 2), ...arc(a, heading + Math.PI / 2)];
}
