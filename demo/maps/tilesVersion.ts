import type { MapGeography } from '#demo/geography/mapGeography.ts';

/** Raised by hand when tiles of an equal world change, so that kept ones are left behind. */
const LOOK = 2;

/** The version in the address of tiles, and in the names of those on disk. */
export function tilesVersion({ version }: MapGeography): string {
  return `${version}.${LOOK}`;
}
