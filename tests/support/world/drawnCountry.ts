import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MapWorld } from '#demo/geography/mapWorld.ts';
import { openGeography } from '#demo/seed/openGeography.ts';

const drawn = new Map<number, Promise<MapWorld>>();

/**
 * The whole country of a seed. The first test file that asks draws it; the others, and later runs, read its file, which
 * holds for the very code that drew it. Files of one process share it.
 */
export function drawnCountry(seed: number): Promise<MapWorld> {
  // A folder for each seed: whoever writes into one removes what else is there.
  const country = drawn.get(seed) ?? openGeography({ seed, folder: join(tmpdir(), `drawn-country-${seed}`) });
  drawn.set(seed, country);
  return country;
}
