import { type Locale, withMinusSign } from '#domain/format.ts';

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

/** The middle of a month: no time zone moves it into another. */
const middleOf = (month: string): Date => new Date(`${month}-15T12:00:00Z`);

/** "May 2026" of "2026-05". */
export const monthName = (month: string, locale: Locale): string =>
  wholeMonth(locale).format(middleOf(month));

/** "May", without the dot of an abbreviation: "sept". */
export const shortMonthName = (month: string, locale: Locale): string =>
  shortMonth(locale).format(middleOf(month)).replace(/\.$/, '');

/** "38.2%" of 38.2; in French "38,2 %". */
export const percentText = (percent: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100);

/** The same with its sign where it is not 0: "+4.7%", "−4.7%". */
export const changeText = (percent: number, locale: Locale): string =>
  withMinusSign(
    new Intl.NumberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    }).format(percent / 100),
  );
