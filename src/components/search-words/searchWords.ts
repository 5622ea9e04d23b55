import type { TFunction } from 'i18next';
import { formatPinPrice, type Locale } from '#domain/format.ts';
import { DAYS_A_YEAR } from '#domain/search/marketStatus.ts';
import { noMaximum } from '#domain/search/priceSteps.ts';
import { filtersInUse, type Search, withoutFilters } from '#domain/search/search.ts';
import './filtersTexts.ts';

type FilterTexts = TFunction<'filters'>;

/** Returns "$500K – $1M", "Up to $6M", "$500K+"; undefined for all prices. */
export function priceText(t: FilterTexts, locale: Locale, search: Search): string | undefined {
  const { type, minPrice, maxPrice } = search;
  const open = maxPrice >= noMaximum(type);
  const min = formatPinPrice(minPrice, type, locale);
  const max = formatPinPrice(maxPrice, type, locale);
  if (open) return minPrice > 0 ? t('price.from', { price: min }) : undefined;
  return minPrice > 0 ? t('price.between', { min, max }) : t('price.upTo', { price: max });
}

/** Returns "Detached", "Detached +2"; undefined for any type. */
export function homeTypeText(t: FilterTexts, { homeTypes }: Search): string | undefined {
  const [first, ...others] = homeTypes;
  if (first === undefined) return undefined;
  const name = t(`homeType.${first}`);
  return others.length > 0 ? t('homeType.more', { name, count: others.length }) : name;
}

/** Returns "All", "7 days", "2 years". */
export function daysText(t: FilterTexts, days: number): string {
  if (days === 0) return t('days.all');
  return days % DAYS_A_YEAR === 0
    ? t('days.years', { count: days / DAYS_A_YEAR })
    : t('days.days', { count: days });
}

/** Returns "day", "7 days", "year", which follow "in the last". */
function lastText(t: FilterTexts, days: number): string {
  return days % DAYS_A_YEAR === 0
    ? t('days.lastYears', { count: days / DAYS_A_YEAR })
    : t('days.lastDays', { count: days });
}

/** Returns "Listed in the last 7 days", "Active hidden"; undefined for all active listings. */
export function activeText(t: FilterTexts, { showActive, activeDays }: Search): string | undefined {
  if (!showActive) return t('active.off');
  return activeDays > 0 ? t('active.within', { days: lastText(t, activeDays) }) : undefined;
}

/** Returns "Sold in the last 90 days", "Sold: all"; undefined if sold or leased listings are not shown. */
export function soldText(t: FilterTexts, { showSold, soldDays, type }: Search): string | undefined {
  if (!showSold) return undefined;
  if (soldDays === 0) return t('sold.all', { context: type });
  return t('sold.within', { context: type, days: lastText(t, soldDays) });
}

/** True if the price range differs from the default of the listing type. */
export function isPriceInUse(search: Search): boolean {
  const { minPrice, maxPrice } = search;
  return filtersInUse({ ...withoutFilters(search), minPrice, maxPrice }) > 0;
}

/** Returns a text for each filter in use of the menu More. */
function moreTexts(t: FilterTexts, { minBeds, minBaths, minSqft, keywords }: Search): string[] {
  return [
    minBeds > 0 && t('beds.atLeast', { count: minBeds }),
    minBaths > 0 && t('baths.atLeast', { count: minBaths }),
    minSqft > 0 && t('sqft.atLeast', { count: minSqft }),
    keywords !== '' && t('keywords.shown', { keywords }),
  ].filter((text) => text !== false);
}

/**
 * Returns "3+ beds", "3+ beds +2": the first filter in use of the menu More, and the number of others in use.
 */
export function moreText(t: FilterTexts, search: Search): string | undefined {
  const [first, ...others] = moreTexts(t, search);
  if (first === undefined) return undefined;
  return others.length > 0 ? t('homeType.more', { name: first, count: others.length }) : first;
}

/** Returns a text for each filter in use: "Detached", "3+ beds", "Up to $1M". */
export function filterWords(t: FilterTexts, locale: Locale, search: Search): string[] {
  return [
    ...search.homeTypes.map((type) => t(`homeType.${type}`)),
    ...moreTexts(t, search),
    isPriceInUse(search) ? priceText(t, locale, search) : undefined,
    activeText(t, search),
    soldText(t, search),
  ].filter((words) => words !== undefined);
}
