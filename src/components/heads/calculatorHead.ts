import type { TFunction } from 'i18next';
import type { DocumentHead } from '#components/document-head/headTags.ts';
import { brand } from '#config/brand.ts';
import { paths } from '#domain/paths.ts';

/** The calculators in the order of their tabs, each with its path. */
export const CALCULATORS = [
  { name: 'payment', path: paths.mortgagePayment },
  { name: 'affordability', path: paths.affordability },
  { name: 'closing', path: paths.closingCosts },
] as const;

export type CalculatorName = (typeof CALCULATORS)[number]['name'];

/** Returns the head of a calculator's page, or of their overview. The canonical address has no figures. */
export function calculatorHead(
  name: CalculatorName | 'overview',
  t: TFunction<'calculatorPages'>,
): DocumentHead {
  return {
    title: `${t(`${name}.title`)} | ${brand.name}`,
    description: t(`${name}.description`),
    path: CALCULATORS.find((calculator) => calculator.name === name)?.path() ?? paths.calculators(),
  };
}
