import type { Dice } from './hash.ts';

/** Across and up a cell, 0 to 1. */
export type Spot = [number, number];

/** How a street of a pattern looks, which decides its suffix. */
export type Shape = 'straight' | 'curved' | 'crescent' | 'court';

/** One street of a cell. */
export interface PatternStreet {
  shape: Shape;
  spots: Spot[];
  /** Rounds of corner cutting. */
  rounds: number;
}

/** Width and height of the cell in km, its year of building, and dice that know the cell. */
export interface Cell {
  width: number;
  height: number;
  era: number;
  /** True among works and warehouses. */
  isWorks?: boolean;
  /** Where real side streets cross it, 0 to 1, if they are known. */
  columns?: number[] | undefined;
  rows?: number[] | undefined;
  dice: Dice;
}

/** A street of a pattern in one line. */
export const street = (shape: Shape, spots: Spot[], rounds = 0): PatternStreet => ({ shape, spots, rounds });
