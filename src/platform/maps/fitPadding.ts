/**
 * Returns the padding around a fitted place, in pixels: no pin of it is under the map's controls. A narrow map has less, so
 * that the place is not small.
 * @param width width of the map in pixels
 */
export const fitPadding = (width: number): number => Math.min(76, width / 8);
