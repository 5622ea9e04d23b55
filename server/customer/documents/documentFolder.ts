import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DataFolderUnwritable } from '#server/store/failures.ts';
import { type DatabaseStamp, DOCUMENT_ID, type DocumentFiles, STAMP_FILE } from './documentFiles.ts';
import { isMissing, openOrphanedFiles } from './orphanedFiles.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const PART = '.part';

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

/** The bytes of a file, which is open only while they are read. */
async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  const handle = await open(path, 'r');
  try {
    yield* handle.createReadStream({ autoClose: false });
  } finally {
    await handle.close();
  }
}

/** The stamp is beside the folder of documents, because the whole data folder belongs to the database. */
function stampIn(dataFolder: string): DatabaseStamp {
  const path = join(dataFolder, STAMP_FILE);
  return {
    async read() {
      try {
        return (await readFile(path, 'utf8')).trim() || undefined;
      } catch (failure) {
        if (isMissing(failure)) return undefined;
        throw new DataFolderUnwritable(dataFolder, failure);
      }
    },
    async write(id) {
      try {
        await mkdir(dataFolder, { recursive: true, mode: FOLDER_MODE });
        await writeFile(path, `${id}\n`);
      } catch (failure) {
        throw new DataFolderUnwritable(dataFolder, failure);
      }
    },
  };
}

/**
 * The files of documents below a folder, which is created with the first file. Only the server's user account may read
 * them.
 * @param folder `documents` in the data folder
 */
export function openDocumentFolder(folder: string): DocumentFiles {
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

  const find = async (id: string): Promise<string | undefined> => {
    const path = join(folder, id);
    return stat(path).then(
      () => path,
      (failure: unknown) => {
        if (isMissing(failure)) return undefined;
        throw failure;
      },
    );
  };

  return {
    place: `data folder ${dirname(folder)}`,
    async begin(id) {
      await prepared();
      let path = join(folder, `${id}.${randomUUID()}${PART}`);
      const handle = await open(path, 'wx', FILE_MODE);
      let isOpen = true;
      let isLeft = false;
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
        leave() {
          isLeft = true;
        },
        async drop() {
          await close();
          if (!isLeft) await unlinkQuietly(path);
        },
      };
    },
    async read(id) {
      const path = await find(id);
      return path === undefined ? undefined : bytesOf(path);
    },
    locate: ({ id }) => find(id),
    remove: (id) => unlinkQuietly(join(folder, id)),
    async ids() {
      return (await names()).filter((name) => DOCUMENT_ID.test(name));
    },
    orphaned: openOrphanedFiles(folder),
    stamp: stampIn(dirname(folder)),
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
