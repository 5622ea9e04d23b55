import { openDiskCache } from '#server/pictures/diskCache.ts';

/** Maximum bytes of tiles in memory: a few hundred tiles, since the disk is nearly as fast. */
const MAX_BYTES = 8_000_000;
/** Maximum bytes of tiles on disk: every tile of a few cities. */
const MAX_DISK_BYTES = 256_000_000;
/** Bytes of an entry in addition to its content. */
const OVERHEAD = 200;

/** Tiles by key. The least recently used are removed first. */
export interface TileCache {
  /** Returns the cached bytes, or caches and returns those of `make`. */
  get(key: string, make: () => Uint8Array): Promise<Uint8Array>;
  /** Returns the bytes of the tiles in memory. */
  bytesInMemory(): number;
}

/**
 * Creates a cache in memory and, with a folder, on disk. Both are bounded. Tiles of other versions are deleted from the
 * folder.
 * @param version version of the generated country
 * @param folder created if missing; if the disk is full or read-only, tiles are made again
 * @param maxBytes maximum bytes in memory
 */
export function makeTileCache(version: string, folder?: string, maxBytes = MAX_BYTES): TileCache {
  const cached = new Map<string, Uint8Array>();
  let size = 0;
  const escaped = version.replaceAll('.', '\\.');
  const disk =
    folder === undefined
      ? undefined
      : openDiskCache(folder, MAX_DISK_BYTES, {
          current: new RegExp(`^${escaped}-.*\\.mvt$`),
          stale: /\.mvt(\.\d+)?$/,
        });

  const store = (key: string, bytes: Uint8Array): void => {
    cached.set(key, bytes);
    size += bytes.length + OVERHEAD;
    for (const [oldest, old] of cached) {
      if (size <= maxBytes) break;
      cached.delete(oldest);
      size -= old.length + OVERHEAD;
    }
  };

  return {
    get: async (key, make) => {
      const known = cached.get(key);
      if (known !== undefined) {
        cached.delete(key);
        cached.set(key, known);
        return known;
      }
      const name = `${version}-${key.replaceAll('/', '-')}.mvt`;
      const stored = (await disk?.read(name)) ?? undefined;
      // A copy, since the writer's own buffer is up to twice as large.
      const bytes = stored ?? make().slice();
      store(key, bytes);
      // Making an empty tile is faster than reading it.
      if (stored === undefined && bytes.length > 0) void disk?.write(name, Buffer.from(bytes.buffer));
      return bytes;
    },
    bytesInMemory: () => size,
  };
}
