import { type Clock, dayOf, MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import type { WireBirthDate } from '../../../src/api/customer/applicationContract.ts';

/** The day of a moment in Toronto, ISO 8601: "2026-11-21". */
export function isoDayOf(moment: Date): string {
  return new Date(dayOf(moment) * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}

/** Today in Toronto, in the form of a typed date. */
export function todayOf(clock: Clock): WireBirthDate {
  const [year = 0, month = 0, day = 0] = isoDayOf(clock.now()).split('-').map(Number);
  return { year, month, day };
}
