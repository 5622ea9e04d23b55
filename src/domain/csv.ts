/** Tables as CSV files for spreadsheets. */
import type { Locale } from './format.ts';

/** A text, a plain unformatted number, or an empty cell. */
export type CsvCell = string | number | null;

/** Without it Excel reads the file in the country's own encoding, and garbles "Montréal". */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The places at which a cell's formula may begin, before any spaces and quotation marks: the beginning of a text, and after each
 * sign that ends a cell in a spreadsheet of some country, since the reader's settings decide and not the file.
 */
const FORMULA = /(?<=^|[,;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g;

/** A text of which no part becomes a formula on the reader's computer: an apostrophe is before each that looks like one. */
export const withoutFormulas = (text: string): string => text.replace(FORMULA, "'");

/** A spreadsheet set to Canadian French uses the comma as decimal sign and semicolons between cells. */
const SIGNS: Record<Locale, { separator: string; decimal: string }> = {
  'en-CA': { separator: ',', decimal: '.' },
  'fr-CA': { separator: ';', decimal: ',' },
};

function printCell(cell: CsvCell, locale: Locale): string {
  const { separator, decimal } = SIGNS[locale];
  if (typeof cell === 'number') return quoted(String(cell).replace('.', decimal), separator);
  if (cell === null) return '';
  // A text of the feed must not become a formula on the reader's computer.
  return quoted(withoutFormulas(cell), separator);
}

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * Prints rows as CSV (RFC 4180: CRLF after each, quotes doubled) in UTF-8 with the byte-order mark, in the form that a
 * spreadsheet in the page's language expects: commas between cells in English, semicolons and decimal commas in French.
 * @param rows the first row holds the column names
 */
export function csvText(rows: readonly (readonly CsvCell[])[], locale: Locale): string {
  const { separator } = SIGNS[locale];
  const lines = rows.map((row) => `${row.map((cell) => printCell(cell, locale)).join(separator)}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}
