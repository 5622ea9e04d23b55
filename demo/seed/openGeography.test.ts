import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MapGeography } from '#demo/geography/mapGeography.ts';
import { countryPath, readCountry } from './geographyFile.ts';
import { openGeography } from './openGeography.ts';

const SEED = 1;
/** Timeout in milliseconds. The whole country is generated twice in parallel. */
const TIMEOUT_MS = 120_000;

let folder: string;
let elsewhere: string;
let path: string;
let drawn: MapGeography;
/** The country from a folder that cannot be created, because its parent is a file. */
let withoutFile: MapGeography;
let drawings = 0;

const open = (where: string): Promise<MapGeography> =>
  openGeography({
    seed: SEED,
    folder: where,
    onDrawing: () => {
      drawings += 1;
    },
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geography-'));
  path = countryPath(folder, SEED);
  await writeFile(join(folder, `${SEED}.0123456789abcdef.country`), 'an older country');
  elsewhere = await mkdtemp(join(tmpdir(), 'geography-'));
  await writeFile(join(elsewhere, 'file'), '');
  [drawn, withoutFile] = await Promise.all([open(folder), open(join(elsewhere, 'file', 'below'))]);
}, TIMEOUT_MS);
afterAll(() => Promise.all([folder, elsewhere].map((one) => rm(one, { recursive: true }))));

/** Returns one text for all data of a country. Comparing so many objects would take long. */
function digest({ lines, ...rest }: MapGeography): string {
  const inOrder = Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify(inOrder))
    .update(lines.coordinates)
    .update(lines.starts)
    .digest('hex');
}

test('a country is generated once, is the only file in its folder, and is opened from there', async () => {
  expect(drawings).toBe(2);
  expect(await readdir(folder)).toEqual([path.slice(dirname(path).length + 1)]);
  const again = await open(folder);
  expect(drawings).toBe(2);
  expect(again.streets[40_000]?.points).toEqual(drawn.streets[40_000]?.points);
});

test('a folder that cannot be written gives the same country', { timeout: TIMEOUT_MS }, () => {
  expect(digest(withoutFile)).toBe(digest(drawn));
  for (let streetId = 0; streetId < drawn.streets.length; streetId += 997) {
    expect(withoutFile.slotsOn(streetId)).toBe(drawn.slotsOn(streetId));
    const slot = { streetId, index: 2, side: 1 } as const;
    expect(withoutFile.addressAt(slot)).toEqual(drawn.addressAt(slot));
  }
});

test('a damaged, incomplete or missing file is ignored', async () => {
  const whole = await readFile(path);
  expect(readCountry(path)).toBeDefined();
  const damaged = Buffer.from(whole);
  // Changes one of the last numbers, which only the checksum detects.
  damaged[whole.length - 1000] = (damaged.at(-1000) ?? 0) ^ 1;
  for (const content of [damaged, whole.subarray(0, -1), Buffer.alloc(0)]) {
    const other = join(folder, 'other');
    await writeFile(other, content);
    expect(readCountry(other)).toBeUndefined();
  }
  expect(readCountry(join(folder, 'nowhere'))).toBeUndefined();
});
