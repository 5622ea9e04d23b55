import type { Locale } from '#domain/format.ts';
import { parseDecimal, parseDollars } from '#domain/typedAmount.ts';
import { fieldText, type readFields } from '../address/fieldQuery.ts';
import { COST_RULES, type CostInputs } from './costInputs.ts';

/** Reads the down payment from an address: in dollars, in percent, or the default. */
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

/** Returns the down payment for an address. A field that is not valid is not printed. */
export function downFields({ unit, text }: CostInputs['down'], usualPercent: number) {
  return unit === 'dollars'
    ? (['downDollars', parseDollars(text) ?? '', undefined] as const)
    : (['downPercent', parseDecimal(text) ?? '', usualPercent] as const);
}
