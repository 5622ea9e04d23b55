import { useTranslation } from 'react-i18next';
import { formatCents } from '#domain/format.ts';
import texts from '#i18n/en/calculatorPages.json';
import { addEnglish } from '#i18n/i18n.ts';
import { useCostText } from './useCostText.ts';

await addEnglish('calculatorPages', texts);

/** Texts of the calculators' own pages and of the listing's calculator, and formatting in the page's language. */
export function useCalculatorText() {
  const { t } = useTranslation('calculatorPages');
  const { t: cost, locale, ...formats } = useCostText();
  const cents = (dollars: number) => formatCents(dollars, locale);
  return { t, cost, locale, cents, ...formats };
}
