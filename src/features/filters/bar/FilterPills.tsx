import { useTranslation } from 'react-i18next';
import { isOfFact, marketText, priceText, textOf } from '#components/search-words/searchWords.ts';
import { hiddenFilters } from '#config/hiddenFilters.ts';
import { marketOf } from '#domain/search/marketStatus.ts';
import { isPriceInUse, usedFilters } from '#domain/search/usedFilters.ts';
import { localeOf } from '#i18n/i18n.ts';
import type { CountingFilterProps } from '../filterProps.ts';
import { CommutePill } from './CommutePill.tsx';
import { FilterPill } from './FilterPill.tsx';

const MORE = ['sqft', 'openHouse', 'keywords'] as const;

interface FilterPillsProps extends CountingFilterProps {
  /** True for a phone's row: the three filters that are used most, with short names. */
  isShort: boolean;
}

/** The filters as single pills: the market, price, beds and baths, home type, and more. */
export function FilterPills({ isShort, ...props }: FilterPillsProps) {
  const { t, i18n } = useTranslation('filters');
  const locale = localeOf(i18n.language);
  const { search } = props;
  const hasPrice = isPriceInUse(search);
  const rooms = textOf(t, locale, search, ['beds', 'baths'], 2);
  const more = textOf(t, locale, search, MORE, 1);
  // The words of facts are not loaded with the bar, so their number is shown.
  const used = usedFilters(search);
  const hasFacts = used.some(isOfFact);
  const count = used.filter((filter) => isOfFact(filter) || MORE.some((name) => name === filter.name)).length;
  return (
    <>
      {!isShort && (
        <FilterPill
          {...props}
          kind="market"
          label={t('status')}
          value={marketText(t, search)}
          inUse={marketOf(search) !== 'active' || search.activeDays > 0}
        />
      )}
      <FilterPill
        {...props}
        kind="price"
        label={t('price.label')}
        value={hasPrice || !isShort ? priceText(t, locale, search) : undefined}
        inUse={hasPrice}
      />
      <FilterPill
        {...props}
        kind="rooms"
        label={t(isShort ? 'rooms.short' : 'rooms.label')}
        value={rooms}
        inUse={rooms !== undefined}
      />
      <FilterPill
        {...props}
        kind="homeType"
        label={t(isShort ? 'homeType.short' : 'homeType.label')}
        value={textOf(t, locale, search, ['homeType'], 1)}
        inUse={search.homeTypes.length > 0}
      />
      {!isShort && !hiddenFilters.includes('commutes') && <CommutePill {...props} />}
      {!isShort && (
        <FilterPill
          {...props}
          kind="more"
          label={hasFacts ? `${t('more.label')}\u00a0· ${count}` : t('more.label')}
          value={hasFacts ? undefined : more}
          inUse={count > 0}
        />
      )}
    </>
  );
}
