import type {
  WireGroupedStatistic,
  WireStatistic,
  WireStatistics,
} from '../../../src/api/realty/contract.ts';
import type { AggregatePath } from './statisticsAggregates.ts';
import type { StatisticField, StatisticMeasure } from './statisticsFields.ts';
import { groupKey, type StatisticGroup } from './statisticsGroups.ts';
import type { RequestedField, StatisticsRow } from './statisticsRows.ts';

/** The name of the statistic in the answer that holds a field's numbers. */
function nameOf(field: StatisticField): keyof WireStatistics {
  return field === 'above' || field === 'below' ? 'aboveBelowList' : field;
}

const countOf = (row: StatisticsRow | undefined, field: StatisticField): number =>
  row?.[`count_${field}`] ?? 0;

const hasValues = (row: StatisticsRow | undefined, field: StatisticField): boolean => countOf(row, field) > 0;

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function numberOf(row: StatisticsRow | undefined, field: StatisticField, measure: StatisticMeasure): number {
  const value = row?.[`${measure}_${field}`] ?? 0;
  return rounded(measure === 'sd' ? Math.sqrt(value) : value);
}

/** The member under a key; if it is missing, `empty` is added and returned. */
function memberOf<Holder extends object, Key extends keyof Holder>(
  holder: Holder,
  key: Key,
  empty: NonNullable<Holder[Key]>,
): NonNullable<Holder[Key]> {
  const found = holder[key] ?? empty;
  holder[key] = found;
  return found;
}

/** Writes a row's numbers of a field. Without a row they are all 0. */
function write(
  into: WireStatistic,
  row: StatisticsRow | undefined,
  { field, measures }: RequestedField,
): void {
  for (const measure of measures) {
    into[field === 'above' || field === 'below' ? field : measure] = numberOf(row, field, measure);
  }
}

function writeCounted(into: WireStatistic, row: StatisticsRow | undefined, requested: RequestedField): void {
  into.count = countOf(row, requested.field);
  write(into, row, requested);
}

/** Adds the numbers of the whole. Only fields that are counts themselves get a count here. */
export function addWhole(
  statistics: WireStatistics,
  row: StatisticsRow | undefined,
  fields: readonly RequestedField[],
): void {
  for (const requested of fields) {
    const { field, measures } = requested;
    const isCount = measures.length === 0;
    if (!isCount && !hasValues(row, field)) continue;
    const into = memberOf(statistics, nameOf(field), {});
    if (isCount) writeCounted(into, row, requested);
    else write(into, row, requested);
  }
}

/**
 * Adds the numbers of each group from a field's first to its last. Empty groups in between are all 0.
 * @param by `take` is called with the number of values before a field adds them
 */
export function addGroups(
  statistics: WireStatistics,
  rows: readonly StatisticsRow[],
  fields: readonly RequestedField[],
  { group, today, take }: { group: StatisticGroup; today: number; take: (more: number) => void },
): void {
  const byNumber = new Map(rows.map((row) => [row.group_number, row]));
  for (const requested of fields) {
    const numbers = rows.filter((row) => hasValues(row, requested.field)).map((row) => row.group_number);
    const [first = 0] = numbers;
    const last = numbers.at(-1) ?? first - 1;
    take((last - first + 1) * (1 + requested.measures.length));
    for (let number = first; number <= last; number += 1) {
      writeCounted(
        groupOf(statistics, requested.field, group, groupKey(group, number, today)),
        byNumber.get(number),
        requested,
      );
    }
  }
}

function groupOf(
  statistics: WireStatistics,
  field: StatisticField,
  group: StatisticGroup,
  key: string,
): WireStatistic {
  const whole: WireGroupedStatistic = memberOf(statistics, nameOf(field), {});
  return memberOf(memberOf(whole, group, {}), key, {});
}

/** Adds the numbers broken down by a path, for the whole or for each group. */
export function addParts(
  statistics: WireStatistics,
  rows: readonly StatisticsRow[],
  fields: readonly RequestedField[],
  by: { path: AggregatePath; spelled: ReadonlyMap<string, string>; group?: StatisticGroup; today: number },
): void {
  const { path, spelled, group, today } = by;
  const [outer = '', inner = ''] = path.split('.');
  for (const requested of fields) {
    for (const row of rows.filter((one) => hasValues(one, requested.field))) {
      const whole = group
        ? groupOf(statistics, requested.field, group, groupKey(group, row.group_number, today))
        : memberOf(statistics, nameOf(requested.field), {});
      const parts = memberOf(memberOf(memberOf(whole, 'aggregates', {}), outer, {}), inner, {});
      writeCounted(memberOf(parts, spelled.get(row.group_text) ?? row.group_text, {}), row, requested);
    }
  }
}
