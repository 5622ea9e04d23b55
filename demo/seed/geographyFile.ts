import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Country, drawCountry } from '#demo/geography/country.ts';
import { makeDice } from '#demo/geography/hash.ts';
import { packCountry, unpackCountry } from '#demo/geography/packCountry.ts';
import { generatorCode } from './generatorCode.ts';

/** Number of bytes of the checksum at the beginning of the file. */
const CHECKSUM = 32;

/** Returns the path of a seed's country in a folder. Every version of the generator uses another name. */
export function countryPath(folder: string, seed: number): string {
  return join(folder, `${seed}.${generatorCode()}.country`);
}

/** Reads the country from a file; undefined if the file is missing or damaged. */
export function readCountry(path: string): Country | undefined {
  try {
    const file = readFileSync(path);
    const content = file.subarray(CHECKSUM);
    return checksumOf(content).equals(file.subarray(0, CHECKSUM)) ? unpackCountry(content) : undefined;
  } catch {
    // The country is then generated again.
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
