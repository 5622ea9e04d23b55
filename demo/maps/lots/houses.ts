import type { Ring } from '#demo/types.ts';
import type { Lot } from './lot.ts';
import { barePlot, box, type Footprint, KERB, type Plot, pitchedRoof, ringOn } from './plot.ts';

/** Year before which houses have the garage behind. */
const CAR_YEAR = 1950;
/** Widths in metres below which lots on old streets have row houses, or pairs. */
const ROW_WIDTH = 8.5;
const PAIR_WIDTH = 11;

/** Returns a house by its lot and the age of its street: row, pair or detached. */
export function houseOn(lot: Lot): Plot {
  const year = lot.era + 20 * (lot.dice(31) - 0.5);
  const isRow = lot.width < ROW_WIDTH;
  const isPair = !isRow && lot.width < PAIR_WIDTH && year < 1965;
  const shape = isRow ? rowShape(lot) : isPair ? pairShape(lot) : detachedShape(lot);
  const plot: Plot = { ...barePlot(lot, shape), hasGarden: true };
  const roof = pitchedRoof(lot, isRow);
  plot.buildings.push({ ring: outlineOf(lot, shape, isRow || isPair, year), roof });
  plot.shades.push(shadedSide(lot, shape, isRow));
  if (!isRow && year >= CAR_YEAR) drive(plot, shape);
  path(plot, shape);
  return plot;
}

/** Wall to wall with both neighbours. */
function rowShape(lot: Lot): Footprint {
  const half = lot.width / 2;
  const near = lot.setback - 6 + 0.4 * lot.rowDice(1);
  return { left: -half, right: half, near, far: near + 12 + 1.5 * lot.rowDice(2) };
}

/** Wall to wall with one neighbour, chosen by the house's number. */
function pairShape(lot: Lot): Footprint {
  const half = lot.width / 2;
  const isLeft = lot.address.index % 2 === 0;
  const near = lot.setback - 6.2 + 0.8 * lot.rowDice(1);
  return {
    left: isLeft ? -half + 1.4 : -half,
    right: isLeft ? half : half - 1.4,
    near,
    far: near + 11 + 2.5 * lot.rowDice(2),
  };
}

/** Has side yards on the left and right. */
function detachedShape(lot: Lot): Footprint {
  const side = lot.width < 12 ? 1.1 : 1.5 + 0.9 * lot.dice(1);
  const half = Math.max(2.8, Math.min(8.5, lot.width / 2 - side));
  const shift = (lot.width / 2 - half) * (lot.dice(2) - 0.5);
  const near = lot.setback - 6 + 1.8 * lot.dice(3);
  return { left: shift - half, right: shift + half, near, far: near + 9 + 4.5 * lot.dice(4) };
}

/** Returns the walls. Many houses have a wing behind, and newer ones a garage in front. */
function outlineOf(lot: Lot, { left, right, near, far }: Footprint, isJoined: boolean, year: number): Ring {
  const middle = left + (right - left) * (0.45 + 0.15 * lot.dice(5));
  const isFlipped = lot.dice(6) < 0.5;
  if (!isJoined && year > 1965 && lot.dice(7) < 0.75) {
    const step = 1.6 + 2 * lot.dice(8);
    return isFlipped
      ? ringOn(lot, [
          [left, near],
          [middle, near],
          [middle, near + step],
          [right, near + step],
          [right, far],
          [left, far],
        ])
      : ringOn(lot, [
          [left, near + step],
          [middle, near + step],
          [middle, near],
          [right, near],
          [right, far],
          [left, far],
        ]);
  }
  if (lot.dice(7) < (isJoined ? 0.8 : 0.45)) {
    const wing = 2.5 + 2.5 * lot.dice(8);
    const back = far - 1;
    return isFlipped
      ? ringOn(lot, [
          [left, near],
          [right, near],
          [right, back - wing],
          [middle, back - wing],
          [middle, far],
          [left, far],
        ])
      : ringOn(lot, [
          [left, near],
          [right, near],
          [right, far],
          [middle, far],
          [middle, back - wing],
          [left, back - wing],
        ]);
  }
  return box(lot, { left, right, near, far });
}

/** Returns the half of the roof that is away from the sun: beyond a ridge along or across the street. */
function shadedSide(lot: Lot, { left, right, near, far }: Footprint, isRow: boolean): Ring {
  const wide = right - left > far - near;
  const alongStreet = isRow || wide || lot.dice(9) < 0.3;
  const inset = { left: left + 0.2, right: right - 0.2, near: near + 2, far: far - (isRow ? 3 : 2) };
  const middle = alongStreet ? (near + far) / 2 : (left + right) / 2;
  // The direction of the street decides which half is away from the sun.
  const [east, north] = lot.address.along;
  const outward = (north * -1 + east) * lot.address.side > 0;
  const onward = east + north > 0;
  if (alongStreet) {
    return box(lot, outward ? { ...inset, near: middle } : { ...inset, far: middle });
  }
  return box(lot, onward ? { ...inset, left: middle } : { ...inset, right: middle });
}

function drive(plot: Plot, { left, right, near }: Footprint): void {
  const { lot } = plot;
  const wide = right - left > 11 ? 5.4 : 3;
  const isFlipped = lot.dice(6) < 0.5;
  const from = isFlipped ? left + 0.4 : right - 0.4 - wide;
  plot.drives.push(
    box(lot, { left: from, right: from + wide, near: KERB[lot.street.kind], far: near + 0.6 }),
  );
}

/** Adds a footpath from the pavement to the door. */
function path(plot: Plot, { left, right, near }: Footprint): void {
  const { lot } = plot;
  const door = lot.dice(6) < 0.5 ? right - 2.2 : left + 1.2;
  plot.drives.push(
    box(lot, { left: door, right: door + 1, near: KERB[lot.street.kind] + 1, far: near + 0.6 }),
  );
}
