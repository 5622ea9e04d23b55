/** Buildings inside the blocks of city centres, where the lots along the streets leave space. */
import { makeDice } from '#demo/geography/hash.ts';
import { kmPerDegree } from '#demo/geography/plane.ts';
import type { Position } from '#demo/types.ts';
import { type Ground, TAKEN } from './ground.ts';
import type { Building } from './plot.ts';
import { cornersOf, makeRectangle, type Rectangle } from './rectangle.ts';
import { makeRectangleGrid } from './rectangleGrid.ts';
import type { StreetGrid } from './streetGrid.ts';

type Box = readonly [west: number, south: number, east: number, north: number];

const INFILL = makeDice(5101);
/** Degrees of latitude per place (about 40 m), which has at most one building, and half its side in metres. */
const STEP = 0.00036;
const HALF_PLACE = 20;
/** Half the sides of possible buildings in metres, the largest first. */
const HALF_SIDES = [17, 12.5, 8.5];
/** Possible positions in a place, as shares of the space around the building, east and north. */
const SPOTS: readonly Position[] = [
  [0, 0],
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
/** Distance in metres within which a building takes its neighbour's direction. */
const NEIGHBOUR_REACH = 48;
/** Distance in metres within which a building without a neighbour takes the nearest street's direction. */
const STREET_REACH = 75;
/** Flat roofs: grey, slate, tar, gravel, white. */
const ROOFS = [0, 5, 3, 2, 0, 6];
/** Share of free places that stay open: yards, lanes, parking. */
const OPEN = 0.07;

/**
 * Generates the buildings inside blocks in a box of degrees.
 * @param standing footprints along the streets, which give buildings behind them their direction
 * @param ground occupied by the streets and those footprints; the new buildings are added
 * @param isCentre true on building ground in a city's centre
 */
export function* infillIn(
  box: Box,
  standing: readonly Rectangle[],
  ground: Ground,
  grid: Pick<StreetGrid, 'directionAt'>,
  isCentre: (position: Position) => boolean,
): Generator<Building> {
  const [kmX, kmY] = kmPerDegree(Math.round((box[1] + box[3]) / 2));
  const stepX = (STEP * kmY) / kmX;
  const metres = (a: Position, b: Position): number =>
    Math.hypot((a[0] - b[0]) * kmX, (a[1] - b[1]) * kmY) * 1000;
  const nearest = (middle: Position): Rectangle | undefined => {
    let best: Rectangle | undefined;
    let shortest = NEIGHBOUR_REACH;
    for (const at of around(middle)) {
      const other = standing[at];
      if (other === undefined) continue;
      const far = metres(other.middle, middle);
      if (far < shortest) {
        best = other;
        shortest = far;
      }
    }
    return best;
  };
  const around = makeRectangleGrid(standing);
  for (let column = Math.floor(box[0] / stepX); column * stepX < box[2]; column += 1) {
    for (let row = Math.floor(box[1] / STEP); row * STEP < box[3]; row += 1) {
      const dice = (part: number): number => INFILL.unit(column, row, part);
      const middle: Position = [(column + 0.5) * stepX, (row + 0.5) * STEP];
      if (dice(3) < OPEN || ground.at(middle) !== TAKEN.free || !isCentre(middle)) continue;
      const along = nearest(middle)?.along ?? grid.directionAt(middle, STREET_REACH);
      if (along === undefined) continue;
      const found = candidates(middle, along, dice).find(
        (rectangle) => ground.isFree(rectangle) && cornersOf(rectangle).every(isCentre),
      );
      if (found !== undefined) {
        ground.addBuilding(found);
        yield {
          ring: cornersOf(found),
          roof: ROOFS[Math.floor(dice(6) * ROOFS.length)] ?? 0,
          height: 8 + 30 * dice(7) * dice(8),
        };
      }
    }
  }
}

/**
 * Generates buildings that would fit in a place, the largest first. None extends into the next place, which may have
 * its own.
 */
function* candidates(
  [x, y]: Position,
  along: readonly [number, number],
  dice: (part: number) => number,
): Generator<Rectangle> {
  const [kmX, kmY] = kmPerDegree(y);
  const spread = Math.abs(along[0]) + Math.abs(along[1]);
  const slim = 0.75 + 0.25 * dice(5);
  for (const largest of HALF_SIDES) {
    const half = Math.min(largest * (0.85 + 0.15 * dice(4)), HALF_PLACE / spread);
    const room = Math.max(0, HALF_PLACE - half * spread) / 1000;
    for (const [east, north] of SPOTS) {
      yield makeRectangle([x + (east * room) / kmX, y + (north * room) / kmY], along, half, half * slim);
    }
  }
}
