/**
 * The days on which a brokerage shows homes. The contact and customer services import this file too, so that they refuse
 * the days that pages do not offer: it imports nothing.
 */

/**
 * Days on which a brokerage shows no homes: "sunday", "12-25" of each year, "2026-10-12", and ranges with both ends,
 * "12-24/01-02".
 */
export type ClosedDays = readonly string[];

/** Closed unless the brokerage says otherwise (docs/leads.md). On other statutory holidays many brokerages show homes. */
export const DEFAULT_CLOSED_DAYS: ClosedDays = ['01-01', '12-25', '12-26'];

/** The allowed values of the setting, for error messages. */
export const CLOSED_DAYS_EXPECTED =
  'weekdays like sunday, dates like 12-25 or 2026-10-12 and ranges like 12-24/01-02, with commas between them, that leave open days in each year, or none';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const DAYS_OFFERED = 7;
/** A leap year, which has each date. */
const LEAP_YEAR = 2028;

const textOf = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);

/** True for "02-29" and "2026-10-12", false for "02-30". */
function isDate(text: string): boolean {
  const [date = 0, month = 0, year = LEAP_YEAR] = text.split('-').map(Number).reverse();
  return /^(20\d\d-)?\d\d-\d\d$/.test(text) && textOf(year, month - 1, date).endsWith(text);
}

function isEntry(entry: string): boolean {
  const [first = '', last = first, ...others] = entry.split('/');
  if (WEEKDAYS.includes(entry)) return true;
  if (others.length > 0 || !isDate(first) || !isDate(last) || first.length !== last.length) return false;
  // Only a range of each year goes over its end.
  return first.length === '12-25'.length || first <= last;
}

/**
 * True if homes are shown on a day.
 * @param day "2026-12-25"
 */
export function isOpenDay(day: string, closedDays: ClosedDays): boolean {
  const weekday = WEEKDAYS[new Date(day).getUTCDay()];
  return !closedDays.some((entry) => {
    if (WEEKDAYS.includes(entry)) return entry === weekday;
    const [first = '', last = first] = entry.split('/');
    const date = day.slice(-first.length);
    return first <= last ? first <= date && date <= last : first <= date || date <= last;
  });
}

/** Without enough open days in each year the search for the next ones would not end. */
function areDaysLeft(closedDays: ClosedDays): boolean {
  const days = Array.from({ length: 366 }, (_, index) => textOf(LEAP_YEAR, 0, index + 1));
  const yearly = closedDays.filter((entry) => !entry.startsWith('20'));
  return days.filter((day) => isOpenDay(day, yearly)).length >= DAYS_OFFERED;
}

/**
 * Reads a brokerage's setting: "sunday,12-24/01-02,2026-10-12", or "none". An empty one means the default.
 * @returns undefined for an invalid one
 */
export function readClosedDays(text: string): ClosedDays | undefined {
  if (text.trim() === '') return DEFAULT_CLOSED_DAYS;
  if (text.trim() === 'none') return [];
  const entries = text.split(',').map((entry) => entry.trim().toLowerCase());
  return entries.every(isEntry) && areDaysLeft(entries) ? entries : undefined;
}

/** Returns the next seven days on which homes are shown, from tomorrow on by the clock of a time zone: "2026-11-25". */
export function openDays(now: Date, timeZone: string, closedDays: ClosedDays): string[] {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  const [year = 0, month = 0, date = 0] = today.split('-').map(Number);
  const days: string[] = [];
  for (let ahead = 1; days.length < DAYS_OFFERED; ahead += 1) {
    const day = textOf(year, month - 1, date + ahead);
    if (isOpenDay(day, closedDays)) days.push(day);
  }
  return days;
}
