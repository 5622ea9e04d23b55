import { type CsvCell, csvText } from '#domain/csv.ts';
import type { Locale } from '#domain/format.ts';
import type { Schedule } from '#domain/mortgage/amortization.ts';

/** The names of a schedule's columns, in their order in the file. */
export const SCHEDULE_COLUMNS = [
  'number',
  'year',
  'payment',
  'interest',
  'principal',
  'prepayment',
  'balance',
] as const;
export type ScheduleColumn = (typeof SCHEDULE_COLUMNS)[number];

/** A schedule as a file for spreadsheets, to the cent, a line for each payment. */
export function scheduleCsv(
  lines: Schedule['lines'],
  nameOf: (column: ScheduleColumn) => string,
  locale: Locale,
): string {
  const rows = lines.map((line): CsvCell[] => {
    const payment = Math.round((line.interest + line.principal + line.prepayment) * 100) / 100;
    const cells: Record<ScheduleColumn, number> = { ...line, payment };
    return SCHEDULE_COLUMNS.map((column) => cells[column]);
  });
  return csvText([SCHEDULE_COLUMNS.map(nameOf), ...rows], locale);
}
