import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';

/** The calendar year of a day counted since 1970. */
export function yearOf(day: number): number {
  return new Date(day * MILLISECONDS_A_DAY).getUTCFullYear();
}

/** 0 for January to 11 for December, of a day counted since 1970. */
export function monthOf(day: number): number {
  return new Date(day * MILLISECONDS_A_DAY).getUTCMonth();
}

/** 1 January of a year, in days since 1970. */
export function firstDayOf(year: number): number {
  return Date.UTC(year, 0, 1) / MILLISECONDS_A_DAY;
}

/** Years since the year 0, with the part of the year as a fraction (good to a day or so). */
export function yearFraction(day: number): number {
  return 1970 + day / 365.2425;
}
