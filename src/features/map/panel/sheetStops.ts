/** The three stops of the bottom sheet, and the stop where a drag ends. Heights in pixels. */

export const SHEET_STOPS = ['count', 'half', 'full'] as const;
export type SheetStop = (typeof SHEET_STOPS)[number];

/** Height of the sheet at its lowest stop: the handle and the count. */
export const COUNT_HEIGHT = 72;
/** Height of the map above the full sheet. */
const MAP_LEFT = 8;
/** A flick of any length that is faster than this (pixels per millisecond) goes one stop further. */
const FLICK = 0.5;

/** The sheet's height at a stop; `frame` is the height of the map. */
export function stopHeight(stop: SheetStop, mapHeight: number): number {
  if (stop === 'count') return Math.min(COUNT_HEIGHT, mapHeight);
  return stop === 'half' ? Math.round(mapHeight / 2) : Math.max(COUNT_HEIGHT, mapHeight - MAP_LEFT);
}

/** The stop above (1) or below (-1) `stop`; the last stop in that direction returns itself. */
export function nextStop(stop: SheetStop, direction: 1 | -1): SheetStop {
  const at = SHEET_STOPS.indexOf(stop) + direction;
  return SHEET_STOPS[Math.min(SHEET_STOPS.length - 1, Math.max(0, at))] ?? stop;
}

/** The stop for a drag that ends at `height`. `speed` is upward, in pixels per millisecond. */
export function restingStop(from: SheetStop, height: number, speed: number, mapHeight: number): SheetStop {
  if (Math.abs(speed) > FLICK) return nextStop(from, speed > 0 ? 1 : -1);
  return SHEET_STOPS.reduce((best, stop) =>
    Math.abs(stopHeight(stop, mapHeight) - height) < Math.abs(stopHeight(best, mapHeight) - height)
      ? stop
      : best,
  );
}
