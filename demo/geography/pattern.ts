import type { Dice } from './hash.ts';

/** A position in a cell: across and up, 0 to 1. */
export type Spot = [number, number];

/** Shape of a pattern's street, which decides its suffix. */
export type Shape = 'straight' | 'curved' | 'crescent' | 'court';

/** A street of a cell. */
export interface PatternStreet {
  shape: Shape;
  spots: Spot[];
  /** Number of rounds of corner cutting. */
  rounds: number;
}

/** A cell: width and height in km, its year of building, and its own dice. */
export interface Cell {
  width: number;
  height: number;
  era: number;
  /** True in an industrial area or campus. */
  isWorks?: boolean;
  /** Positions of known real side streets across the cell, 0 to 1. */
  columns?: number[] | undefined;
  rows?: number[] | undefined;
  dice: Dice;
}

/** Creates a street of a pattern. */
export const street = (shape: Shape, spots: Spot[], rounds = 0): PatternStreet => ({ shape, spots, rounds });
