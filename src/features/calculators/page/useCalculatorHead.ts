import { useDocumentHead } from '#components/document-head/useDocumentHead.ts';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { brand } from '#config/brand.ts';
import { paths } from '#domain/paths.ts';
import { useCalculatorText } from '../useCalculatorText.ts';

/**
 * Sets the title of a calculator's page, and its tags for search engines and networks. The canonical address has no
 * figures.
 */
export function useCalculatorHead(name: CalculatorName | 'overview'): void {
  const { t } = useCalculatorText();
  const title = t(`${name}.title`);
  useDocumentTitle(title);
  useDocumentHead({
    title: `${title} | ${brand.name}`,
    description: t(`${name}.description`),
    path: CALCULATORS.find((calculator) => calculator.name === name)?.path() ?? paths.calculators(),
  });
}

/** The calculators in the order of their tabs, each with its path. */
export const CALCULATORS = [
  { name: 'payment', path: paths.mortgagePayment },
  { name: 'affordability', path: paths.affordability },
  { name: 'closing', path: paths.closingCosts },
] as const;

export type CalculatorName = (typeof CALCULATORS)[number]['name'];
