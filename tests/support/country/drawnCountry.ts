import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MapGeography } from '#demo/geography/mapGeography.ts';
import { openGeography } from '#demo/seed/openGeography.ts';
import { DEMO_SEED } from '#demo/seed/seedStore.ts';

/** A folder of its own, because writing the file removes the folder's other files. */
export const drawnCountryFolder = join(tmpdir(), `drawn-country-${DEMO_SEED}`);

let drawn: Promise<MapGeography> | undefined;

/**
 * The demonstration's whole country. The first test file that needs it generates it, which takes eight seconds of
 * processor time. Others read its file, which is only valid for the same code. Files of one process share it.
 */
export function drawnCountry(): Promise<MapGeography> {
  drawn ??= openGeography({ seed: DEMO_SEED, folder: drawnCountryFolder });
  return drawn;
}
