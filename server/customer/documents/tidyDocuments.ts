import { type Clock, MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { type WorkLoop, workLoop } from '#server/http/workLoop.ts';
import { dropStaleDocuments, fatesOf } from '#server/store/customer/documents.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type { DocumentFolder } from './documentFolder.ts';

/** What is tidied, and by which time. */
export interface TidyOptions {
  store: QueryContext;
  clock: Clock;
  documents: DocumentFolder;
  /** Takes a line for each file that is moved, and for what is not done. */
  say: (line: string) => void;
}

const HOUR = 3_600_000;
/** A file that had no document for so long is set aside. */
const ORPHANED_FOR = 7 * MILLISECONDS_A_DAY;
/** More files without a document than either of these are no accident, but another database: none is moved. */
const MOST_ORPHANS = 10;
const LARGEST_SHARE = 0.05;

/** One file alone may always be moved: it is a large share of a few. */
const isTooMany = (orphans: number, files: number): boolean =>
  orphans > MOST_ORPHANS || (orphans > 1 && orphans > files * LARGEST_SHARE);

/** Files that were set aside: those whose document is known again come back, those of removed documents are deleted. */
async function reviseAside({ store, documents, say }: TidyOptions, present: ReadonlySet<string>) {
  const aside = await documents.orphaned.aside();
  const { known, removed } = await fatesOf(store, [...aside.keys()]);
  for (const [id, path] of aside) {
    if (removed.has(id) && !known.has(id)) await documents.orphaned.remove(path);
    if (!known.has(id) || present.has(id)) continue;
    await documents.orphaned.bringBack(id, path);
    say(`The file documents/${path} has its document again: moved back.`);
  }
}

async function setOrphansAside(options: TidyOptions, orphans: readonly string[], files: number) {
  const { documents, clock, say } = options;
  const now = clock.now().toISOString();
  const before = await documents.orphaned.seen();
  const seen = new Map(orphans.map((id) => [id, before.get(id) ?? now]));
  if (isTooMany(orphans.length, files)) {
    say(
      `${orphans.length} of ${files} files of documents belong to no document of this database. So many are no accident: none is moved. Check that DATABASE_URL and DATA_DIR belong together, or put back the right copy of the database.`,
    );
  } else {
    const due = new Date(clock.now().getTime() - ORPHANED_FOR).toISOString();
    for (const [id, since] of seen) {
      if (since > due) continue;
      const path = await documents.orphaned.setAside(id, now.slice(0, 10));
      seen.delete(id);
      if (path !== undefined)
        say(`The file documents/${id} has had no document since ${since}: moved to documents/${path}.`);
    }
  }
  await documents.orphaned.keepSeen(seen);
}

async function tidyFiles(options: TidyOptions): Promise<void> {
  const { store, documents } = options;
  const ids = await documents.ids();
  const { known, removed } = await fatesOf(store, ids);
  for (const id of removed) if (!known.has(id)) await documents.remove(id);
  const orphans = ids.filter((id) => !known.has(id) && !removed.has(id));
  await setOrphansAside(options, orphans, ids.length - removed.size);
  await reviseAside(options, new Set(ids));
}

/**
 * Removes documents that nobody will ask for again: those that have waited for their bytes for a day, those of withdrawn
 * applications, the files of removed documents, and what an upload left that ended with its
 * server. A file is never deleted because its document is missing: after a week it is set aside in
 * `documents/.orphaned/<day>`, where it stays until a person removes it or the database knows it again.
 */
export async function tidyDocuments(options: TidyOptions): Promise<void> {
  const { store, clock, documents } = options;
  await dropStaleDocuments(store, new Date(clock.now().getTime() - MILLISECONDS_A_DAY).toISOString());
  await tidyFiles(options);
  // No upload takes that long: whatever is written to may be another server's.
  await documents.dropParts(HOUR);
}

/** Tidies at once and every hour. Stopped by its caller, before the store is closed. */
export function keepTidy(options: TidyOptions): WorkLoop {
  let due = 0;
  return workLoop({
    trouble: 'documents were not tidied',
    work: async () => {
      const now = options.clock.now().getTime();
      if (now >= due) {
        await tidyDocuments(options);
        due = now + HOUR;
      }
      return due - now;
    },
  });
}
