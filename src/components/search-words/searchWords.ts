import type { TFunction } from 'i18next';
import { formatPinPrice, type Locale } from '#domain/format.ts';
import { type FactName, NO_FACTS } from '#domain/search/facts.ts';
import { DAYS_A_YEAR, marketOf } from '#domain/search/marketStatus.ts';
import { noMaximum } from '#domain/search/priceSteps.ts';
import type { Search } from '#domain/search/search.ts';
import { type UsedFilter, usedFilters } from '#domain/search/usedFilters.ts';
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

/** Returns "day", "7 days", "year", which follow "in the last". */
function lastText(t: FilterTexts, days: number): string {
  return days % DAYS_A_YEAR === 0
    ? t('days.lastYears', { count: days / DAYS_A_YEAR })
    : t('days.lastDays', { count: days });
}

/** Returns "Sold in the last 90 days", "Sold homes". */
function soldText(t: FilterTexts, { soldDays, type }: Search): string {
  if (soldDays === 0) return t('sold.all', { context: type });
  return t('sold.within', { context: type, days: lastText(t, soldDays) });
}

/** Returns "For sale", "Listed in the last 7 days", "Sold in the last 90 days", "For sale and sold". */
export function marketText(t: FilterTexts, search: Search): string {
  const market = marketOf(search);
  if (market === 'sold') return soldText(t, search);
  if (market === 'both') return t('market.all', { context: search.type });
  const { activeDays, type } = search;
  return activeDays > 0
    ? t('active.within', { days: lastText(t, activeDays) })
    : t('market.active', { context: type });
}

/** A filter by a fact of the home, or by a walk from it. Its words are lazy (`useFilterText`). */
type FactFilter = Extract<UsedFilter, { name: FactName | 'near' }>;
type CommuteFilter = Extract<UsedFilter, { name: 'commute' }>;
type PlainFilter = Exclude<UsedFilter, FactFilter | CommuteFilter>;

/** True for a filter by a fact of the home, or by a walk from it. */
export function isOfFact(filter: UsedFilter): filter is FactFilter {
  return filter.name === 'near' || filter.name in NO_FACTS;
}

/** True for a filter whose words are loaded with the bar. */
function isPlain(filter: UsedFilter): filter is PlainFilter {
  return filter.name !== 'commute' && !isOfFact(filter);
}

/** Returns the text of a filter in use: "Detached", "3+ beds", "Up to $1M". */
export function filterText(t: FilterTexts, locale: Locale, search: Search, filter: PlainFilter): string {
  switch (filter.name) {
    case 'homeType':
      return t(`homeType.${filter.homeType}`);
    case 'beds':
      return t(search.exactBeds ? 'beds.exactly' : 'beds.atLeast', { count: search.minBeds });
    case 'baths':
      return t('baths.atLeast', { count: search.minBaths });
    case 'sqft':
      return t('sqft.atLeast', { count: search.minSqft });
    case 'openHouse':
      return t('openHouse');
    case 'keywords':
      return t('keywords.shown', { keywords: search.keywords });
    case 'price':
      return priceText(t, locale, search) ?? t('price.any');
    case 'active':
      return t('active.within', { days: lastText(t, search.activeDays) });
    case 'sold':
      return soldText(t, search);
  }
}

/**
 * Returns the texts of some of the filters in use in one line: "3+ beds · 2+ baths", "Detached +2"; undefined if none
 * is in use.
 * @param maxLength maximum number of texts; of more only the first is shown, with the number of others
 */
export function textOf(
  t: FilterTexts,
  locale: Locale,
  search: Search,
  names: readonly PlainFilter['name'][],
  maxLength: number,
): string | undefined {
  const used = usedFilters(search).filter(isPlain);
  const texts = used
    .filter(({ name }) => names.includes(name))
    .map((filter) => filterText(t, locale, search, filter));
  return texts.length > maxLength ? `${texts[0]} +${texts.length - 1}` : texts.join(' · ') || undefined;
}
