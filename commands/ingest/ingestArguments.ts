import { UnusableExport } from '#server/ingest/unusableExport.ts';

/** What `npm run ingest` was asked for. */
export interface IngestArguments {
  /** A file or a folder, as it was typed. */
  path: string;
  /** The export holds changes only: what it lacks stays on the market. */
  isPartial: boolean;
  /** What the export lacks is taken off the market however much that is. */
  withdrawsAny: boolean;
}

/**
 * Reads what stands behind `npm run ingest --`.
 * @throws UnusableExport for the first word that cannot be used
 */
export function readIngestArguments(words: readonly string[]): IngestArguments {
  const usage = 'name a file or a folder of pages, with --changes where it holds changes only';
  let path: string | undefined;
  let isPartial = false;
  let withdrawsAny = false;
  for (const word of words) {
    if (word === '--changes') isPartial = true;
    else if (word === '--withdraw-any') withdrawsAny = true;
    else if (word.startsWith('-') || path !== undefined)
      throw new UnusableExport(`"${word}" is not known; ${usage}`);
    else path = word;
  }
  if (path === undefined) throw new UnusableExport(usage);
  return { path, isPartial, withdrawsAny };
}
