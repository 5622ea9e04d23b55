/** Tables as files for spreadsheets. */
import type { Locale } from './format.ts';

/** A text, a number as it is (not formatted), or an empty cell. */
export type CsvCell = string | number | null;

/** Excel reads a file without it in the alphabet of its country, and Montréal in pieces. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would calculate instead of showing it, whatever spaces stand before. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/;

/** A spreadsheet set to French Canada takes the comma for the decimal sign and parts cells by semicolons. */
const SIGNS: Record<Locale, { separator: string; decimal: string }> = {
  'en-CA': { separator: ',', decimal: '.' },
  'fr-CA': { separator: ';', decimal: ',' },
};

function printCell(cell: CsvCell, locale: Locale): string {
  const { separator, decimal } = SIGNS[locale];
  if (typeof cell === 'number') return quoted(String(cell).replace('.', decimal), separator);
  if (cell === null) return '';
  // A text of the feed must not become a formula on the computer of who opens the file.
  return quoted(FORMULA.test(cell) ? `'${cell}` : cell, separator);
}

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * Rows as CSV (RFC 4180: CRLF after each, quotes doubled) in UTF-8 with the byte-order mark, as a spreadsheet in the
 * page's language opens it: commas between cells in English, semicolons and decimal commas in French.
 * @param rows the first holds the names of the columns
 */
export function csvText(rows: readonly (readonly CsvCell[])[], locale: Locale): string {
  const { separator } = SIGNS[locale];
  const lines = rows.map((row) => `${row.map((cell) => printCell(cell, locale)).join(separator)}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}
