import { useTranslation } from 'react-i18next';
import { formatNumber, formatPrice } from '#domain/format.ts';
import type { PriceCell, PriceCells } from '#domain/market/priceCells.ts';
import prices from '#i18n/en/prices.json';
import { addEnglish, localeOf } from '#i18n/i18n.ts';

await addEnglish('prices', prices);

/** Texts of the layer of prices, with amounts and numbers in the page's language. */
export function usePriceText() {
  const { t, i18n } = useTranslation('prices');
  const locale = localeOf(i18n.language);
  const number = (value: number): string => formatNumber(value, locale);
  const amount = (dollars: number): string => formatPrice(dollars, locale);
  const value = (dollars: number, { type }: Pick<PriceCells, 'type'>): string =>
    t(`value.${type}`, { price: amount(dollars) });
  const placeOf = ({ place }: PriceCell): string => place || t('unnamed');
  const homesOf = ({ count }: PriceCell): string => t('homes', { count, shown: number(count) });
  return { t, number, amount, value, placeOf, homesOf };
}
