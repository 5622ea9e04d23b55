import type { Position, Ring, StreetKind } from '#demo/types.ts';
import type { Lot } from './lot.ts';

/** Metres from a street's axis to the edge of its pavement. */
export const KERB: Readonly<Record<StreetKind, number>> = {
  motorway: 14,
  arterial: 8.5,
  collector: 5.5,
  local: 4.3,
};

/** A building on the map. */
export interface Building {
  ring: Ring;
  /** Whole number that a style turns into the roof's colour; 0 is a flat roof. */
  roof: number;
  /** Height in metres of a building with a larger shadow than a house's. */
  height?: number;
  /** True for a structure on another building's roof. */
  isTower?: true;
}

/** A rectangle on a lot's plane: metres along the street and from its axis. */
export interface Footprint {
  left: number;
  right: number;
  near: number;
  far: number;
}

/** Buildings and ground on a lot. */
export interface Plot {
  lot: Lot;
  /** The ground that no other building may overlap. */
  footprint: Footprint;
  /** True for a large footprint. It is refused if it would reach another street. */
  isLarge: boolean;
  buildings: Building[];
  /** Sheds and detached garages. */
  sheds: Building[];
  /** The shaded sides of pitched roofs. */
  shades: Ring[];
  drives: Ring[];
  parking: Ring[];
  stalls: Position[][];
  hasGarden: boolean;
  /** The lot behind the pavement as far as its block allows; undefined until the gardens are laid. */
  garden?: Footprint;
  /** Lines between gardens. Each lot has the lines on its left side and at its back. */
  fences: Position[][];
  pools: Ring[];
}

/** Number of kinds of pitched roofs. Only large buildings have flat roofs. */
const PITCHED_ROOFS = 5;

/** Returns a closed ring of corners on a lot. */
export function ringOn(lot: Lot, corners: readonly (readonly [along: number, out: number])[]): Ring {
  const ring = corners.map(([along, out]) => lot.at(along, out));
  return [...ring, ring[0] ?? lot.address.position];
}

/** Returns the ring of a rectangle on a lot. */
export function box(lot: Lot, { left, right, near, far }: Footprint): Ring {
  return ringOn(lot, [
    [left, near],
    [right, near],
    [right, far],
    [left, far],
  ]);
}

/** Returns an empty plot with a footprint. */
export function barePlot(lot: Lot, footprint: Footprint): Plot {
  return {
    lot,
    footprint,
    isLarge: false,
    buildings: [],
    sheds: [],
    shades: [],
    drives: [],
    parking: [],
    stalls: [],
    hasGarden: false,
    fences: [],
    pools: [],
  };
}

/** Returns the number of a house's pitched roof. Row houses share one for a few doors. */
export function pitchedRoof(lot: Lot, isRow: boolean): number {
  const dice = isRow ? lot.rowDice(41) : lot.dice(41);
  return 1 + (Math.floor(dice * 1000) % PITCHED_ROOFS);
}
