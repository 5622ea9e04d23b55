/** Neighbourhoods that are like another one of their city. */
import { folded } from '../listing/slug.ts';
import { MIN_YEAR_SALES } from './market.ts';

/** The sales of a neighbourhood in a year. */
export interface AreaSales {
  name: string;
  sold: number;
  /** Whole dollars. */
  medianPrice: number;
  /** Share of condos among the sales, from 0 to 1. */
  condoShare: number;
}

/** Maximum number of similar neighbourhoods. */
const MAX_SIMILAR = 4;

/**
 * Returns the neighbourhoods nearest in median price and in the share of condos, nearest first. Twice the price is as far
 * as 69 percentage points more condos. Those with too few sales in a year are left out, and none is like a neighbourhood
 * with too few.
 */
export function similarAreas(name: string, areas: readonly AreaSales[]): AreaSales[] {
  const enough = areas.filter(({ sold, medianPrice }) => sold >= MIN_YEAR_SALES && medianPrice > 0);
  const own = enough.find((area) => folded(area.name) === folded(name));
  if (!own) return [];
  const distanceOf = ({ medianPrice, condoShare }: AreaSales) =>
    Math.abs(Math.log(medianPrice / own.medianPrice)) + Math.abs(condoShare - own.condoShare);
  return enough
    .filter((area) => area !== own)
    .toSorted((one, other) => distanceOf(one) - distanceOf(other) || (one.name < other.name ? -1 : 1))
    .slice(0, MAX_SIMILAR);
}
