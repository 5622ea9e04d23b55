import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Country, drawCountry } from '#demo/geography/country.ts';
import { makeDice } from '#demo/geography/hash.ts';
import { packCountry, unpackCountry } from '#demo/geography/packCountry.ts';
import { worldCode } from './worldCode.ts';

/** Bytes of the checksum that the file begins with. */
const CHECKSUM = 32;

/** Where a folder keeps the country of a seed: another name for every version of the code that draws it. */
export function countryPath(folder: string, seed: number): string {
  return join(folder, `${seed}.${worldCode()}.country`);
}

/** The country in a file; undefined where there is none or it is damaged. */
export function readCountry(path: string): Country | undefined {
  try {
    const file = readFileSync(path);
    const content = file.subarray(CHECKSUM);
    return checksumOf(content).equals(file.subarray(0, CHECKSUM)) ? unpackCountry(content) : undefined;
  } catch {
    // Whatever is wrong with it, drawing anew mends it.
    return undefined;
  }
}

/**
 * Draws the country of a seed into a file and removes those of older versions beside it.
 * @throws what the file system says
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
