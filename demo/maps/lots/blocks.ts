import type { Lot } from './lot.ts';
import { barePlot, box, type Footprint, KERB, type Plot } from './plot.ts';

/** Metres of pavement between the kerb and the front walls. */
const PAVEMENT = 3.5;

/** Returns a tower on its podium. The podium fills the lot, so that a row of podiums forms a continuous wall. */
export function towerOn(lot: Lot): Plot {
  const half = lot.width / 2;
  const near = KERB[lot.street.kind] + PAVEMENT;
  const far = Math.max(near + 16, lot.setback + 17);
  const footprint = { left: -half, right: half, near, far };
  const plot = { ...barePlot(lot, footprint), isLarge: true };
  plot.buildings.push({
    ring: box(lot, footprint),
    roof: [0, 5, 3, 2][Math.floor(4 * lot.rowDice(6))] ?? 0,
    height: 10 + 8 * lot.rowDice(3),
  });
  // Some podiums have no tower, so that light reaches the street.
  if (lot.address.index % 3 === 0 || lot.width > 22) {
    const inset = Math.min(3, half * 0.2);
    const depth = Math.min(far - near - 5, 22 + 6 * lot.dice(4));
    const from = near + 2.5 + (far - near - depth - 5) * lot.dice(5);
    const tower: Footprint = { left: -half + inset, right: half - inset, near: from, far: from + depth };
    plot.buildings.push({
      ring: box(lot, tower),
      roof: [0, 2, 6, 5][Math.floor(4 * lot.dice(7))] ?? 0,
      height: 40 + 90 * lot.dice(6) * lot.towers,
      isTower: true,
    });
  }
  return plot;
}

/** Returns shops with flats above, wall to wall along a main street. */
export function shopOn(lot: Lot): Plot {
  const half = lot.width / 2;
  const near = KERB[lot.street.kind] + PAVEMENT;
  const far = near + 15 + 8 * lot.dice(1);
  const footprint = { left: -half, right: half, near, far: Math.max(far, lot.setback + 2) };
  const plot = { ...barePlot(lot, footprint), isLarge: true };
  plot.buildings.push({ ring: box(lot, footprint), roof: Math.floor(lot.dice(2) * 3) * 2, height: 9 });
  return plot;
}

/** Returns an apartment slab with grass around it and parking behind. */
export function flatsOn(lot: Lot): Plot {
  const half = lot.width / 2 - 2;
  const near = lot.setback - 8;
  const footprint = { left: -half, right: half, near, far: near + 15 };
  const plot = { ...barePlot(lot, footprint), isLarge: true, hasGarden: true };
  plot.buildings.push({
    ring: box(lot, footprint),
    roof: 0,
    height: 12 + 26 * lot.rowDice(2) * (0.4 + lot.towers),
  });
  addParking(plot, { left: -half, right: half, near: near + 18, far: near + 28 });
  return plot;
}

/** Returns a low row of shops at the back of the lot, with parking towards the street. */
export function plazaOn(lot: Lot): Plot {
  const half = lot.width / 2;
  const near = lot.setback + 1;
  const footprint = { left: -half, right: half, near, far: near + 15 };
  const plot = { ...barePlot(lot, footprint), isLarge: true };
  plot.buildings.push({ ring: box(lot, footprint), roof: lot.rowDice(4) < 0.5 ? 0 : 6, height: 6 });
  addParking(plot, { left: -half, right: half, near: KERB[lot.street.kind] + 2.5, far: near });
  return plot;
}

/** Adds a parking lot with the lines between its stalls. */
function addParking(plot: Plot, ground: Footprint): void {
  const { lot } = plot;
  plot.parking.push(box(lot, ground));
  const middle = (ground.near + ground.far) / 2;
  const rows: [number, number][] = [
    [middle - 4.8, middle - 0.2],
    [middle + 0.2, middle + 4.8],
  ];
  for (let along = ground.left + 1.5; along < ground.right - 1; along += 2.7) {
    for (const [near, far] of rows) {
      if (near > ground.near && far < ground.far) plot.stalls.push([lot.at(along, near), lot.at(along, far)]);
    }
  }
}
