import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files without a document: when they were first seen, and those that were moved away. */
export interface OrphanedFiles {
  /** Times (ISO 8601) at which files were first seen without a document, by id. */
  readFirstSeen(): Promise<Map<string, string>>;
  /** Replaces those times. */
  saveFirstSeen(seen: ReadonlyMap<string, string>): Promise<void>;
  /**
   * Moves a document's file into the folder of a day ("2026-11-21").
   * @returns its path below the documents' folder; undefined when it no longer exists
   */
  setAside(id: string, day: string): Promise<string | undefined>;
  /** Paths of the moved files below the documents' folder, by id. */
  aside(): Promise<Map<string, string>>;
  /** Moves a file back to its document's place. */
  bringBack(id: string, path: string): Promise<void>;
  /** Deletes a moved file. */
  remove(path: string): Promise<void>;
}

const FOLDER = '.orphaned';
const SEEN = 'seen.json';
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** The name of a day's folder. */
export const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** True if a file or folder did not exist. */
export const isMissing = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'ENOENT';

async function orElse<Value>(work: Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await work;
  } catch (failure) {
    if (isMissing(failure)) return otherwise;
    throw failure;
  }
}

/** Parses a file of entries [id, time]. A damaged file gives none, so that counting starts again. */
export function readSeen(text: string): Map<string, string> {
  try {
    const value: unknown = JSON.parse(text);
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return new Map();
  }
}

/** The files without a document in a folder of documents. */
export function openOrphanedFiles(documents: string): OrphanedFiles {
  const folder = join(documents, FOLDER);

  return {
    readFirstSeen: async () => readSeen(await orElse(readFile(join(folder, SEEN), 'utf8'), '{}')),
    async saveFirstSeen(seen) {
      const path = join(folder, SEEN);
      if (seen.size === 0) {
        await orElse(unlink(path), undefined);
        return;
      }
      await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
      await writeFile(`${path}.new`, JSON.stringify(Object.fromEntries(seen)), { mode: FILE_MODE });
      await rename(`${path}.new`, path);
    },
    async setAside(id, day) {
      await mkdir(join(folder, day), { recursive: true, mode: FOLDER_MODE });
      const path = join(FOLDER, day, id);
      const moved = rename(join(documents, id), join(documents, path)).then(() => path);
      return orElse(moved, undefined);
    },
    async aside() {
      const paths = new Map<string, string>();
      const days = (await orElse(readdir(folder), [])).filter((name) => DAY.test(name));
      for (const day of days) {
        for (const id of await orElse(readdir(join(folder, day)), [])) paths.set(id, join(FOLDER, day, id));
      }
      return paths;
    },
    bringBack: (id, path) => orElse(rename(join(documents, path), join(documents, id)), undefined),
    remove: (path) => orElse(unlink(join(documents, path)), undefined),
  };
}
