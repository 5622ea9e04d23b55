import type { Locale } from '#domain/format.ts';

/** When something was fetched: its hour where that is today, else its day too. In the visitor's own time, as clocks show it. */
export function keptMoment(iso: string, now: Date, locale: Locale): { text: string; isToday: boolean } {
  const moment = new Date(iso);
  const isToday = moment.toDateString() === now.toDateString();
  const day = isToday ? {} : ({ month: 'long', day: 'numeric' } as const);
  const format = new Intl.DateTimeFormat(locale, { ...day, hour: 'numeric', minute: '2-digit' });
  // "14 h 05" is one word on the page.
  return { text: format.format(moment).replaceAll(/\s(?=h\b|\d{2}\b|[ap]\.)/g, '\u00a0'), isToday };
}
