import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeTileCache } from './tileCache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiles-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const bytes = (): Uint8Array => new Uint8Array([1, 2, 3]);

test('a tile is made once, and read from the disk after a restart', async () => {
  const make = vi.fn(bytes);
  const cache = makeTileCache('1.4', folder);
  await cache.get('tiles/4/4/5', make);
  await cache.get('tiles/4/4/5', make);
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual(['1.4-tiles-4-4-5.mvt']));
  expect([...(await makeTileCache('1.4', folder).get('tiles/4/4/5', make))]).toEqual([1, 2, 3]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('tiles of another version are deleted from the disk, other files stay', async () => {
  await writeFile(join(folder, '1.3-4-4-5.mvt'), 'old');
  await writeFile(join(folder, 'notes.txt'), 'kept');
  await makeTileCache('1.4', folder).get('air/9/1/1', bytes);
  await vi.waitFor(async () =>
    expect((await readdir(folder)).sort()).toEqual(['1.4-air-9-1-1.mvt', 'notes.txt']),
  );
});

test("memory stays within its limit, including each tile's buffer, and has the newest tiles", async () => {
  const cache = makeTileCache('1.4', undefined, 10_000);
  // A writer's tile is often a part of a larger buffer.
  const make = vi.fn(() => new Uint8Array(100_000).subarray(0, 900));
  for (let x = 0; x < 40; x += 1) {
    const tile = await cache.get(`tiles/9/${x}/1`, make);
    expect(tile.buffer.byteLength).toBe(900);
    expect(cache.bytesInMemory()).toBeLessThanOrEqual(10_000);
  }
  await cache.get('tiles/9/39/1', make);
  expect(make).toHaveBeenCalledTimes(40);
  await cache.get('tiles/9/0/1', make);
  expect(make).toHaveBeenCalledTimes(41);
});
