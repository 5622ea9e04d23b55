import type { CsvCell } from '#domain/csv.ts';

/** A column of a table and of its file. */
export interface Column<Row> {
  /** Heading of the column. */
  name: string;
  /** True for text, which is left-aligned. Numbers are right-aligned. */
  isText: boolean;
  /** True for the column that names the row. */
  isHead: boolean;
  /** The text in the table. */
  text: (row: Row) => string;
  /** The value in the spreadsheet. */
  cell: (row: Row) => CsvCell;
}

export function numberColumn<Row>(
  name: string,
  read: (row: Row) => number | null,
  format: (value: number | null) => string,
): Column<Row> {
  return { name, isText: false, isHead: false, text: (row) => format(read(row)), cell: read };
}

export function textColumn<Row>(name: string, read: (row: Row) => string, isHead = false): Column<Row> {
  return { name, isText: true, isHead, text: read, cell: (row) => read(row) || null };
}
