import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';

/** Returns the calendar year of a day, in days since 1970. */
export function yearOf(day: number): number {
  return new Date(day * MILLISECONDS_A_DAY).getUTCFullYear();
}

/** Returns the month of a day in days since 1970: 0 for January to 11 for December. */
export function monthOf(day: number): number {
  return new Date(day * MILLISECONDS_A_DAY).getUTCMonth();
}

/** Returns 1 January of a year, in days since 1970. */
export function firstDayOf(year: number): number {
  return Date.UTC(year, 0, 1) / MILLISECONDS_A_DAY;
}

/** Returns the year of a day with its fraction (2026.5 for the middle of 2026), accurate to about a day. */
export function yearFraction(day: number): number {
  return 1970 + day / 365.2425;
}
