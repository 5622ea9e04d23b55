import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildGeography, openCountry } from '#demo/geography/geography.ts';
import type { MapGeography } from '#demo/geography/mapGeography.ts';
import { countryPath, readCountry } from './geographyFile.ts';

/** The seed, and the folder of the file. */
export interface GeographyOptions {
  seed: number;
  /** Folder of the generated country. */
  folder: string;
  /** Called before the generation, which takes seconds. */
  onDrawing?: () => void;
}

/**
 * Reads the geography of a seed from its file. Without a valid file a child process generates it. If that fails, for
 * example on a full disk, this process generates it without a file.
 */
export async function openGeography({ seed, folder, onDrawing }: GeographyOptions): Promise<MapGeography> {
  const path = countryPath(folder, seed);
  const cached = readCountry(path);
  if (cached !== undefined) {
    return openCountry(seed, cached);
  }
  onDrawing?.();
  await drawInChildProcess(path, seed);
  const drawn = readCountry(path);
  return drawn === undefined ? buildGeography(seed) : openCountry(seed, drawn);
}

/** Resolves when the child process has ended, with or without success. */
function drawInChildProcess(path: string, seed: number): Promise<void> {
  return new Promise((resolve) => {
    const program = join(import.meta.dirname, 'geographyWorker.ts');
    const child = spawn(process.execPath, [program, path, String(seed)], { stdio: 'ignore' });
    child.on('error', () => resolve());
    child.on('close', () => resolve());
  });
}
