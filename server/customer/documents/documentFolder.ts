import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, type OrphanedFiles, openOrphanedFiles } from './orphanedFiles.ts';

/** A file that is being written; nobody finds it by its document until it is placed. */
export interface Part {
  write(bytes: Uint8Array): Promise<void>;
  /** Everything written is on the disk after it. */
  close(): Promise<void>;
  /** Makes it the document's file. */
  place(): Promise<void>;
  /** Removes it, placed or not; nothing where it is gone. */
  drop(): Promise<void>;
}

/** The files of documents: one each, by the document's id. Only this user of the machine may read them. */
export interface DocumentFolder {
  begin(id: string): Promise<Part>;
  /** Removes a document's file; nothing where there is none. */
  remove(id: string): Promise<void>;
  /** Ids of the documents that have one. */
  ids(): Promise<string[]>;
  /** Where files of no document are set aside. */
  orphaned: OrphanedFiles;
  /** Removes what was begun and never ended: parts that nobody wrote to for this many milliseconds. */
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

/** A new name is on the disk once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders, and keeps their names by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The files below a folder, which is made with the first of them. */
export function openDocumentFolder(folder: string): DocumentFolder {
  let ready: Promise<void> | undefined;

  async function prepare(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
    // Also one that was there before.
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
        // Files have the machine's time, whatever day the services live in.
        if (Date.now() - written >= age) await unlinkQuietly(path);
      }
    },
  };
}
