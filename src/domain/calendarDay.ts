let calendar: Intl.DateTimeFormat | undefined;

/** The calendar day of a moment where the listings are, in Toronto: "2026-11-22". */
export function calendarDay(moment: Date): string {
  // Made when it is first asked for: a browser takes longer for its first calendar than for a page's whole frame.
  calendar ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' });
  return calendar.format(moment);
}
