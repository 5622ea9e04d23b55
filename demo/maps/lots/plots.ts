import type { MapGeography } from '#demo/geography/mapGeography.ts';
import type { Street } from '#demo/types.ts';
import { flatsOn, plazaOn, shopOn, towerOn } from './blocks.ts';
import { houseOn } from './houses.ts';
import { type Lot, lotsAlong } from './lot.ts';
import type { Plot } from './plot.ts';
import { makeRectangle, overlaps, type Rectangle } from './rectangle.ts';
import { makeRectangleGrid } from './rectangleGrid.ts';
import type { StreetGrid } from './streetGrid.ts';

type Box = readonly [west: number, south: number, east: number, north: number];

/** Share of lots without a house on the map. */
const GAPS = 0.03;

/**
 * Returns the plots of some streets in a box of degrees. If two footprints overlap, the one on the larger street stays.
 * The rule compares two at a time, so that neighbouring tiles agree.
 */
export function plotsIn(
  streets: readonly Street[],
  geography: MapGeography,
  box: Box,
  grid: StreetGrid,
): { plots: Plot[]; footprints: Rectangle[] } {
  const drafts: { plot: Plot; rectangle: Rectangle; rank: number }[] = [];
  for (const street of streets) {
    for (const lot of lotsAlong(street, geography, box)) {
      let plot = plotOn(lot);
      if (plot?.isLarge === true && !(grid.isClear(rectangleOf(plot), street) && isDry(plot, geography)))
        plot = houseOn(lot);
      if (plot !== undefined && grid.isOffRails(rectangleOf(plot)))
        drafts.push({ plot, rectangle: rectangleOf(plot), rank: rankOf(street) });
    }
  }
  const near = makeRectangleGrid(drafts.map(({ rectangle }) => rectangle));
  const remaining = drafts.filter(({ rectangle, rank, plot }) =>
    near(rectangle.middle).every((other) => {
      const rival = drafts[other];
      return (
        rival === undefined ||
        !isBefore(rival.rank, rival.plot, rank, plot) ||
        !overlaps(rectangle, rival.rectangle)
      );
    }),
  );
  return {
    plots: remaining.map(({ plot }) => plot),
    footprints: remaining.map(({ rectangle }) => rectangle),
  };
}

/** Returns the plot of a lot, regardless of its neighbours; undefined for the few empty lots. */
export function plotOn(lot: Lot): Plot | undefined {
  const { street, towers, era } = lot;
  const isMain = street.kind === 'arterial';
  if (isMain || (street.kind === 'collector' && towers > 0.35)) {
    const row = lot.rowDice(1);
    if (row < towers * 1.05) return towerOn(lot);
    if (era < 1948 || towers > 0.4) return lot.dice(50) < GAPS ? undefined : shopOn(lot);
    if (row < towers + 0.38 && lot.width > 8) return plazaOn(lot);
    if (row < towers + 0.5 && lot.width > 14) return flatsOn(lot);
    return houseOn(lot);
  }
  if (lot.rowDice(2) < (towers - 0.25) * 1.1) {
    return lot.rowDice(3) < 0.5 ? towerOn(lot) : shopOn(lot);
  }
  return lot.dice(50) < GAPS ? undefined : houseOn(lot);
}

const RANK = { motorway: 0, arterial: 1, collector: 2, local: 3 };

function rankOf({ kind }: Street): number {
  return RANK[kind];
}

function isBefore(rank: number, { lot }: Plot, ownRank: number, own: Plot): boolean {
  const [a, b] = [lot.address, own.lot.address];
  // Neighbours in a row share a wall and do not count as overlapping.
  if (a.streetId === b.streetId && a.side === b.side && Math.abs(a.index - b.index) === 1) return false;
  const order = rank - ownRank || a.streetId - b.streetId || a.index - b.index || a.side - b.side;
  return order < 0;
}

/** True if a deep plot does not reach the water behind it. */
export function isDry({ lot, footprint: { left, right, far } }: Plot, geography: MapGeography): boolean {
  return geography.isLand(lot.at(left, far)) && geography.isLand(lot.at(right, far));
}

/** Returns the ground that no other plot may overlap. */
export function rectangleOf({ lot, footprint: { left, right, near, far } }: Plot): Rectangle {
  const middle = lot.at((left + right) / 2, (near + far) / 2);
  return makeRectangle(middle, lot.address.along, (right - left) / 2, (far - near) / 2);
}
