import { createReadStream, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { UnusableFile } from '../unusableFile.ts';
import { type GtfsFiles, openZip } from './openZip.ts';

/** A row of a table: the values of the wanted columns, in their order; '' for a missing value or optional column. */
export type GtfsRow = readonly string[];

/** A timetable by the General Transit Feed Specification (gtfs.org), as a .zip file or a folder. */
export interface GtfsFeed {
  /** Time of its newest table. */
  changed: Date;
  has(table: string): boolean;
  /**
   * Reads a table row by row, in the memory of a few rows.
   * @param table its file: "stops.txt"
   * @param columns required columns; those with a question mark at their end are optional: ["stop_id", "stop_code?"]
   * @param line number of the row's line, if no value before it has a line break
   * @throws UnusableFile without the table or a required column, and for a line that cannot be read
   */
  eachRow(
    table: string,
    columns: readonly string[],
    visit: (row: GtfsRow, line: number) => void,
  ): Promise<void>;
  /** A failure at a line of a table. */
  unusable(table: string, line: number, problem: string): UnusableFile;
  close(): Promise<void>;
}

/** Characters. A longer row is a quotation mark that does not end, or no table. */
const MAX_ROW = 1_000_000;

async function openFolder(path: string): Promise<GtfsFiles> {
  const names = (await readdir(path)).filter((name) => name.endsWith('.txt'));
  const times = names.map((name) => statSync(join(path, name)).mtimeMs);
  return {
    changed: new Date(Math.max(0, ...times)),
    names: new Set(names),
    open: async (name) => createReadStream(join(path, name)),
    close: async () => undefined,
  };
}

/** The positions of the wanted columns in a header; -1 for a missing optional one. */
function positionsOf(
  header: readonly string[],
  columns: readonly string[],
  missing: (column: string) => UnusableFile,
): number[] {
  return columns.map((column) => {
    const name = column.replace(/\?$/, '');
    const position = header.findIndex((one) => one.trim() === name);
    if (position < 0 && name === column) throw missing(name);
    return position;
  });
}

/**
 * Opens a timetable.
 * @param name for messages
 * @throws UnusableFile, failures of the file system
 */
export async function openGtfs(path: string, name: string): Promise<GtfsFeed> {
  const files = statSync(path).isDirectory() ? await openFolder(path) : await openZip(path, name);
  const unusable = (table: string, line: number, problem: string) =>
    new UnusableFile(name, `${table}, line ${line}: ${problem}`);
  return {
    changed: files.changed,
    has: (table) => files.names.has(table),
    unusable,
    async eachRow(table, columns, visit) {
      if (!files.names.has(table)) throw new UnusableFile(name, `${table} is missing`);
      let positions: number[] | undefined;
      let line = 0;
      const parser = parse({
        bom: true,
        relax_column_count: true,
        skip_empty_lines: true,
        trim: true,
        max_record_size: MAX_ROW,
        // Rows that leave the parser through its stream take twice the time.
        on_record(record: string[]) {
          line += 1;
          if (positions) {
            visit(
              positions.map((position) => record[position] ?? ''),
              line,
            );
          } else {
            positions = positionsOf(record, columns, (column) =>
              unusable(table, 1, `the column ${column} is missing`),
            );
          }
          return null;
        },
      });
      try {
        await pipeline(await files.open(table), parser, async (rows: AsyncIterable<unknown>) => {
          for await (const _row of rows);
        });
      } catch (failure) {
        if (failure instanceof CsvError) throw unusable(table, line + 1, failure.message);
        throw failure;
      }
      if (!positions) throw unusable(table, 1, 'the table is empty');
    },
    close: () => files.close(),
  };
}
