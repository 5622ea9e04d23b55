import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildGeography, openCountry } from '#demo/geography/geography.ts';
import type { MapWorld } from '#demo/geography/mapWorld.ts';
import { countryPath, readCountry } from './geographyFile.ts';

/** What to open, and where it is kept. */
export interface GeographyOptions {
  seed: number;
  /** Folder of the drawn country. */
  folder: string;
  /** Called before the seconds that drawing takes. */
  onDrawing?: () => void;
}

/**
 * The geography of a seed from its file. Where there is no good one, another process draws it first; where that
 * fails (a full disk, say), this one draws for itself and keeps nothing.
 */
export async function openGeography({ seed, folder, onDrawing }: GeographyOptions): Promise<MapWorld> {
  const path = countryPath(folder, seed);
  const kept = readCountry(path);
  if (kept !== undefined) {
    return openCountry(seed, kept);
  }
  onDrawing?.();
  await drawApart(path, seed);
  const drawn = readCountry(path);
  return drawn === undefined ? buildGeography(seed) : openCountry(seed, drawn);
}

/** Resolves when the other process has ended, however it went. */
function drawApart(path: string, seed: number): Promise<void> {
  return new Promise((resolve) => {
    const program = join(import.meta.dirname, 'geographyWorker.ts');
    const child = spawn(process.execPath, [program, path, String(seed)], { stdio: 'ignore' });
    child.on('error', () => resolve());
    child.on('close', () => resolve());
  });
}
