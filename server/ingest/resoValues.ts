/**
 * Reads values from a row of the RESO Data Dictionary (2.0, https://dd.reso.org, read 2026-11). Exports write them in
 * different ways: numbers as text, lists as text with commas, yes and no in many forms. A value that cannot be read
 * counts as missing.
 */
import { dayOf, MILLISECONDS_A_DAY } from '#server/http/clock.ts';

/** Key of a row's notes. JSON leaves it out. */
export const NOTES = Symbol('notes of a row');

/** A row of an export, by the names of the Data Dictionary. */
export type ResoRow = Readonly<Record<string, unknown>> & { readonly [NOTES]?: RowNotes };

/** Notes about a row for the report of a run. */
export class RowNotes {
  /** Fields that were looked for, in all rows of the run. */
  readonly readFields: Set<string>;
  /** Values that were guessed or converted, each as a phrase. */
  readonly guesses = new Set<string>();
  /** Values that could not be read, by their field and the problem. */
  readonly unread = new Map<string, string>();

  constructor(readFields: Set<string>) {
    this.readFields = readFields;
  }
}

/** Notes that a value was guessed or converted. Rows without notes ignore it. */
export function noteGuess(row: ResoRow, phrase: string): void {
  row[NOTES]?.guesses.add(phrase);
}

/** Notes that the value of a field could not be read: `problem` follows the field's name. */
export function noteUnread(row: ResoRow, name: string, problem: string): void {
  const value = row[name];
  row[NOTES]?.unread.set(`${name} ${problem}`, typeof value === 'string' ? value : JSON.stringify(value));
}

function fieldOf(row: ResoRow, name: string): unknown {
  row[NOTES]?.readFields.add(name);
  return row[name];
}

/** Limit of prices, sizes and charges, and of the columns. */
export const MAX_AMOUNT = 2_000_000_000;

/** PostgreSQL cannot store the character 0. */
function cleaned(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).replaceAll('\0', '').trim()
    : '';
}

/** The first non-empty text of some fields; '' when all are empty. */
export function textOf(row: ResoRow, ...names: readonly string[]): string {
  for (const name of names) {
    const value = fieldOf(row, name);
    const text = cleaned(value);
    if (text !== '') return text;
    if (Array.isArray(value) && value.length > 0) noteUnread(row, name, 'is a list instead of a text');
  }
  return '';
}

/** The first finite number of some fields; null when there is none. */
export function numberOf(row: ResoRow, ...names: readonly string[]): number | null {
  for (const name of names) {
    const text = textOf(row, name).replace(/^\$|,/g, '');
    const number = Number(text);
    if (text !== '' && Number.isFinite(number)) return number;
    if (text !== '') noteUnread(row, name, 'is not a number');
  }
  return null;
}

/** Like `numberOf`, but above 0 and below 2 billion: exports have 0 for missing values. */
export function amountOf(row: ResoRow, ...names: readonly string[]): number | null {
  for (const name of names) {
    const amount = numberOf(row, name) ?? 0;
    if (amount > 0 && amount < MAX_AMOUNT) return amount;
    if (amount !== 0) noteUnread(row, name, 'is not an amount');
  }
  return null;
}

/** A boolean; undefined when the field is neither yes nor no. */
export function yesNoOf(row: ResoRow, name: string): boolean | undefined {
  const value = fieldOf(row, name);
  if (typeof value === 'boolean') return value;
  const text = textOf(row, name).toLowerCase();
  if (['true', 'y', 'yes', '1'].includes(text)) return true;
  if (['false', 'n', 'no', '0'].includes(text)) return false;
  if (text !== '') noteUnread(row, name, 'is neither yes nor no');
  return undefined;
}

/** The texts of the first of some fields that has any. */
export function textsOf(row: ResoRow, ...names: readonly string[]): string[] {
  for (const name of names) {
    const value = fieldOf(row, name);
    const parts: unknown[] = Array.isArray(value) ? value : textOf(row, name).split(',');
    const texts = parts.map(cleaned).filter(Boolean);
    if (texts.length > 0) return texts;
  }
  return [];
}

/** The rows of an expanded resource (Media, Rooms). */
export function rowsOf(row: ResoRow, name: string): ResoRow[] {
  const value = fieldOf(row, name);
  if (!Array.isArray(value)) return [];
  return value.filter((part): part is ResoRow => typeof part === 'object' && part !== null);
}

/** The first day or time of some fields, as days since 1970-01-01 in Toronto; null when there is none. */
export function dayIn(row: ResoRow, ...names: readonly string[]): number | null {
  for (const name of names) {
    const text = textOf(row, name);
    const moment = new Date(/^\d{4}-\d{2}-\d{2}/.test(text) ? text : Number.NaN);
    if (Number.isNaN(moment.getTime())) {
      if (text !== '') noteUnread(row, name, 'is not a day');
      continue;
    }
    // A date without a time is used as it is; the DDF writes it as midnight UTC. A time is converted to the day in Toronto.
    const days = moment.getTime() / MILLISECONDS_A_DAY;
    return Number.isInteger(days) ? days : dayOf(moment);
  }
  return null;
}
