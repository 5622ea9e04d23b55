import { useTranslation } from 'react-i18next';
import { filtersInUse, withFilters, withoutFilters } from '../../../domain/search.ts';
import { localeOf } from '../../../i18n/i18n.ts';
import { HomeTypeChoice } from '../choices/HomeTypeChoice.tsx';
import { RoomCountChoice } from '../choices/RoomCountChoice.tsx';
import type { FilterProps } from '../filterProps.ts';
import { FilterPill } from './FilterPill.tsx';
import { PricePill } from './PricePill.tsx';
import { homeTypeText, priceText } from './pillTexts.ts';

/** The filters one by one: price, beds, baths, home type. All but the price apply at once. */
export function FilterPills({ search, onChange }: FilterProps) {
  const { t, i18n } = useTranslation('filters');
  const { minPrice, maxPrice } = search;
  const priceInUse = filtersInUse({ ...withoutFilters(search), minPrice, maxPrice }) > 0;
  return (
    <>
      <PricePill
        search={search}
        onChange={onChange}
        value={priceText(t, localeOf(i18n.language), search)}
        inUse={priceInUse}
      />
      {(['beds', 'baths'] as const).map((kind) => {
        const name = kind === 'beds' ? 'minBeds' : 'minBaths';
        const count = search[name];
        return (
          <FilterPill
            key={kind}
            label={t(`${kind}.label`)}
            value={count > 0 ? t(`${kind}.atLeast`, { count }) : undefined}
            inUse={count > 0}
          >
            {() => (
              <RoomCountChoice
                label={t(`${kind}.label`)}
                value={count}
                onChange={(chosen) => onChange(withFilters(search, { [name]: chosen }))}
              />
            )}
          </FilterPill>
        );
      })}
      <FilterPill
        label={t('homeType.label')}
        value={homeTypeText(t, search)}
        inUse={search.homeTypes.length > 0}
      >
        {() => (
          <HomeTypeChoice
            selection={search.homeTypes}
            onChange={(homeTypes) => onChange(withFilters(search, { homeTypes }))}
          />
        )}
      </FilterPill>
    </>
  );
}
