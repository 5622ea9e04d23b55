/** Median prices by area, and the steps by which the map colours them. */
import type { Bounds } from '../geo/geo.ts';
import type { ListingType } from '../listing/status.ts';
import type { PriceLayer } from '../search/search.ts';

/** A square of the map with enough homes. */
export interface PriceCell {
  bounds: Bounds;
  /** Number of homes behind the median. */
  count: number;
  /** Whole dollars: per square foot for sales, per month for leases. */
  median: number;
  /** Name of the nearest place: "High Park, Toronto"; '' if none is near. */
  place: string;
}

/** The cells of a search. */
export interface PriceCells {
  type: ListingType;
  layer: PriceLayer;
  /** Minimum number of homes of a cell. */
  minHomes: number;
  /** Cells with fewer homes, and the homes in them. */
  leftOut: { cells: number; homes: number };
  cells: PriceCell[];
}

/** The lowest and the highest median of the cells with one colour. */
export interface PriceStep {
  from: number;
  to: number;
}

const STEPS = 5;

/** Returns up to five steps, the lowest first, each with about as many cells. Equal medians are in one step. */
export function priceSteps(medians: readonly number[]): PriceStep[] {
  const sorted = medians.toSorted((one, other) => one - other);
  const firsts = Array.from(
    { length: STEPS },
    (_, step) => sorted[Math.floor((step * sorted.length) / STEPS)],
  );
  const steps = [...new Set(firsts)]
    .filter((first) => first !== undefined)
    .map((from) => ({ from, to: from }));
  for (const median of sorted) {
    const step = steps[stepOf(steps, median)];
    if (step) step.to = median;
  }
  return steps;
}

/** Returns the number of the step of a median, counted from 0. */
export function stepOf(steps: readonly PriceStep[], median: number): number {
  return steps.findLastIndex(({ from }) => from <= median);
}

/** Returns the cell that contains a point. */
export function cellAt<Cell extends Pick<PriceCell, 'bounds'>>(
  cells: readonly Cell[],
  { latitude, longitude }: { latitude: number; longitude: number },
): Cell | undefined {
  return cells.find(
    ({ bounds: { north, south, east, west } }) =>
      latitude <= north && latitude > south && longitude >= west && longitude < east,
  );
}
