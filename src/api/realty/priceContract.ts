/** Wire types of GET /realty/listings/prices. */
import type { WireCluster } from './contract.ts';

/** Degrees: the widest and highest area whose prices are compared. A wider one would have cells of many kilometres. */
export const WIDEST_PRICES = 4;

/** A square of the map with enough homes. */
export interface WirePriceCell {
  bounds: WireCluster['bounds'];
  /** Number of homes with a known value. */
  count: number;
  /** Whole dollars: per square foot, or per month for rents. */
  median: number;
  /** The place whose centre is nearest; missing if none is near. A city has its own name twice. */
  place?: { name: string; city: string };
}

/**
 * GET /realty/listings/prices. Homes on the market count by their asking price, others by the price of the sale or
 * lease.
 */
export interface WirePriceCells {
  measure: 'pricePerSqft' | 'rent';
  /** Minimum number of homes of a cell; cells with fewer are left out. */
  minHomes: number;
  /** Cells with fewer homes, and the homes in them. */
  leftOut: { cells: number; homes: number };
  /** From north to south, then from west to east. */
  cells: WirePriceCell[];
}
