import { useTranslation } from 'react-i18next';
import { useCalculatorText } from '../useCalculatorText.ts';

/** Texts of the figures for investors, and formats in the page's language. */
export function useInvestmentText() {
  const { t } = useTranslation('calculatorPages', { keyPrefix: 'investment' });
  const { locale, money } = useCalculatorText();
  const share = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  /** "4.2%", "−0.8%"; in French "4,2 %". */
  const percent = (value: number) => share.format(value / 100).replace('-', '\u2212');
  return { t, locale, percent, money };
}
