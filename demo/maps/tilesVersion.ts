import type { MapGeography } from '#demo/geography/mapGeography.ts';

/**
 * Version of the tile generator. Increment it by hand if tiles of the same country change, so that cached ones are not
 * used.
 */
const GENERATOR_VERSION = 3;

/** Returns the version in the address of tiles, and in the names of their files. */
export function tilesVersion({ version }: MapGeography): string {
  return `${version}.${GENERATOR_VERSION}`;
}
