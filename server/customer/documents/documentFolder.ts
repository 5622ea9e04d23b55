import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, type OrphanedFiles, openOrphanedFiles } from './orphanedFiles.ts';

/** A file that is being written. It is not visible under its document's id until `place`. */
export interface Part {
  write(bytes: Uint8Array): Promise<void>;
  /** Flushes everything to the disk and closes the file. */
  close(): Promise<void>;
  /** Makes it the document's file. */
  place(): Promise<void>;
  /** Deletes it, placed or not; does nothing if it does not exist. */
  drop(): Promise<void>;
}

/** The files of documents, named by the document's id. Only the server's user account may read them. */
export interface DocumentFolder {
  begin(id: string): Promise<Part>;
  /** Deletes a document's file; does nothing if it does not exist. */
  remove(id: string): Promise<void>;
  /** Ids of the documents that have a file. */
  ids(): Promise<string[]>;
  /** Files without a document. */
  orphaned: OrphanedFiles;
  /** Deletes unfinished uploads that were not written to for this many milliseconds. */
  dropParts(age: number): Promise<void>;
}

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const PART = '.part';
const ID = /^[\da-f-]{36}$/;

async function unlinkQuietly(path: string): Promise<void> {
  await unlink(path).catch((failure: unknown) => {
    if (!isMissing(failure)) throw failure;
  });
}

/** Flushes a folder, so that a new name in it survives a power failure. */
async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and stores their names by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The files below a folder. The folder is created with the first file. */
export function openDocumentFolder(folder: string): DocumentFolder {
  let ready: Promise<void> | undefined;

  async function prepare(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
    // mkdir leaves the mode of an existing folder unchanged.
    await chmod(folder, FOLDER_MODE);
  }

  function prepared(): Promise<void> {
    ready ??= prepare().catch((failure: unknown) => {
      ready = undefined;
      throw failure;
    });
    return ready;
  }

  const names = async (): Promise<string[]> => {
    try {
      return await readdir(folder);
    } catch (failure) {
      if (isMissing(failure)) return [];
      throw failure;
    }
  };

  return {
    async begin(id) {
      await prepared();
      let path = join(folder, `${id}.${randomUUID()}${PART}`);
      const handle = await open(path, 'wx', FILE_MODE);
      let isOpen = true;
      const close = async (): Promise<void> => {
        if (!isOpen) return;
        isOpen = false;
        await handle.close();
      };
      return {
        async write(bytes) {
          await handle.writeFile(bytes);
        },
        async close() {
          await handle.sync();
          await close();
        },
        async place() {
          const placed = join(folder, id);
          await rename(path, placed);
          path = placed;
          await syncFolder(folder);
        },
        async drop() {
          await close();
          await unlinkQuietly(path);
        },
      };
    },
    remove: (id) => unlinkQuietly(join(folder, id)),
    async ids() {
      return (await names()).filter((name) => ID.test(name));
    },
    orphaned: openOrphanedFiles(folder),
    async dropParts(age) {
      for (const name of (await names()).filter((one) => one.endsWith(PART))) {
        const path = join(folder, name);
        const written = await stat(path).then(
          ({ mtimeMs }) => mtimeMs,
          () => Number.POSITIVE_INFINITY,
        );
        // Files have the machine's time, even if the services use another clock.
        if (Date.now() - written >= age) await unlinkQuietly(path);
      }
    },
  };
}
