import { MILLISECONDS_A_DAY } from './constants.ts';

/** Days of the year ("12-25") on which the brokerage shows no homes. */
const CLOSED_DATES = ['01-01', '12-25', '12-26'];
const DAYS_OFFERED = 7;

/** Returns the next seven days on which homes are shown, from tomorrow on by the clock of a time zone: "2026-11-25". */
export function openDays(now: Date, timeZone: string): string[] {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  const days: string[] = [];
  for (let ahead = 1; days.length < DAYS_OFFERED; ahead += 1) {
    const day = new Date(Date.parse(today) + ahead * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
    if (!CLOSED_DATES.includes(day.slice(5))) days.push(day);
  }
  return days;
}
