let calendar: Intl.DateTimeFormat | undefined;

/** The calendar day of a moment in Toronto, where the listings are: "2026-11-22". */
export function calendarDay(moment: Date): string {
  // Created on first use: a browser takes longer to create its first calendar than to render the page frame.
  calendar ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' });
  return calendar.format(moment);
}
