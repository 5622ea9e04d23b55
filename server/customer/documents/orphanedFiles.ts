import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files of no document: since when there are some, and those that were set aside. */
export interface OrphanedFiles {
  /** Moments (ISO 8601) at which files were first seen to have no document, by id. */
  seen(): Promise<Map<string, string>>;
  /** Keeps those moments instead of the earlier ones. */
  keepSeen(seen: ReadonlyMap<string, string>): Promise<void>;
  /**
   * Moves a document's file into the folder of a day ("2026-11-21").
   * @returns its path below the documents' folder; undefined where it is gone meanwhile
   */
  setAside(id: string, day: string): Promise<string | undefined>;
  /** Paths below the documents' folder of the files that are set aside, by id. */
  aside(): Promise<Map<string, string>>;
  /** Moves a file that was set aside back to where its document has it. */
  bringBack(id: string, path: string): Promise<void>;
  /** Deletes a file that was set aside. */
  remove(path: string): Promise<void>;
}

const FOLDER = '.orphaned';
const SEEN = 'seen.json';
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a file or folder was not there. */
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

/** Entries [id, moment] of a file that may have been cut off: then the days are counted from today. */
function readSeen(text: string): Map<string, string> {
  try {
    const value: unknown = JSON.parse(text);
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return new Map();
  }
}

/** The files of no document in a folder of documents. */
export function openOrphanedFiles(documents: string): OrphanedFiles {
  const folder = join(documents, FOLDER);

  return {
    seen: async () => readSeen(await orElse(readFile(join(folder, SEEN), 'utf8'), '{}')),
    async keepSeen(seen) {
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
