/** Padding around a fitted place, in pixels: no pin of it is under the map's controls. */
export const FIT_PADDING_PX = 76;
