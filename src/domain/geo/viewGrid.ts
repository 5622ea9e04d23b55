/**
 * The grid that the map's views are searched on, so that neighbours who see nearly the same ask for the very same
 * (docs/decisions/020).
 */

import type { Bounds } from './geo.ts';
import { pointOf, shareOf } from './mercator.ts';

/** A view as homes are searched in it: panel, counts and pins all speak of this one. */
export interface SnappedView {
  bounds: Bounds;
  /** Between two half levels always the same, so that every rule about zoom levels decides as it does for the view's own. */
  zoom: number;
}

/** The share of its shorter side by which a view grows at most, each way. */
const MOST_GROWTH = 1 / 16;
/** Digits of a degree that are said: a tenth of a metre. Browsers reckon the last ones differently. */
const DIGITS = 6;
/** The share of a cell by which an engine's own arithmetic may miss a line of the grid, or a width. */
const SLACK = 1e-6;

const said = (degrees: number): number => Number(degrees.toFixed(DIGITS));

/**
 * The view, grown outwards to the lines of a Web Mercator grid whose cells are a power of two of the world's width and
 * at most a sixteenth of the view's shorter side. Views of one size and zoom share the grid; those whose edges lie in the
 * same cells become the same. A view without width or height stays as it is, and so does one over the antimeridian whose east
 * is said as less than its west: Canada has none.
 * @param bounds as an engine says them
 */
export function snapOutwards(bounds: Bounds): Bounds {
  const { x: west, y: north } = shareOf({ latitude: bounds.north, longitude: bounds.west });
  const { x: east, y: south } = shareOf({ latitude: bounds.south, longitude: bounds.east });
  const side = Math.min(east - west, south - north);
  if (!(side > 0)) return bounds;
  const cell = 2 ** Math.floor(Math.log2(side * MOST_GROWTH) + SLACK);
  const before = (place: number) => Math.floor(place / cell + SLACK) * cell;
  const after = (place: number) => Math.ceil(place / cell - SLACK) * cell;
  const upperLeft = pointOf({ x: before(west), y: before(north) });
  const lowerRight = pointOf({ x: after(east), y: after(south) });
  return {
    north: said(upperLeft.latitude),
    south: said(lowerRight.latitude),
    east: said(lowerRight.longitude),
    west: said(upperLeft.longitude),
  };
}

/** The view on the grid. @param view as an engine says it */
export function snapView({ bounds, zoom }: SnappedView): SnappedView {
  const isBetween = !Number.isInteger(zoom);
  return { bounds: snapOutwards(bounds), zoom: isBetween ? Math.floor(zoom * 2) / 2 + 0.25 : zoom };
}
