import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { makeDice } from '#demo/geography/hash.ts';
import { makeMaps } from '#demo/maps/maps.ts';
import { mapX, mapY } from '#server/store/geometry/mercator.ts';
import { drawnCountry } from '#tests/support/country/drawnCountry.ts';

const MAX_BYTES = 60_000;
const TILES = 400;
const DEEPEST = 16;
/** Degrees around a city's centre within which tiles are drawn by lot. */
const REACH = [0.16, 0.1] as const;

const geography = await drawnCountry();
const maps = makeMaps({ geography });
const dice = makeDice(77);

/** Tiles around every city at every zoom, the same in each run. Every third is an aerial view. */
const paths = Array.from({ length: TILES }, (_, at) => {
  const city = dice.pick(geography.cities, at, 1);
  const air = at % 3 === 0;
  const lowest = air ? 9 : 4;
  const z = lowest + (Math.floor(at / 3) % (DEEPEST + 1 - lowest));
  const near = (part: number): number =>
    (dice.unit(at, part) - 0.5) * (dice.unit(at, part + 1) < 0.5 ? 0.2 : 2);
  const lng = city.center[0] + near(2) * REACH[0];
  const lat = city.center[1] + near(4) * REACH[1];
  const tiles = 2 ** z;
  return `/maps/${air ? 'air' : 'tiles'}/${z}/${Math.floor(mapX(lng) * tiles)}/${Math.floor(mapY(lat) * tiles)}`;
});

async function ask(path: string): Promise<{ bytes: number; ms: number }> {
  const start = performance.now();
  const response = await maps.request(`http://localhost${path}`);
  const body = new Uint8Array(await response.arrayBuffer());
  const ms = performance.now() - start;
  expect([200, 204], path).toContain(response.status);
  return { bytes: gzipSync(body).length, ms };
}

const ninetyFive = (values: number[]): string =>
  (values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0).toFixed(1);

it('all tiles are small enough for a phone', { timeout: 60_000 }, async () => {
  const first: number[] = [];
  const again: number[] = [];
  const large: string[] = [];
  let largest = 0;
  for (const path of paths) {
    const { bytes, ms } = await ask(path);
    first.push(ms);
    largest = Math.max(largest, bytes);
    if (bytes >= MAX_BYTES) large.push(`${path}: ${bytes} bytes`);
  }
  for (const path of paths) {
    again.push((await ask(path)).ms);
  }
  // Times depend on the machine, so they are printed but not checked.
  process.stdout.write(
    `tiles: largest ${largest} bytes, first made p95 ${ninetyFive(first)} ms, warm p95 ${ninetyFive(again)} ms\n`,
  );
  expect(large).toEqual([]);
});
