/** Buildings inside the blocks of city centres, where lots along the streets leave ground over. */
import { makeDice } from '../../world/geography/hash.ts';
import { kmPerDegree } from '../../world/geography/plane.ts';
import type { Position } from '../../world/types.ts';
import type { Building } from './plot.ts';
import { cornersOf, makeRectangle, overlaps, type Rectangle } from './rectangle.ts';
import { makeRectangleGrid } from './rectangleGrid.ts';
import type { StreetGrid } from './streetGrid.ts';

type Box = readonly [west: number, south: number, east: number, north: number];

const INFILL = makeDice(5101);
/** Degrees of latitude between places that may be built on: about 34 m. */
const STEP = 0.00031;
/** Metres within which a neighbour is looked for, whose direction a building takes. */
const NEIGHBOUR = 48;
/** Share of free places that stay open: yards, lanes, parking. */
const OPEN = 0.12;

/**
 * The buildings inside blocks in a box of degrees.
 * @param standing footprints along the streets.
 * @param isCentre true on building ground of a city's centre.
 */
export function* infillIn(
  box: Box,
  standing: readonly Rectangle[],
  grid: StreetGrid,
  isCentre: (position: Position) => boolean,
): Generator<Building> {
  const [kmX, kmY] = kmPerDegree(Math.round((box[1] + box[3]) / 2));
  const stepX = (STEP * kmY) / kmX;
  const metres = (a: Position, b: Position): number =>
    Math.hypot((a[0] - b[0]) * kmX, (a[1] - b[1]) * kmY) * 1000;
  const nearest = (middle: Position, near: readonly Rectangle[]): Rectangle | undefined => {
    let best: Rectangle | undefined;
    let least = NEIGHBOUR;
    for (const other of near) {
      const far = metres(other.middle, middle);
      if (far < least) [best, least] = [other, far];
    }
    return best;
  };
  const around = makeRectangleGrid(standing);
  for (let column = Math.floor(box[0] / stepX); column * stepX < box[2]; column += 1) {
    for (let row = Math.floor(box[1] / STEP); row * STEP < box[3]; row += 1) {
      const dice = (part: number): number => INFILL.unit(column, row, part);
      const middle: Position = [
        (column + 0.5 + 0.16 * (dice(1) - 0.5)) * stepX,
        (row + 0.5 + 0.16 * (dice(2) - 0.5)) * STEP,
      ];
      if (dice(3) < OPEN || !isCentre(middle)) continue;
      const near = around(middle).flatMap((at) => standing[at] ?? []);
      const first = nearest(middle, near);
      if (first === undefined) continue;
      // The largest that fits.
      const fitting = [15, 11, 8].map((half) =>
        makeRectangle(middle, first.along, half * (0.9 + 0.15 * dice(4)), half * (0.8 + 0.2 * dice(5))),
      );
      const found = fitting.find(
        (rectangle) => grid.isClear(rectangle) && near.every((other) => !overlaps(rectangle, other)),
      );
      if (found !== undefined) {
        yield {
          ring: cornersOf(found),
          roof: Math.floor(dice(6) * 2) * 5,
          height: 8 + 30 * dice(7) * dice(8),
        };
      }
    }
  }
}
