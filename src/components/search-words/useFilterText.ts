import { useTranslation } from 'react-i18next';
import { useCommuteText } from '#components/commute/useCommuteText.ts';
import type { AmenityKind } from '#domain/amenities.ts';
import { formatNumber, formatPrice } from '#domain/format.ts';
import type { FactName } from '#domain/search/facts.ts';
import type { WalkMinutes } from '#domain/search/near.ts';
import type { Search } from '#domain/search/search.ts';
import { type UsedFilter, usedFilters } from '#domain/search/usedFilters.ts';
import { localeOf } from '#i18n/i18n.ts';
import { filterText, isOfFact } from './searchWords.ts';
import './factsTexts.ts';

/** Square feet of an acre. */
const ACRE = 43_560;
const PARTS_OF_ACRE: Readonly<Record<number, string>> = { 10890: '¼', 21780: '½' };

/** Texts of facts in the page's language. */
export function useFactTexts() {
  const { t, i18n } = useTranslation('facts');
  const locale = localeOf(i18n.language);

  /** Returns "5,000 sq ft", "½ acre", "10 acres". */
  function lotText(squareFeet: number): string {
    const part = PARTS_OF_ACRE[squareFeet];
    if (part) return t('acres', { count: 1, size: part });
    const acres = squareFeet / ACRE;
    return acres < 1
      ? t('squareFeet', { count: squareFeet })
      : t('acres', { count: acres, size: formatNumber(acres, locale) });
  }

  /** Returns the words of a chosen fact: "2+ parking spaces", "Built in 1990 or later". */
  function factText(name: FactName, value: Search[FactName]): string {
    const count = Number(value);
    switch (name) {
      case 'minLotSizeSqft':
        return t(name, { size: lotText(count) });
      case 'minYearBuilt':
      case 'maxYearBuilt':
        return t(name, { year: value });
      case 'minGrossYield':
        return t(name, { percent: value });
      case 'basement':
        return t(name, { context: value as Exclude<Search['basement'], ''> }); // a filter in use
      case 'maxMaintenanceFee':
        return t(name, { price: formatPrice(count, locale) });
      case 'minParkingSpaces':
      case 'priceCutDays':
        return t(name, { count });
      default:
        return t(name);
    }
  }

  /** Returns the words of a chosen walk: "15 min walk to a school". */
  function nearText(kind: AmenityKind, minutes: WalkMinutes | undefined): string {
    return t('near', { context: kind, minutes });
  }
  return { t, locale, lotText, factText, nearText };
}

/** Describes a filter in use in the page's language: "Detached", "3+ beds", "Furnished". */
export function useFilterText(): (search: Search, filter: UsedFilter) => string {
  const { t } = useTranslation('filters');
  const { locale, factText, nearText } = useFactTexts();
  const commuteText = useCommuteText();
  return (search, filter) => {
    if (filter.name === 'commute') return commuteText(filter.commute);
    if (!isOfFact(filter)) return filterText(t, locale, search, filter);
    return filter.name === 'near'
      ? nearText(filter.kind, search.near[filter.kind])
      : factText(filter.name, search[filter.name]);
  };
}

/** Describes each filter in use. */
export function useFilterWords(): (search: Search) => string[] {
  const textOf = useFilterText();
  return (search) => usedFilters(search).map((filter) => textOf(search, filter));
}
