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
  /**
   * Writes some rows behind so many bytes, in the place of whatever stood there. Once it returns they are on the disk.
   * @returns how long the file is now, in bytes
   */
  add(rows: readonly InvalidRow[], behind: number): number;
  close(): void;
}

/**
 * Opens the report of a run.
 * @param length how much of it tells of rows that are stored; what lies behind that was written by a run that was
 * broken off before it stored them, and goes
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
