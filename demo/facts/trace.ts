import type { Position } from '#demo/types.ts';

/**
 * Reads an outline or a line written as text: "longitude latitude" pairs parted by commas. A shore of a hundred
 * corners stays readable that way. Throws on a pair that is no place in Canada's reach.
 */
export function trace(text: string): Position[] {
  return text.split(',').map((pair): Position => {
    const [lng = Number.NaN, lat = Number.NaN] = pair.trim().split(' ').map(Number);
    if (!(lng > -145 && lng < -45 && lat > 40 && lat < 75)) {
      throw new RangeError(`No place in a trace: "${pair.trim()}"`);
    }
    return [lng, lat];
  });
}

/** As `trace`, but an outline of it keeps its corners when it is drawn: for squares, campuses, works. */
export function corners(text: string): Position[] {
  return trace(text).flatMap(([lng, lat]): Position[] => [
    [lng, lat],
    [lng, lat],
  ]);
}
