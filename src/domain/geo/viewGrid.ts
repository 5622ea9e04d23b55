/**
 * The view grid: searches use the map's viewport enlarged to this grid, so that nearly equal viewports make the same
 * request (docs/decisions/020).
 */

import type { Bounds } from './geo.ts';
import { fractionOf, pointOf } from './mercator.ts';

/** A viewport on the view grid. Panel, counts and pins all use it. */
export interface SnappedView {
  bounds: Bounds;
  /**
   * Constant between two half levels, at a value for which every rule about zoom levels decides as for the viewport's
   * own zoom.
   */
  zoom: number;
}

/** Maximum growth on each side, as a share of the viewport's shorter side. */
const MAX_GROWTH = 1 / 16;
/** Decimals of a degree that are sent: a tenth of a metre. Browsers calculate further ones differently. */
const DIGITS = 6;
/** Share of a cell by which an engine's rounding may miss a grid line or a width. */
const SLACK = 1e-6;

const rounded = (degrees: number): number => Number(degrees.toFixed(DIGITS));

/**
 * Enlarges a viewport to the lines of a Web Mercator grid. The grid's cells are a power of two of the world's width,
 * and at most a sixteenth of the viewport's shorter side. Viewports of one size and zoom share a grid, and become equal
 * if their edges are in the same cells. A viewport without width or height stays as it is. So does one across the
 * antimeridian, whose east is less than its west; Canada has none.
 * @param bounds bounds as the map engine reports them
 */
export function snapOutwards(bounds: Bounds): Bounds {
  const { x: west, y: north } = fractionOf({ latitude: bounds.north, longitude: bounds.west });
  const { x: east, y: south } = fractionOf({ latitude: bounds.south, longitude: bounds.east });
  const side = Math.min(east - west, south - north);
  if (!(side > 0)) return bounds;
  const cell = 2 ** Math.floor(Math.log2(side * MAX_GROWTH) + SLACK);
  const before = (place: number) => Math.floor(place / cell + SLACK) * cell;
  const after = (place: number) => Math.ceil(place / cell - SLACK) * cell;
  const upperLeft = pointOf({ x: before(west), y: before(north) });
  const lowerRight = pointOf({ x: after(east), y: after(south) });
  return {
    north: rounded(upperLeft.latitude),
    south: rounded(lowerRight.latitude),
    east: rounded(lowerRight.longitude),
    west: rounded(upperLeft.longitude),
  };
}

/**
 * Puts a viewport on the view grid.
 * @param view bounds and zoom as the map engine reports them
 */
export function snapView({ bounds, zoom }: SnappedView): SnappedView {
  const isBetween = !Number.isInteger(zoom);
  return { bounds: snapOutwards(bounds), zoom: isBetween ? Math.floor(zoom * 2) / 2 + 0.25 : zoom };
}
