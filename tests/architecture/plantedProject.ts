import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

export const root = join(import.meta.dirname, '..', '..');

/**
 * Writes a small project for one test, and removes it afterwards.
 * @param files contents by path
 * @param folder parent of the new folder; the system's temporary folder by default
 * @returns the new folder
 */
export function plant(files: Record<string, string>, folder = tmpdir()): string {
  mkdirSync(folder, { recursive: true });
  const place = mkdtempSync(join(folder, 'planted-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), text);
  }
  return place;
}
