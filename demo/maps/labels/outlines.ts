import type { NamedRing } from '#demo/geography/mapGeography.ts';
import { boundsOf } from '#demo/geography/rings.ts';
import type { Position } from '#demo/types.ts';

/** Returns the larger of an area's width and height, in degrees. */
export function spanOf({ ring }: NamedRing): number {
  const [west, south, east, north] = boundsOf(ring);
  return Math.max(east - west, north - south);
}

/** Returns the longitudes at which an outline crosses a latitude, from west to east. */
export function crossingsOf(ring: readonly Position[], y: number): number[] {
  const found: number[] = [];
  for (const [at, a] of ring.entries()) {
    const b = ring[at + 1];
    if (b !== undefined && a[1] > y !== b[1] > y) {
      found.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
    }
  }
  return found.sort((a, b) => a - b);
}
