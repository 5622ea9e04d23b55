import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { decoded } from './decoded.ts';
import { PageScanner } from './pageScanner.ts';
import type { SourceFile } from './sourceFiles.ts';

/** One row of a file as its text, or a problem of the file itself. */
export type SourceText = { text: string } | { problem: string };

/** A file that is being read. */
export interface ReadingFile {
  rows: AsyncIterable<SourceText>;
  /** Bytes of the file that were read so far. */
  bytesRead(): number;
  /** True if the last page names a next one; known once all rows are read. */
  hasNext(): boolean;
}

async function* rowsOfPages(stream: Readable, scanner: PageScanner): AsyncGenerator<SourceText> {
  for await (const piece of stream) {
    for (const text of scanner.push(String(piece))) yield { text };
  }
  if (scanner.isCutOff) yield { problem: 'The file ends within a page' };
  else if (!scanner.hasList) yield { problem: 'The file holds no list of rows' };
}

/** A line is a row, or a whole page. */
async function* rowsOfLines(stream: Readable, scanner: PageScanner): AsyncGenerator<SourceText> {
  for await (const line of createInterface({ input: stream })) {
    const text = line.replace(/^\uFEFF/, '').trim();
    if (/^\{\s*"(value|@odata)/.test(text)) {
      for (const row of scanner.push(text)) yield { text: row };
    } else if (text !== '') yield { text };
  }
}

/** Passes rows on; a packed file that is cut off or damaged ends with a problem instead of a failure. */
async function* untilDamage(rows: AsyncGenerator<SourceText>): AsyncGenerator<SourceText> {
  try {
    yield* rows;
  } catch (failure) {
    const isDamaged = failure instanceof Error && 'code' in failure && /^Z_/.test(String(failure.code));
    if (!isDamaged) throw failure;
    yield { problem: 'The packed file is cut off or damaged' };
  }
}

/**
 * Opens a file of rows. It is read as fast as its rows are consumed.
 * @param listKey member of a page that holds its rows: "value" in an export
 */
export function readFile({ path, name }: Pick<SourceFile, 'path' | 'name'>, listKey?: string): ReadingFile {
  const file = createReadStream(path);
  const isPacked = /\.gz$/i.test(name);
  const bytes: Readable = isPacked ? file.pipe(createGunzip()) : file;
  // Passes failures of the file on to the reader of the unpacked stream.
  if (isPacked) file.on('error', (failure) => bytes.destroy(failure));
  const scanner = new PageScanner(listKey);
  const rows = /\.(ndjson|jsonl|geojsonl)(\.gz)?$/i.test(name) ? rowsOfLines : rowsOfPages;
  return {
    rows: untilDamage(rows(Readable.from(decoded(bytes)), scanner)),
    bytesRead: () => file.bytesRead,
    hasNext: () => scanner.hasNext,
  };
}
