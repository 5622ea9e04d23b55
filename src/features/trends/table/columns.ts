import type { CsvCell } from '#domain/csv.ts';

/** A column of a table and of its file. */
export interface Column<Row> {
  /** Its heading. */
  name: string;
  /** Words stand left, numbers right. */
  isText: boolean;
  /** It says what the row is of. */
  isHead: boolean;
  /** As it is read. */
  text: (row: Row) => string;
  /** As a spreadsheet calculates with it. */
  cell: (row: Row) => CsvCell;
}

/** A column of numbers. */
export function numberColumn<Row>(
  name: string,
  read: (row: Row) => number | null,
  format: (value: number | null) => string,
): Column<Row> {
  return { name, isText: false, isHead: false, text: (row) => format(read(row)), cell: read };
}

/** A column of words. */
export function textColumn<Row>(name: string, read: (row: Row) => string, isHead = false): Column<Row> {
  return { name, isText: true, isHead, text: read, cell: (row) => read(row) || null };
}
