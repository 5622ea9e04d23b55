/** Dates of an application as typed into their boxes: month, day and year, digits only. */

/** A calendar day; month 1 to 12, day 1 to 31. */
export interface CalendarDay {
  month: number;
  day: number;
  year: number;
}

/** A calendar month; month 1 to 12. */
export interface CalendarMonth {
  month: number;
  year: number;
}

/** The reason why a birth date is not accepted. */
export type BirthProblem = 'date' | 'future' | 'tooYoung';

/** Minimum age of an applicant in years. */
export const ADULT_YEARS = 18;

const EARLIEST_YEAR = 1900;
const YEAR = /^\d{4}$/;
const ONE_OR_TWO = /^\d{1,2}$/;

/** Today's date in the visitor's time zone. */
export function calendarToday(now = new Date()): CalendarDay {
  return { month: now.getMonth() + 1, day: now.getDate(), year: now.getFullYear() };
}

const order = ({ year, month, day }: CalendarDay): number => (year * 100 + month) * 100 + day;

/** Returns the number of days in a month; 29 for February of a leap year. */
export function daysIn({ month, year }: CalendarMonth): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Reads a birth date from its boxes. Returns a problem unless it is the date of a person who is an adult today. */
export function readBirthDate(
  boxes: Readonly<Record<'month' | 'day' | 'year', string>>,
  today: CalendarDay,
): CalendarDay | BirthProblem {
  const read = { month: Number(boxes.month), day: Number(boxes.day), year: Number(boxes.year) };
  if (!ONE_OR_TWO.test(boxes.month) || !ONE_OR_TWO.test(boxes.day) || !YEAR.test(boxes.year)) return 'date';
  if (read.month < 1 || read.month > 12 || read.day < 1 || read.year < EARLIEST_YEAR) return 'date';
  if (read.day > daysIn(read)) return 'date';
  if (order(read) > order(today)) return 'future';
  return order({ ...read, year: read.year + ADULT_YEARS }) > order(today) ? 'tooYoung' : read;
}

/** Reads a month from its boxes, between two years; undefined for anything else. */
export function readMonth(
  boxes: Readonly<Record<'month' | 'year', string>>,
  years: { from: number; to: number },
): CalendarMonth | undefined {
  if (!ONE_OR_TWO.test(boxes.month) || !YEAR.test(boxes.year)) return undefined;
  const read = { month: Number(boxes.month), year: Number(boxes.year) };
  const isMonth = read.month >= 1 && read.month <= 12;
  return isMonth && read.year >= years.from && read.year <= years.to ? read : undefined;
}

/** True if a month is later than the month of a day. */
export function isAfter({ month, year }: CalendarMonth, today: CalendarDay): boolean {
  return year * 12 + month > today.year * 12 + today.month;
}
