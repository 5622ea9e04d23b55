import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Country, drawCountry } from '#demo/geography/country.ts';
import { makeDice } from '#demo/geography/hash.ts';
import { packCountry, unpackCountry } from '#demo/geography/packCountry.ts';
import { worldCode } from './worldCode.ts';

/** Bytes of the checksum at the beginning of the file. */
const CHECKSUM = 32;

/** Path of a seed's country in a folder. Every version of the generating code has another name. */
export function countryPath(folder: string, seed: number): string {
  return join(folder, `${seed}.${worldCode()}.country`);
}

/** The country in a file; undefined if the file is missing or damaged. */
export function readCountry(path: string): Country | undefined {
  try {
    const file = readFileSync(path);
    const content = file.subarray(CHECKSUM);
    return checksumOf(content).equals(file.subarray(0, CHECKSUM)) ? unpackCountry(content) : undefined;
  } catch {
    // Generating it again repairs any damage.
    return undefined;
  }
}

/**
 * Generates the country of a seed into a file, and removes files of older versions.
 * @throws failures of the file system
 */
export function writeCountry(path: string, seed: number): void {
  const content = packCountry(drawCountry(makeDice(seed)));
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, Buffer.concat([checksumOf(content), content]));
  renameSync(unfinished, path);
  for (const name of readdirSync(folder)) {
    if (join(folder, name) !== path) {
      rmSync(join(folder, name), { force: true });
    }
  }
}

function checksumOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}
