import { closeSync, fsyncSync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** A row that was rejected. */
export interface InvalidRow {
  file: string;
  /** From 1. */
  row: number;
  key?: string | undefined;
  reasons: string[];
  /** The row, or its text if it is not JSON. */
  source?: unknown;
}

/** The report of a run: a line of JSON for each rejected row. */
export interface InvalidRows {
  /**
   * Writes rows after the given number of bytes, replacing the rest of the file. They are on the disk when it
   * returns.
   * @returns the length of the file in bytes
   */
  add(rows: readonly InvalidRow[], behind: number): number;
  close(): void;
}

/**
 * Opens the report of a run.
 * @param length bytes about rows that are stored. The rest was written by an interrupted run before it stored those
 * rows, and is removed.
 */
export function openInvalidRows(path: string, length: number): InvalidRows {
  let file: number | undefined;
  const open = (): number => {
    if (file !== undefined) return file;
    mkdirSync(dirname(path), { recursive: true });
    file = openSync(path, length === 0 ? 'w' : 'r+');
    ftruncateSync(file, length);
    return file;
  };
  return {
    add(rows, behind) {
      if (rows.length === 0 && file === undefined) return behind;
      const lines = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
      ftruncateSync(open(), behind);
      writeSync(open(), lines, 0, lines.length, behind);
      fsyncSync(open());
      return behind + lines.length;
    },
    close() {
      if (file !== undefined) closeSync(file);
    },
  };
}
