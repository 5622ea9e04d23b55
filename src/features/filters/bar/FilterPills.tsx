import { useTranslation } from 'react-i18next';
import {
  activeText,
  homeTypeText,
  isPriceInUse,
  moreText,
  priceText,
  soldText,
} from '#components/search-words/searchWords.ts';
import { localeOf } from '#i18n/i18n.ts';
import type { CountingFilterProps } from '../filterProps.ts';
import { FilterPill } from './FilterPill.tsx';

/** The filters as single pills: price, active, sold or leased, home type, and more. */
export function FilterPills(props: CountingFilterProps) {
  const { t, i18n } = useTranslation('filters');
  const { search } = props;
  const { type } = search;
  const active = activeText(t, search);
  const sold = soldText(t, search);
  const more = moreText(t, search);
  return (
    <>
      <FilterPill
        {...props}
        kind="price"
        label={t('price.label')}
        value={priceText(t, localeOf(i18n.language), search)}
        inUse={isPriceInUse(search)}
      />
      <FilterPill
        {...props}
        kind="active"
        label={t('active.label')}
        value={active}
        inUse={active !== undefined}
      />
      <FilterPill
        {...props}
        kind="sold"
        label={t('sold.label', { context: type })}
        value={sold}
        inUse={sold !== undefined}
      />
      <FilterPill
        {...props}
        kind="homeType"
        label={t('homeType.label')}
        value={homeTypeText(t, search)}
        inUse={search.homeTypes.length > 0}
      />
      <FilterPill {...props} kind="more" label={t('more.label')} value={more} inUse={more !== undefined} />
    </>
  );
}
