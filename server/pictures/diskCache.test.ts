import { mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDiskCache } from './diskCache.ts';

const NAMES = { current: /^\d{16}\.webp$/, stale: /\.old$/ };
const nameOf = (digit: number): string => `${String(digit).repeat(16)}.webp`;
const picture = (bytes: number): Buffer => Buffer.alloc(bytes, 7);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

test('a cached file is read; an unknown one is null', async () => {
  const cache = openDiskCache(folder, 1000, NAMES);
  await cache.write(nameOf(1), picture(10));
  expect(await cache.read(nameOf(1))).toEqual(picture(10));
  expect(await cache.read(nameOf(2))).toBeNull();
});

test('the limit holds: the least recently used file is removed', async () => {
  const cache = openDiskCache(folder, 300, NAMES);
  for (const digit of [1, 2, 3]) {
    await cache.write(nameOf(digit), picture(100));
  }
  await cache.read(nameOf(1));
  await cache.write(nameOf(4), picture(100));
  expect((await readdir(folder)).sort()).toEqual([nameOf(1), nameOf(3), nameOf(4)]);
  expect(cache.size()).toBe(300);
});

test('a name that is written twice counts once', async () => {
  const cache = openDiskCache(folder, 300, NAMES);
  await cache.write(nameOf(1), picture(100));
  await cache.write(nameOf(1), picture(120));
  expect(cache.size()).toBe(120);
});

test('a picture larger than the limit is not cached and removes no other', async () => {
  const cache = openDiskCache(folder, 300, NAMES);
  await cache.write(nameOf(1), picture(100));
  await cache.write(nameOf(2), picture(301));
  expect(await readdir(folder)).toEqual([nameOf(1)]);
});

test('after a restart the files are there, reduced to a smaller limit, without unfinished ones', async () => {
  for (const [digit, seconds] of [
    [1, 300],
    [2, 100],
    [3, 200],
  ] as const) {
    await writeFile(join(folder, nameOf(digit)), picture(100));
    await utimes(join(folder, nameOf(digit)), seconds, seconds);
  }
  await writeFile(join(folder, `${nameOf(4)}.1-1.part`), picture(50));
  await writeFile(join(folder, 'somebody-elses.txt'), 'kept');
  await writeFile(join(folder, 'last-years.old'), 'of no more use');
  const cache = openDiskCache(folder, 250, NAMES);
  expect(await cache.read(nameOf(2))).toBeNull();
  expect(await cache.read(nameOf(1))).toEqual(picture(100));
  expect((await readdir(folder)).sort()).toEqual([nameOf(1), nameOf(3), 'somebody-elses.txt']);
});

test('a damaged or deleted file is removed from the cache', async () => {
  const cache = openDiskCache(folder, 1000, NAMES);
  await cache.write(nameOf(1), picture(100));
  await cache.write(nameOf(2), picture(100));
  await truncate(join(folder, nameOf(1)), 20);
  await rm(join(folder, nameOf(2)));
  expect(await cache.read(nameOf(1))).toBeNull();
  expect(await cache.read(nameOf(2))).toBeNull();
  expect(cache.size()).toBe(0);
});

test('an unusable folder caches nothing and causes no failure', async () => {
  const file = join(folder, 'file');
  await writeFile(file, 'in the way');
  const cache = openDiskCache(join(file, 'cache'), 1000, NAMES);
  await cache.write(nameOf(1), picture(10));
  expect(await cache.read(nameOf(1))).toBeNull();
});
