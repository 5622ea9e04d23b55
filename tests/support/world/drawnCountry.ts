import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openGeography } from '../../../server/openGeography.ts';
import type { MapWorld } from '../../../server/world/geography/mapWorld.ts';

/**
 * The whole country of a seed. The first test file that asks draws it; the others, and later runs, read its file, which
 * holds for the very code that drew it.
 */
export function drawnCountry(seed: number): Promise<MapWorld> {
  // A folder for each seed: whoever writes into one removes what else is there.
  return openGeography({ seed, folder: join(tmpdir(), `drawn-country-${seed}`) });
}
