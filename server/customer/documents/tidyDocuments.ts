import type { Clock } from '../../http/clock.ts';
import { type WorkLoop, workLoop } from '../../http/workLoop.ts';
import { dropStaleDocuments, knownDocuments } from '../../store/customer/documents.ts';
import type { QueryContext } from '../../store/tables.ts';
import type { DocumentFolder } from './documentFolder.ts';

/** What is tidied, and by which time. */
export interface TidyOptions {
  store: QueryContext;
  clock: Clock;
  documents: DocumentFolder;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Ids that one query asks for. */
const AT_ONCE = 500;

async function removeUnknown(store: QueryContext, documents: DocumentFolder): Promise<void> {
  const ids = await documents.ids();
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const asked = ids.slice(start, start + AT_ONCE);
    const known = await knownDocuments(store, asked);
    for (const id of asked.filter((one) => !known.has(one))) await documents.remove(id);
  }
}

/**
 * Removes what nobody will ask for again: documents that have waited for their bytes for a day, those of withdrawn
 * applications and of former co-applicants, files of no document, and what an upload left that ended with its server.
 */
export async function tidyDocuments({ store, clock, documents }: TidyOptions): Promise<void> {
  await dropStaleDocuments(store, new Date(clock.now().getTime() - DAY).toISOString());
  await removeUnknown(store, documents);
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
