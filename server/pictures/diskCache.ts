import { mkdir, readdir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files by name in one folder, up to a number of bytes. The least recently used ones are removed first. */
export interface DiskCache {
  /** Returns the file's bytes; null if it is not cached. */
  read(name: string): Promise<Buffer | null>;
  /**
   * Caches the bytes under the name, unless they exceed the limit by themselves. Never rejects, because the product
   * works without the cache.
   */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Removes a file if it is cached. */
  remove(name: string): Promise<void>;
  /** Returns the number of cached bytes. */
  size(): number;
}

/** Patterns of the cache's own files in a folder. */
export interface CachedNames {
  current: RegExp;
  /** Matches cached files that are no longer useful. They are removed when the cache opens. None by default. */
  stale?: RegExp;
}

async function filesOf(
  folder: string,
  { current, stale }: CachedNames,
): Promise<{ name: string; bytes: number; used: number }[]> {
  await mkdir(folder, { recursive: true });
  const found: { name: string; bytes: number; used: number }[] = [];
  for (const name of await readdir(folder)) {
    const isOwn = current.test(name);
    // A process that ended while writing leaves a .part file.
    if (name.endsWith('.part') || (!isOwn && stale?.test(name) === true)) {
      await unlink(join(folder, name)).catch(() => undefined);
    } else if (isOwn) {
      const { size, mtimeMs } = await stat(join(folder, name));
      found.push({ name, bytes: size, used: mtimeMs });
    }
  }
  return found.sort((left, right) => left.used - right.used);
}

/**
 * Opens a cache in `folder` (created if missing) of at most `bound` bytes. The order of use survives a restart through
 * the files' times. With an unusable folder the cache stores nothing.
 */
export function openDiskCache(folder: string, bound: number, names: CachedNames): DiskCache {
  // A Map keeps the order of insertion, so the first entry is the least recently used.
  const files = new Map<string, number>();
  let total = 0;
  let parts = 0;

  const ready: Promise<boolean> = filesOf(folder, names).then(
    async (found) => {
      for (const { name, bytes } of found) {
        files.set(name, bytes);
        total += bytes;
      }
      await shrink();
      return true;
    },
    () => false,
  );

  async function shrink(): Promise<void> {
    for (const [name, bytes] of files) {
      if (total <= bound) {
        return;
      }
      files.delete(name);
      total -= bytes;
      await unlink(join(folder, name)).catch(() => undefined);
    }
  }

  function forget(name: string): void {
    total -= files.get(name) ?? 0;
    files.delete(name);
  }

  return {
    async read(name) {
      const bytes = (await ready) ? files.get(name) : undefined;
      if (bytes === undefined) {
        return null;
      }
      try {
        const content = await readFile(join(folder, name));
        if (content.length !== bytes) {
          throw new Error('The file is not what was written.');
        }
        if (files.delete(name)) {
          files.set(name, bytes);
        }
        const now = new Date();
        await utimes(join(folder, name), now, now);
        return content;
      } catch {
        forget(name);
        return null;
      }
    },
    async write(name, bytes) {
      if (!(await ready) || bytes.length > bound) {
        return;
      }
      parts += 1;
      const part = join(folder, `${name}.${process.pid}-${parts}.part`);
      try {
        await writeFile(part, bytes);
        await rename(part, join(folder, name));
        forget(name);
        files.set(name, bytes.length);
        total += bytes.length;
        await shrink();
      } catch {
        await unlink(part).catch(() => undefined);
      }
    },
    async remove(name) {
      await ready;
      if (!files.has(name)) return;
      forget(name);
      await unlink(join(folder, name)).catch(() => undefined);
    },
    size: () => total,
  };
}
