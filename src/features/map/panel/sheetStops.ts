/** The bottom sheet's three stops (design/visual.md), and where a drag comes to rest. Heights in pixels. */

export const SHEET_STOPS = ['count', 'half', 'full'] as const;
export type SheetStop = (typeof SHEET_STOPS)[number];

/** What is left of the sheet at its lowest stop: the handle and the count. */
export const COUNT_HEIGHT = 72;
/** What stays of the map above the full sheet. */
const MAP_LEFT = 8;
/** A flick faster than this (pixels a millisecond) goes one stop on, however short. */
const FLICK = 0.5;

/** The sheet's height at a stop within a frame of this height. */
export function stopHeight(stop: SheetStop, frame: number): number {
  if (stop === 'count') return Math.min(COUNT_HEIGHT, frame);
  return stop === 'half' ? Math.round(frame / 2) : Math.max(COUNT_HEIGHT, frame - MAP_LEFT);
}

/** The stop after `stop` on the way up (1) or down (-1); the last one stays. */
export function nextStop(stop: SheetStop, direction: 1 | -1): SheetStop {
  const at = SHEET_STOPS.indexOf(stop) + direction;
  return SHEET_STOPS[Math.min(SHEET_STOPS.length - 1, Math.max(0, at))] ?? stop;
}

/** Where a drag that ends at `height` rests; `speed` is upward in pixels a millisecond. */
export function restingStop(from: SheetStop, height: number, speed: number, frame: number): SheetStop {
  if (Math.abs(speed) > FLICK) return nextStop(from, speed > 0 ? 1 : -1);
  return SHEET_STOPS.reduce((best, stop) =>
    Math.abs(stopHeight(stop, frame) - height) < Math.abs(stopHeight(best, frame) - height) ? stop : best,
  );
}
