import type { TFunction } from 'i18next';
import { formatNumber } from '#domain/format.ts';
import { type Market, marketName } from '#domain/market/market.ts';
import { monthName } from '#domain/market/monthName.ts';
import { type Language, LOCALES } from '#i18n/languages.ts';

/** Shown if there was no sale to measure. */
export const NO_VALUE = '–';

/** Returns the sales of a city in one sentence: "Since May 2026, 480 homes with up to 4 bedrooms were sold in Toronto, ...". */
export function marketSentence(
  { summary, filters, months }: Market,
  t: TFunction<'trends'>,
  language: Language,
): string {
  const locale = LOCALES[language];
  const { sold, averageDays } = summary;
  const days = averageDays === null ? NO_VALUE : formatNumber(averageDays, locale);
  return t('summary.sentence', {
    count: sold,
    sold: formatNumber(sold, locale),
    month: monthName(months[0]?.month ?? '', locale),
    beds: t('beds', { count: filters.maxBeds }),
    city: marketName(filters),
    days: t('dayCount', { count: averageDays ?? 0, days }),
  });
}
