/** Names of months. */
import type { Locale } from '../format.ts';

const cached = (options: Intl.DateTimeFormatOptions) => {
  const made = new Map<Locale, Intl.DateTimeFormat>();
  return (locale: Locale): Intl.DateTimeFormat => {
    const format = made.get(locale) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    made.set(locale, format);
    return format;
  };
};

const wholeMonth = cached({ month: 'long', year: 'numeric' });
const shortMonth = cached({ month: 'short' });

/** The middle of a month, so that no time zone moves it into another. */
const middleOf = (month: string): Date => new Date(`${month}-15T12:00:00Z`);

/** "May 2026" from "2026-05". */
export const monthName = (month: string, locale: Locale): string =>
  wholeMonth(locale).format(middleOf(month));

/** "May", without the dot of an abbreviation: "sept". */
export const shortMonthName = (month: string, locale: Locale): string =>
  shortMonth(locale).format(middleOf(month)).replace(/\.$/, '');
