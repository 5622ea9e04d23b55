import { useDocumentHead } from '#components/document-head/useDocumentHead.ts';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { brand } from '#config/brand.ts';
import { paths } from '#domain/paths.ts';
import { useCalculatorText } from '../useCalculatorText.ts';
import { CALCULATORS, type CalculatorName } from './calculatorName.ts';

/** The title of a calculator's page, and what it tells search engines and networks; its one address has no figures. */
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
