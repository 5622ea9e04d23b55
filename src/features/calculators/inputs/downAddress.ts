import type { Locale } from '#domain/format.ts';
import { parseDecimal, parseDollars } from '#domain/typedAmount.ts';
import { fieldText, type readFields } from '../address/fieldQuery.ts';
import { COST_RULES, type CostInputs } from './costInputs.ts';

/** The down payment of an address: in dollars, in percent, or as usual. */
export function readDown(
  { number }: ReturnType<typeof readFields>,
  usualPercent: number,
  locale: Locale,
): CostInputs['down'] {
  const dollars = number('downDollars', COST_RULES.downDollars);
  if (dollars !== undefined) return { unit: 'dollars', text: fieldText(dollars, locale, 'dollars') };
  const percent = number('downPercent', COST_RULES.downPercent) ?? usualPercent;
  return { unit: 'percent', text: fieldText(percent, locale, 'percent') };
}

/** The same to be printed; fields that can't be read are not printed at all. */
export function downFields({ unit, text }: CostInputs['down'], usualPercent: number) {
  return unit === 'dollars'
    ? (['downDollars', parseDollars(text) ?? '', undefined] as const)
    : (['downPercent', parseDecimal(text) ?? '', usualPercent] as const);
}
