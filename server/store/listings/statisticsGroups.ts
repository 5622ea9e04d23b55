import { type RawBuilder, sql } from 'kysely';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import type { StatisticDay } from './statisticsFields.ts';

/** Lengths in days of the rolling groups in the public listing API. */
const ROLLING = [7, 30, 60, 90, 180, 365] as const;
type Rolling = (typeof ROLLING)[number];

/** The grouping of values by their day, and the name of the groups in the answer. */
export type StatisticGroup = 'day' | 'mth' | 'yr' | `grp-${Rolling}-days`;

/** Groups by their parameter: grp-mth, grp-30-days. */
export const STATISTIC_GROUPS: ReadonlyMap<string, StatisticGroup> = new Map<string, StatisticGroup>([
  ['grp-day', 'day'],
  ['grp-mth', 'mth'],
  ['grp-yr', 'yr'],
  ...ROLLING.map((days): [string, StatisticGroup] => [`grp-${days}-days`, `grp-${days}-days`]),
]);

/** Days from 1968-03-01 to 1970-01-01. Years that begin in March end with the leap day, and 1968 was a leap year. */
const DAYS_FROM_MARCH_1968 = 671;

const DAY_SQL: Record<StatisticDay, string> = {
  listed: 'l.list_day',
  sold: 'l.sold_day',
  last: 'coalesce(l.sold_day, l.list_day)',
};

const daysOfRolling = (group: StatisticGroup): number => Number(group.split('-')[1]);

/** SQL of the number of a day's month, the same in both databases: consecutive months have consecutive numbers. */
export function monthNumberSql(day: string): string {
  const march = `(4 * (${day} + ${DAYS_FROM_MARCH_1968}) + 3)`;
  return `(${march} / 1461 * 12 + (5 * (${march} % 1461 / 4) + 2) / 153)`;
}

const wholePart = Math.trunc;

/** The number of a day's group, as `groupNumber` computes it in SQL. */
export function groupNumberOf(group: StatisticGroup, day: number, today: number): number {
  const march = 4 * (day + DAYS_FROM_MARCH_1968) + 3;
  const month = wholePart(march / 1461) * 12 + wholePart((5 * wholePart((march % 1461) / 4) + 2) / 153);
  switch (group) {
    case 'day':
      return day;
    case 'mth':
      return month;
    case 'yr':
      return wholePart((month + 2) / 12);
    default:
      return wholePart((day - today) / daysOfRolling(group));
  }
}

/**
 * SQL of the number of a listing's group. Consecutive groups have consecutive numbers. Null if there is no such day.
 * It uses whole-number arithmetic (valid from 1968 to 2099), which gives the same result in both databases; their
 * date functions differ.
 * @param today days since 1970-01-01; rolling groups are counted back from it
 */
export function groupNumber(
  group: StatisticGroup,
  by: StatisticDay,
  today: number,
): RawBuilder<number | null> {
  const day = sql.raw(DAY_SQL[by]);
  const months = sql.raw(monthNumberSql(DAY_SQL[by]));
  switch (group) {
    case 'day':
      return sql`${day}`;
    case 'mth':
      return sql`${months}`;
    case 'yr':
      return sql`((${months} + 2) / 12)`;
    default:
      // The groups count back from today, so that the last one is complete. They are negative and increase with time.
      return sql`((${day} - ${sql.lit(today)}) / ${sql.lit(daysOfRolling(group))})`;
  }
}

/** The key of a group in the answer: "2026-11-21", "2026-11", "2026", "2026-10-22_2026-11-21". */
export function groupKey(group: StatisticGroup, number: number, today: number): string {
  switch (group) {
    case 'day':
      return printDay(number);
    case 'mth':
      return `${1968 + Math.floor((number + 2) / 12)}-${String(((number + 2) % 12) + 1).padStart(2, '0')}`;
    case 'yr':
      return String(1968 + number);
    default: {
      const days = daysOfRolling(group);
      return `${printDay(today + (number - 1) * days)}_${printDay(today + number * days)}`;
    }
  }
}

function printDay(days: number): string {
  return new Date(days * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}
