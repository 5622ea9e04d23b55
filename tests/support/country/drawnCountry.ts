import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MapGeography } from '#demo/geography/mapGeography.ts';
import { openGeography } from '#demo/seed/openGeography.ts';
import { DEMO_SEED } from '#demo/seed/seedStore.ts';

let drawn: Promise<MapGeography> | undefined;

/**
 * The demonstration's whole country. The first test file that needs it generates it, which takes eight seconds of
 * processor time. Others read its file, which is only valid for the same code. Files of one process share it.
 */
export function drawnCountry(): Promise<MapGeography> {
  // Its own folder, because writing the file removes the folder's other files.
  drawn ??= openGeography({ seed: DEMO_SEED, folder: join(tmpdir(), `drawn-country-${DEMO_SEED}`) });
  return drawn;
}
