import type { Locale } from '../../../domain/format.ts';
import { parseDecimal, parseDollars } from '../../../domain/typedAmount.ts';
import { fieldText, type readFields } from '../address/fieldQuery.ts';
import type { AmountRule } from './amount.ts';
import { COST_LIMITS, type CostInputs } from './costInputs.ts';

/** What the fields of price and mortgage take (the form's own limits), as an address may say it. */
export const COST_RULES = {
  price: { unit: 'dollars', least: 1, most: COST_LIMITS.price },
  downDollars: { unit: 'dollars', least: 0, most: COST_LIMITS.price },
  downPercent: { unit: 'percent', least: 0, most: 100 },
  rate: { unit: 'percent', least: 0, most: COST_LIMITS.ratePercent },
  years: { unit: 'years', least: COST_LIMITS.minYears, most: COST_LIMITS.maxYears, isWhole: true },
} as const satisfies Record<string, AmountRule>;

/** The down payment of an address: in dollars, in percent, or as usual. */
export function readDown(
  { number }: ReturnType<typeof readFields>,
  usualPercent: number,
  locale: Locale,
): CostInputs['down'] {
  const dollars = number('downDollars', COST_RULES.downDollars);
  if (dollars !== undefined) return { unit: 'dollars', text: fieldText(dollars, locale) };
  const percent = number('downPercent', COST_RULES.downPercent) ?? usualPercent;
  return { unit: 'percent', text: fieldText(percent, locale) };
}

/** The same to be printed; fields that can't be read are not printed at all. */
export function downFields({ unit, text }: CostInputs['down'], usualPercent: number) {
  return unit === 'dollars'
    ? (['downDollars', parseDollars(text) ?? '', undefined] as const)
    : (['downPercent', parseDecimal(text) ?? '', usualPercent] as const);
}
