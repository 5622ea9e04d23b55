import { createHash } from 'node:crypto';
import { openDiskCache } from './diskCache.ts';
import type { Version } from './fetchPicture.ts';

/** A picture as it is sent, with the version of its source. */
export interface CachedPicture {
  bytes: Uint8Array<ArrayBuffer>;
  /** ETag of the answer. */
  etag: string;
  /** When the host last confirmed it, in milliseconds since 1970. */
  confirmed: number;
  source: Version;
}

/** A cache of pictures by name. */
export interface CachedPictures {
  read(name: string): Promise<CachedPicture | undefined>;
  write(name: string, picture: CachedPicture): Promise<void>;
  /** For a picture that its host no longer has. */
  remove(name: string): Promise<void>;
}

/** Names of the cache's files. */
const NAMES = { current: /^[0-9a-f]{40}$/ };
const NEWLINE = 10;

/** The name of a file in the cache, from everything that decides about its content. */
export const cachedName = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);

/** The strong ETag of some bytes. */
export const etagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;

/** Opens a cache of at most so many bytes in a folder. A file has a line of JSON before the picture. */
export function openCachedPictures(folder: string, maxBytes: number): CachedPictures {
  const files = openDiskCache(folder, maxBytes, NAMES);
  return {
    async read(name) {
      const file = await files.read(name);
      if (!file) return undefined;
      const end = file.indexOf(NEWLINE);
      try {
        const head = JSON.parse(file.subarray(0, end).toString()) as Omit<CachedPicture, 'bytes'>; // as written below
        return { ...head, bytes: new Uint8Array(file.subarray(end + 1)) };
      } catch {
        // A crash of the machine may leave a file of the right length without its content.
        await files.remove(name);
        return undefined;
      }
    },
    async write(name, { bytes, ...head }) {
      await files.write(name, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes]));
    },
    remove: (name) => files.remove(name),
  };
}
