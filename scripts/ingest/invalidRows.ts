import { closeSync, fsyncSync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** A row that was left out. */
export interface InvalidRow {
  file: string;
  /** From 1. */
  row: number;
  key?: string | undefined;
  reasons: string[];
  /** The row, or its text where it is no JSON. */
  source?: unknown;
}

/** The report of a run: a line of JSON for each row that was left out. */
export interface InvalidRows {
  /** Writes some rows, and answers how long the file is now, in bytes. Once it returns they are on the disk. */
  add(rows: readonly InvalidRow[]): number;
  close(): void;
}

/**
 * Opens the report of a run.
 * @param length how much of it tells of rows that are stored; what lies behind that was written by a run that was
 * broken off before it stored them, and goes
 */
export function openInvalidRows(path: string, length: number): InvalidRows {
  let file: number | undefined;
  let end = length;
  const open = (): number => {
    if (file !== undefined) return file;
    mkdirSync(dirname(path), { recursive: true });
    file = openSync(path, length === 0 ? 'w' : 'r+');
    ftruncateSync(file, length);
    return file;
  };
  return {
    add(rows) {
      if (rows.length > 0) {
        const lines = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
        writeSync(open(), lines, 0, lines.length, end);
        fsyncSync(open());
        end += lines.length;
      }
      return end;
    },
    close() {
      if (file !== undefined) closeSync(file);
    },
  };
}
