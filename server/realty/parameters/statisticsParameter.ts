import { z } from '@hono/zod-openapi';
import type { StatisticField, StatisticMeasure } from '#server/store/listings/statisticsFields.ts';
import { STATISTIC_GROUPS, type StatisticGroup } from '#server/store/listings/statisticsGroups.ts';
import type { RequestedField } from '#server/store/listings/statisticsRows.ts';

/** The parsed parameter `statistics`. */
export interface StatisticsParameter {
  fields: RequestedField[];
  groups: StatisticGroup[];
}

const EVERY_MEASURE = ['avg', 'med', 'min', 'max', 'sum', 'sd'] as const;

/** Measures of each field that the public listing API offers, and the median per square foot. */
const MEASURES: Partial<Record<StatisticField, readonly StatisticMeasure[]>> = {
  listPrice: EVERY_MEASURE,
  soldPrice: EVERY_MEASURE,
  daysOnMarket: EVERY_MEASURE,
  priceSqft: ['avg', 'med'],
  tax: ['avg', 'med'],
  maintenanceFee: ['avg', 'med'],
  maintenanceFeePerSqft: ['avg', 'med'],
};

/** Every statistic by name, with the fields that it is computed from. */
const STATISTICS: ReadonlyMap<string, RequestedField[]> = new Map<string, RequestedField[]>([
  ...(Object.entries(MEASURES) as [StatisticField, readonly StatisticMeasure[]][]) // its keys are fields
    .flatMap(([field, measures]) =>
      measures.map((measure): [string, RequestedField[]] => [
        `${measure}-${field}`,
        [{ field, measures: [measure] }],
      ]),
    ),
  ...(['new', 'closed', 'available'] as const).map((field): [string, RequestedField[]] => [
    `cnt-${field}`,
    [{ field, measures: [] }],
  ]),
  [
    'pct-aboveBelowList',
    [
      { field: 'above', measures: ['avg'] },
      { field: 'below', measures: ['avg'] },
    ],
  ],
]);

const SOLD_FIELDS: readonly StatisticField[] = ['soldPrice', 'daysOnMarket', 'above', 'below'];

/** True when a requested statistic exists for sold listings only. */
export function needsSales({ fields }: StatisticsParameter): boolean {
  return fields.some(({ field }) => SOLD_FIELDS.includes(field));
}

/** Each field once, with all its measures. */
function joined(requested: readonly RequestedField[]): RequestedField[] {
  const byField = Map.groupBy(requested, ({ field }) => field);
  return [...byField].map(([field, all]) => ({ field, measures: all.flatMap(({ measures }) => measures) }));
}

/**
 * Comma-separated names: a measure of a field (avg-soldPrice), a count (cnt-new), pct-aboveBelowList, and groups in
 * time (grp-mth, grp-30-days).
 */
export const statistics = z
  .union([z.string(), z.array(z.string())], { error: 'must be names between commas' })
  .transform((value, context): StatisticsParameter => {
    const names = [value].flat().flatMap((text) => text.split(','));
    const fields: RequestedField[] = [];
    const groups: StatisticGroup[] = [];
    for (const name of new Set(names.map((one) => one.trim()).filter((one) => one !== ''))) {
      const statistic = STATISTICS.get(name);
      const group = STATISTIC_GROUPS.get(name);
      if (statistic) fields.push(...statistic);
      else if (group) groups.push(group);
      else context.addIssue({ code: 'custom', message: `${name} is not a statistic` });
    }
    return { fields: joined(fields), groups };
  })
  .openapi({ type: 'string', example: 'avg-soldPrice,med-soldPrice,cnt-closed,grp-mth' });
