import { mkdir, readdir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files by name in one folder, within a number of bytes; what was used longest ago goes first. */
export interface DiskCache {
  /** The file's bytes, or null when it is not kept. */
  read(name: string): Promise<Buffer | null>;
  /** Keeps the bytes under the name, unless they alone exceed the bound. Never rejects: a cache may fail silently. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Bytes kept at the moment. */
  size(): number;
}

/** Which files of a folder are a cache's own. */
export interface CachedNames {
  kept: RegExp;
  /** Files that were once kept and are of no more use: removed when the cache opens. None without it. */
  stale?: RegExp;
}

async function filesOf(
  folder: string,
  { kept, stale }: CachedNames,
): Promise<{ name: string; bytes: number; used: number }[]> {
  await mkdir(folder, { recursive: true });
  const found: { name: string; bytes: number; used: number }[] = [];
  for (const name of await readdir(folder)) {
    const isOwn = kept.test(name);
    // Parts are left by a process that ended while it wrote.
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
 * A cache in `folder` (made when missing) of at most `bound` bytes. The order of use survives a restart by the
 * files' times. A folder that cannot be used makes a cache that keeps nothing.
 */
export function openDiskCache(folder: string, bound: number, names: CachedNames): DiskCache {
  // A Map keeps the order of insertion: the first entry is the one used longest ago.
  const kept = new Map<string, number>();
  let total = 0;
  let parts = 0;

  const ready: Promise<boolean> = filesOf(folder, names).then(
    async (files) => {
      for (const { name, bytes } of files) {
        kept.set(name, bytes);
        total += bytes;
      }
      await shrink();
      return true;
    },
    () => false,
  );

  async function shrink(): Promise<void> {
    for (const [name, bytes] of kept) {
      if (total <= bound) {
        return;
      }
      kept.delete(name);
      total -= bytes;
      await unlink(join(folder, name)).catch(() => undefined);
    }
  }

  function forget(name: string): void {
    total -= kept.get(name) ?? 0;
    kept.delete(name);
  }

  return {
    async read(name) {
      const bytes = (await ready) ? kept.get(name) : undefined;
      if (bytes === undefined) {
        return null;
      }
      try {
        const content = await readFile(join(folder, name));
        if (content.length !== bytes) {
          throw new Error('The file is not what was written.');
        }
        if (kept.delete(name)) {
          kept.set(name, bytes);
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
        kept.set(name, bytes.length);
        total += bytes.length;
        await shrink();
      } catch {
        await unlink(part).catch(() => undefined);
      }
    },
    size: () => total,
  };
}
