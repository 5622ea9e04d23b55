import { expect, test } from 'vitest';
import type { DiskCache } from '#server/pictures/diskCache.ts';
import { fairQueue } from '#server/pictures/fairQueue.ts';
import type { ImageRequest } from './imageRequest.ts';
import { parseImageRequest } from './imageRequest.ts';
import { createStudio } from './studio.ts';

function requestOf(key: string, query: string): ImageRequest {
  const request = parseImageRequest(key, new URLSearchParams(query));
  if ('message' in request) {
    throw new Error(request.message);
  }
  return request;
}

function memoryCache(): DiskCache & { written: string[] } {
  const files = new Map<string, Buffer>();
  const written: string[] = [];
  return {
    written,
    read: async (name) => files.get(name) ?? null,
    write: async (name, bytes) => {
      written.push(name);
      files.set(name, bytes);
    },
    remove: async (name) => void files.delete(name),
    size: () => 0,
  };
}

const KEY = 'harbour/w1-1-bath-00a1ff';
const ASKING = { visitor: 'one' };

test('simultaneous requests share one picture', async () => {
  const cache = memoryCache();
  const studio = createStudio(cache);
  const request = requestOf(KEY, 'w=160');
  const pictures = await Promise.all([1, 2, 3, 4].map(() => studio.bytesOf(request, ASKING)));
  expect(cache.written).toHaveLength(1);
  expect(new Set(pictures).size).toBe(1);
});

test('a picture on disk is not made again', async () => {
  const cache = memoryCache();
  await createStudio(cache).bytesOf(requestOf(KEY, 'w=160'), ASKING);
  await createStudio(cache).bytesOf(requestOf(KEY, 'w=160'), ASKING);
  expect(cache.written).toHaveLength(1);
});

test('each width, format and key has its own file name', () => {
  const studio = createStudio(null);
  const names = [
    studio.nameOf(requestOf(KEY, 'w=160')),
    studio.nameOf(requestOf(KEY, 'w=170')),
    studio.nameOf(requestOf(KEY, 'w=160&f=jpg')),
    studio.nameOf(requestOf('harbour/w2-1-bath-00a1ff', 'w=160')),
  ];
  expect(new Set(names).size).toBe(names.length);
});

test('a picture is not made if all its callers left before its turn, but made if one still waits', async () => {
  const cache = memoryCache();
  const turns = fairQueue({ atOnce: 1, maxOfOneVisitor: 10, maxWaiting: 10, timeoutMs: 10_000 });
  const blocker = Promise.withResolvers<void>();
  const holding = turns.run('another', () => blocker.promise);
  const studio = createStudio(cache, turns);
  const leaving = new AbortController();
  const asks = (key: string, signal?: AbortSignal) =>
    studio.bytesOf(requestOf(key, 'w=160'), { ...ASKING, signal }).catch((reason: unknown) => reason);
  const left = asks(KEY, leaving.signal);
  const [one, other] = [asks('harbour/w2-1-bath-00a1ff', leaving.signal), asks('harbour/w2-1-bath-00a1ff')];
  await expect.poll(() => turns.waiting(), { interval: 5 }).toBe(2);
  leaving.abort();
  blocker.resolve();
  await holding;
  expect(await left).toMatchObject({ status: 503 });
  expect(await one).toEqual(await other);
  expect(cache.written).toHaveLength(1);
});
