import { openDiskCache } from '#demo/cache/diskCache.ts';

/** Bytes of tiles kept in memory: a few hundred, since the disk answers nearly as soon. */
const MOST_BYTES = 8_000_000;
/** Bytes of tiles kept on disk: every tile of a few cities. */
const MOST_DISK_BYTES = 256_000_000;
/** Bytes of an entry beside its content. */
const OVERHEAD = 200;

/** Tiles by key; the least recently used leave first. */
export interface TileCache {
  /** The kept bytes, or those of `make`, which are then kept. */
  get(key: string, make: () => Uint8Array): Promise<Uint8Array>;
  /** Bytes held in memory at the moment. */
  held(): number;
}

/**
 * A cache in memory and, where a folder is given, on disk. Both are bounded; opening it removes tiles of other
 * versions from the folder.
 * @param version of the drawn world.
 * @param folder made when missing; a full or read-only disk is no failure, tiles are then made again.
 * @param most bytes in memory.
 */
export function makeTileCache(version: string, folder?: string, most = MOST_BYTES): TileCache {
  const kept = new Map<string, Uint8Array>();
  let size = 0;
  const escaped = version.replaceAll('.', '\\.');
  const disk =
    folder === undefined
      ? undefined
      : openDiskCache(folder, MOST_DISK_BYTES, {
          kept: new RegExp(`^${escaped}-.*\\.mvt$`),
          stale: /\.mvt(\.\d+)?$/,
        });

  const keep = (key: string, bytes: Uint8Array): void => {
    kept.set(key, bytes);
    size += bytes.length + OVERHEAD;
    for (const [oldest, old] of kept) {
      if (size <= most) break;
      kept.delete(oldest);
      size -= old.length + OVERHEAD;
    }
  };

  return {
    get: async (key, make) => {
      const known = kept.get(key);
      if (known !== undefined) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const name = `${version}-${key.replaceAll('/', '-')}.mvt`;
      const stored = (await disk?.read(name)) ?? undefined;
      // A copy: the writer's own buffer has up to twice the room.
      const bytes = stored ?? make().slice();
      keep(key, bytes);
      // An empty tile is sooner made than read.
      if (stored === undefined && bytes.length > 0) void disk?.write(name, Buffer.from(bytes.buffer));
      return bytes;
    },
    held: () => size,
  };
}
