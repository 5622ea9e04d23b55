/** The ground behind houses up to the middle of their block: gardens with sheds and pools, lanes with garages. */
import type { Position } from '#demo/types.ts';
import { type Ground, TAKEN } from './ground.ts';
import { box, type Footprint, KERB, type Plot, pitchedRoof } from './plot.ts';

/** Distance in metres behind a house that is sampled, and the step. */
const REACH = 150;
const STEP = 3;
/** Maximum depth of a garden in metres, and the usual depth if the block has no other side. */
const MAX_DEPTH = 44;
const USUAL_DEPTH = 16;
/** Half the width of a lane, in metres. */
const HALF_LANE = 2.3;
/** Year of building before which blocks have garages on a lane. */
const LANE_YEAR = 1952;
/** Shares of gardens with a pool, a shed and a terrace. */
const POOLS = 0.08;
const SHEDS = 0.42;
const TERRACES = 0.6;
/** Depth of a shop's yard, in metres. */
const YARD = 9;

/**
 * Adds the ground behind each plot, with its sheds, pools and garages.
 * @param isOpen false on water, in parks and on areas of other use
 */
export function layGardens(
  plots: readonly Plot[],
  ground: Ground,
  isOpen: (position: Position) => boolean,
): void {
  for (const plot of plots) {
    const room = within(plot, roomBehind(plot, ground), isOpen);
    if (plot.hasGarden) {
      layGarden(plot, room);
    } else if (plot.parking.length === 0 && room.end - plot.footprint.far > YARD) {
      const { left, right, far } = plot.footprint;
      plot.parking.push(box(plot.lot, { left, right, near: far, far: far + YARD }));
    }
  }
}

interface Room {
  /** Metres from the street's axis to the plot's end. */
  end: number;
  /** True if the end is the middle of a block. */
  isMiddle: boolean;
}

/** Returns the depth of a plot: to the middle of its block, or to the next obstacle. */
function roomBehind({ lot, footprint: { far } }: Plot, ground: Ground): Room {
  const side = Math.max(0, lot.width / 2 - 2);
  let building = Infinity;
  for (let out = far + STEP; out < far + REACH; out += STEP) {
    const left = ground.at(lot.at(-side, out));
    const behind = ground.at(lot.at(0, out));
    const right = ground.at(lot.at(side, out));
    if (left === TAKEN.pavement || behind === TAKEN.pavement || right === TAKEN.pavement) {
      const middle = (out + KERB.local) / 2;
      return middle < building - 2 && middle > far
        ? { end: Math.min(middle, far + MAX_DEPTH), isMiddle: middle < far + MAX_DEPTH }
        : {
            end: Math.max(far + 1, Math.min((far + building) / 2, out - 2, far + MAX_DEPTH)),
            isMiddle: false,
          };
    }
    const isBuilt = left === TAKEN.building || behind === TAKEN.building || right === TAKEN.building;
    if (building === Infinity && isBuilt) building = out;
  }
  const end = Math.min((far + building) / 2, far + USUAL_DEPTH + 8 * lot.dice(81));
  return { end: Math.max(far + 1, end), isMiddle: false };
}

/** Shortens the depth to the open ground. */
function within(
  { lot, footprint: { far } }: Plot,
  room: Room,
  isOpen: (position: Position) => boolean,
): Room {
  const side = lot.width / 2;
  const reaches = (out: number): boolean => isOpen(lot.at(-side, out)) && isOpen(lot.at(side, out));
  let { end } = room;
  while (end > far + 1 && !reaches(end)) end -= 2 * STEP;
  return end === room.end ? room : { end: Math.max(far + 1, end - 1), isMiddle: false };
}

function layGarden(plot: Plot, { end, isMiddle }: Room): void {
  const { lot, footprint } = plot;
  const half = lot.width / 2;
  const depth = end - footprint.far;
  const hasLane = isMiddle && lot.era < LANE_YEAR && depth > 10;
  const back = hasLane ? end - HALF_LANE : end;
  plot.garden = { left: -half, right: half, near: KERB[lot.street.kind] + 1.6, far: back };
  plot.fences.push([lot.at(-half, plot.garden.near), lot.at(-half, back), lot.at(half, back)]);
  if (hasLane) plot.drives.push(box(lot, { left: -half, right: half, near: back, far: end + 0.3 }));
  if (plot.isLarge || depth < 7) {
    return;
  }
  const { left, right } = footprint;
  const edge = lot.dice(11) < 0.5 ? left : right - 3.4;
  const hasGarage = hasLane ? lot.dice(10) < 0.75 : lot.era < LANE_YEAR && depth > 12 && lot.dice(10) < 0.5;
  if (hasGarage) {
    const near = hasLane ? back - 6.4 : footprint.far + Math.min(depth - 7, 4 + 4 * lot.dice(12));
    addShed(plot, { left: edge, right: edge + 3.4, near, far: near + 5.6 });
  } else if (lot.dice(82) < SHEDS) {
    const corner = lot.dice(83) < 0.5 ? -half + 0.9 : half - 3.7;
    addShed(plot, { left: corner, right: corner + 2.8, near: back - 4.4, far: back - 1 });
  }
  if (lot.dice(84) < TERRACES) {
    const from = left + (right - left) * (0.1 + 0.4 * lot.dice(85));
    plot.drives.push(
      box(lot, { left: from, right: from + 3.6, near: footprint.far - 0.4, far: footprint.far + 3.2 }),
    );
  }
  if (!hasGarage && lot.width >= 10.5 && depth > 12 && lot.dice(21) < POOLS) addPool(plot, depth);
}

function addShed(plot: Plot, ground: Footprint): void {
  plot.sheds.push({ ring: box(plot.lot, ground), roof: pitchedRoof(plot.lot, false) });
}

/** Adds a pool with a terrace around it. */
function addPool(plot: Plot, depth: number): void {
  const { lot, footprint } = plot;
  const middle = 2 * (lot.dice(22) - 0.5);
  const near = footprint.far + 4 + Math.min(6, depth - 12) * lot.dice(23);
  const isWide = lot.dice(24) < 0.6;
  const [half, long] = isWide ? [3.6, 3.6] : [1.9, 7];
  const pool = { left: middle - half, right: middle + half, near, far: near + long };
  plot.drives.push(
    box(lot, { left: pool.left - 1.3, right: pool.right + 1.3, near: near - 1.3, far: pool.far + 1.3 }),
  );
  plot.pools.push(box(lot, pool));
}
