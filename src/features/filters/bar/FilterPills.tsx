import { useTranslation } from 'react-i18next';
import { marketText, priceText, textOf } from '#components/search-words/searchWords.ts';
import { marketOf } from '#domain/search/marketStatus.ts';
import { isPriceInUse } from '#domain/search/usedFilters.ts';
import { localeOf } from '#i18n/i18n.ts';
import type { CountingFilterProps } from '../filterProps.ts';
import { FilterPill } from './FilterPill.tsx';

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
  const more = textOf(t, locale, search, ['sqft', 'openHouse', 'keywords'], 1);
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
      {!isShort && (
        <FilterPill {...props} kind="more" label={t('more.label')} value={more} inUse={more !== undefined} />
      )}
    </>
  );
}
