import { type RawBuilder, sql } from 'kysely';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import type { StatisticDay } from './statisticsFields.ts';

/** Lengths in days of the rolling groups that the upstream has. */
const ROLLING = [7, 30, 60, 90, 180, 365] as const;
type Rolling = (typeof ROLLING)[number];

/** How values are grouped by their day; the name of the groups in the answer. */
export type StatisticGroup = 'day' | 'mth' | 'yr' | `grp-${Rolling}-days`;

/** Each by what it is asked for: grp-mth, grp-30-days. */
export const STATISTIC_GROUPS: ReadonlyMap<string, StatisticGroup> = new Map<string, StatisticGroup>([
  ['grp-day', 'day'],
  ['grp-mth', 'mth'],
  ['grp-yr', 'yr'],
  ...ROLLING.map((days): [string, StatisticGroup] => [`grp-${days}-days`, `grp-${days}-days`]),
]);

/** From 1968-03-01 to 1970-01-01: years that begin in March end with the leap day, and 1968 was a leap year. */
const DAYS_FROM_MARCH_1968 = 671;

const DAY_SQL: Record<StatisticDay, RawBuilder<number | null>> = {
  listed: sql`l.list_day`,
  sold: sql`l.sold_day`,
  last: sql`coalesce(l.sold_day, l.list_day)`,
};

const daysOfRolling = (group: StatisticGroup): number => Number(group.split('-')[1]);

/**
 * The number of a listing's group: groups that follow each other in time have numbers that do. Null where it has no
 * such day. Whole-number arithmetic only (good from 1968 to 2099), in which both engines agree; their date
 * functions do not.
 * @param today days since 1970-01-01: what rolling groups are counted back from
 */
export function groupNumber(
  group: StatisticGroup,
  by: StatisticDay,
  today: number,
): RawBuilder<number | null> {
  const day = DAY_SQL[by];
  const march = sql`(4 * (${day} + ${sql.lit(DAYS_FROM_MARCH_1968)}) + 3)`;
  const months = sql`(${march} / 1461 * 12 + (5 * (${march} % 1461 / 4) + 2) / 153)`;
  switch (group) {
    case 'day':
      return sql`${day}`;
    case 'mth':
      return sql`${months}`;
    case 'yr':
      return sql`((${months} + 2) / 12)`;
    default:
      // Counted from today backwards, so that the last group is whole; turned round, so that they rise.
      return sql`((${day} - ${sql.lit(today)}) / ${sql.lit(daysOfRolling(group))})`;
  }
}

/** The key that a group has in the answer: "2026-11-21", "2026-11", "2026", "2026-10-22_2026-11-21". */
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
