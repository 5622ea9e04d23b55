import { type Clock, MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { ServiceError } from '#server/http/errors.ts';
import { dropStaleDocuments, findDocumentStates } from '#server/store/customer/documents.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { activeUploads } from './activeUploads.ts';
import type { DocumentFiles } from './documentFiles.ts';
import { storeArrived } from './storeUpload.ts';

/** Dependencies of the clean-up. */
export interface CleanUpOptions {
  store: QueryContext;
  clock: Clock;
  documents: DocumentFiles;
  /** Logs a line for each moved file, and for work that was refused. */
  log: (line: string) => void;
  /** Ends the clean-up between two files when it is aborted. The next one goes on. */
  stopped?: AbortSignal;
}

const HOUR = 3_600_000;
/** Milliseconds without a document after which a file is moved away. */
const MAX_ORPHAN_AGE_MS = 7 * MILLISECONDS_A_DAY;
/** More files without a document than either limit mean that the database is another one. Then no file is moved. */
const MAX_ORPHANS = 10;
const LARGEST_SHARE = 0.05;

/** A single file may always be moved, because it is a large share of a few. */
const isTooMany = (orphans: number, files: number): boolean =>
  orphans > MAX_ORPHANS || (orphans > 1 && orphans > files * LARGEST_SHARE);

/**
 * Checks the files that were moved away: moves those back whose document exists again, and deletes those of removed
 * documents.
 */
async function checkOrphans(
  { store, documents, log, stopped }: CleanUpOptions,
  present: ReadonlySet<string>,
) {
  const aside = await documents.orphaned.aside();
  const { known, removed } = await findDocumentStates(store, [...aside.keys()]);
  for (const [id, path] of aside) {
    if (stopped?.aborted) return;
    if (removed.has(id) && !known.has(id)) await documents.orphaned.remove(path);
    if (!known.has(id) || present.has(id)) continue;
    await documents.orphaned.bringBack(id, path);
    log(`The file documents/${path} has its document again: moved back.`);
  }
}

async function setOrphansAside(options: CleanUpOptions, orphans: readonly string[], files: number) {
  const { documents, clock, log, stopped } = options;
  const now = clock.now().toISOString();
  const before = await documents.orphaned.readFirstSeen();
  const firstSeen = new Map(orphans.map((id) => [id, before.get(id) ?? now]));
  if (isTooMany(orphans.length, files)) {
    log(
      `${orphans.length} of ${files} files of documents belong to no document of this database. This is too many for an accident, so none is moved. Check that DATABASE_URL and DATA_DIR belong together, or restore the right backup of the database.`,
    );
  } else {
    const due = new Date(clock.now().getTime() - MAX_ORPHAN_AGE_MS).toISOString();
    for (const [id, since] of firstSeen) {
      if (since > due || stopped?.aborted) continue;
      const path = await documents.orphaned.setAside(id, now.slice(0, 10));
      firstSeen.delete(id);
      if (path !== undefined)
        log(`The file documents/${id} has had no document since ${since}: moved to documents/${path}.`);
    }
  }
  await documents.orphaned.saveFirstSeen(firstSeen);
}

/**
 * Stores the uploads whose browsers did not report them, as when the page was closed. An upload may be in the middle of
 * its own request, so a conflict is no failure.
 */
async function storeForgotten({ store, clock, documents, log, stopped }: CleanUpOptions): Promise<void> {
  const direct = documents.uploads;
  if (!direct) return;
  const uploads = activeUploads();
  for (const id of await direct.arrived()) {
    if (stopped?.aborted) return;
    try {
      await storeArrived({ store, clock, uploads }, direct, id);
    } catch (failure) {
      if (!(failure instanceof ServiceError) || failure.status >= 500) throw failure;
      if (![404, 409].includes(failure.status))
        log(`The upload of document ${id} is refused: ${failure.message}`);
    }
  }
}

async function cleanUpFiles(options: CleanUpOptions): Promise<void> {
  const { store, documents, stopped } = options;
  const ids = await documents.ids();
  const { known, removed } = await findDocumentStates(store, ids);
  for (const id of removed) {
    if (stopped?.aborted) return;
    if (!known.has(id)) await documents.remove(id);
  }
  const orphans = ids.filter((id) => !known.has(id) && !removed.has(id));
  await setOrphansAside(options, orphans, ids.length - removed.size);
  await checkOrphans(options, new Set(ids));
}

/**
 * Stores uploads that arrived at the object storage, and removes documents that are no longer needed: those that waited a day for their bytes, those of withdrawn
 * applications, the files of removed documents, and the parts of uploads that ended with their server. A file is
 * never deleted because its document is missing: after a week it is moved to `documents/.orphaned/<day>`. It stays
 * there until a person deletes it or its document exists again.
 */
export async function cleanUpDocuments(options: CleanUpOptions): Promise<void> {
  const { store, clock, documents, stopped } = options;
  const yesterday = new Date(clock.now().getTime() - MILLISECONDS_A_DAY).toISOString();
  const steps = [
    () => storeForgotten(options),
    () => dropStaleDocuments(store, yesterday),
    () => cleanUpFiles(options),
    // An hour is longer than any upload. A younger part may be in use by another server.
    () => documents.dropParts(HOUR),
  ];
  for (const step of steps) if (!stopped?.aborted) await step();
}
