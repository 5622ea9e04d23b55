import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MapGeography } from '#demo/geography/mapGeography.ts';
import { openGeography } from '#demo/seed/openGeography.ts';

const drawn = new Map<number, Promise<MapGeography>>();

/**
 * The whole country of a seed. The first test file that needs it generates it; others, and later runs, read its file,
 * which is only valid for the same code. Files of one process share it.
 */
export function drawnCountry(seed: number): Promise<MapGeography> {
  // A folder for each seed, because writing to a folder removes its other files.
  const country = drawn.get(seed) ?? openGeography({ seed, folder: join(tmpdir(), `drawn-country-${seed}`) });
  drawn.set(seed, country);
  return country;
}
