let calendar: Intl.DateTimeFormat | undefined;

/** The calendar day of a moment in Toronto, where the listings are: "2026-11-22". */
export function calendarDay(moment: Date): string {
  // Toronto is 5 hours behind UTC, and 4 in summer: only between 4 and 5 the day depends on the season. A browser takes longer to
  // create its first calendar than to render the page frame.
  if (moment.getUTCHours() !== 4) return new Date(+moment - 18_000_000).toISOString().slice(0, 10);
  calendar ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' });
  return calendar.format(moment);
}
