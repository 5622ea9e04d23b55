import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of tiles kept in memory: a few thousand tiles. */
const MOST_BYTES = 48_000_000;

/** Tiles by key; the least recently used leave first. */
export interface TileCache {
  /** The kept bytes, or those of `make`, which are then kept. */
  get(key: string, make: () => Uint8Array): Promise<Uint8Array>;
}

/**
 * A cache in memory and, where a folder is given, on disk.
 * @param folder made when first needed; a full or read-only disk is no failure, tiles are then made again.
 */
export function makeTileCache(folder?: string): TileCache {
  const kept = new Map<string, Uint8Array>();
  let size = 0;

  const keep = (key: string, bytes: Uint8Array): void => {
    kept.set(key, bytes);
    size += bytes.length + 200;
    for (const [oldest, old] of kept) {
      if (size <= MOST_BYTES) break;
      kept.delete(oldest);
      size -= old.length + 200;
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
      const stored = folder === undefined ? undefined : await read(folder, key);
      const bytes = stored ?? make();
      keep(key, bytes);
      if (folder !== undefined && stored === undefined) void write(folder, key, bytes);
      return bytes;
    },
  };
}

const fileOf = (folder: string, key: string): string => join(folder, `${key.replaceAll('/', '-')}.mvt`);

async function read(folder: string, key: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(fileOf(folder, key));
  } catch {
    return undefined;
  }
}

async function write(folder: string, key: string, bytes: Uint8Array): Promise<void> {
  const target = fileOf(folder, key);
  const draft = `${target}.${process.pid}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(draft, bytes);
    // Renamed whole, so that no reader meets half a tile.
    await rename(draft, target);
  } catch {
    return;
  }
}
