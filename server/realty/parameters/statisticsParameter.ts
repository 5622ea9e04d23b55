import { z } from '@hono/zod-openapi';
import {
  STATISTIC_FIELDS,
  STATISTIC_MEASURES,
  type StatisticField,
  type StatisticMeasure,
} from '../../store/listings/statistics.ts';

/** One number that is asked for. */
export interface AskedStatistic {
  measure: StatisticMeasure;
  field: StatisticField;
}

/** Known to the upstream but not made here yet: accepted, and left out of the answer. */
const LATER =
  /^(cnt-(new|closed|available)|pct-aboveBelowList|avg-priceSqft|(avg|med)-(tax|maintenanceFee(PerSqft)?)|grp-(day|mth|yr|\d+-days))$/;

function askedBy(token: string): AskedStatistic | undefined {
  const [first, second] = token.split('-');
  const measure = STATISTIC_MEASURES.find((one) => one === first);
  const field = STATISTIC_FIELDS.find((one) => one === second);
  return measure && field && token === `${measure}-${field}` ? { measure, field } : undefined;
}

/** Comma-separated "avg-listPrice": a measure (min, max, avg, med, sum, sd) of listPrice, soldPrice or daysOnMarket. */
export const statistics = z
  .union([z.string(), z.array(z.string())], { error: 'must be names between commas' })
  .transform((value, context) => {
    const tokens = [value].flat().flatMap((text) => text.split(','));
    const asked: AskedStatistic[] = [];
    for (const token of new Set(tokens.map((one) => one.trim()).filter((one) => one !== ''))) {
      const statistic = askedBy(token);
      if (statistic) asked.push(statistic);
      else if (!LATER.test(token))
        context.addIssue({ code: 'custom', message: `${token} is not a statistic` });
    }
    return asked;
  })
  .openapi({ type: 'string', example: 'avg-listPrice,med-listPrice' });
