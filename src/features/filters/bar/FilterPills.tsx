import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import {
  activeText,
  homeTypeText,
  isPriceInUse,
  moreText,
  priceText,
  soldText,
} from '../../../components/search-words/searchWords.ts';
import { withFilters } from '../../../domain/search.ts';
import { localeOf } from '../../../i18n/i18n.ts';
import { HomeTypeChoice } from '../choices/HomeTypeChoice.tsx';
import { KeywordsInput } from '../choices/KeywordsInput.tsx';
import { LeastChoice } from '../choices/LeastChoice.tsx';
import { ActiveChoice, SoldChoice } from '../choices/MarketChoice.tsx';
import { PriceChoice } from '../choices/PriceChoice.tsx';
import type { CountingFilterProps } from '../filterProps.ts';
import { type DraftProps, FilterPill } from './FilterPill.tsx';

/** Beds, baths, square feet and keywords. Keywords apply by themselves, with what else was chosen (L5). */
function MoreChoices({ search, onChange, onApply }: DraftProps) {
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <LeastChoice of="beds" search={search} onChange={onChange} />
      <LeastChoice of="baths" search={search} onChange={onChange} />
      <LeastChoice of="sqft" search={search} onChange={onChange} />
      <KeywordsInput
        value={search.keywords}
        onCommit={(keywords) => onApply(withFilters(search, { keywords }))}
      />
    </Box>
  );
}

/** The filters one by one (L2): price, active, sold or leased, home type, and more. */
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
        label={t('price.label')}
        value={priceText(t, localeOf(i18n.language), search)}
        inUse={isPriceInUse(search)}
      >
        {(draft) => (
          <PriceChoice
            type={draft.search.type}
            range={draft.search}
            onChange={({ minPrice: min, maxPrice: max }) =>
              draft.onChange(withFilters(draft.search, { minPrice: min, maxPrice: max }))
            }
          />
        )}
      </FilterPill>
      <FilterPill {...props} label={t('active.label')} value={active} inUse={active !== undefined}>
        {(draft) => <ActiveChoice {...draft} />}
      </FilterPill>
      <FilterPill
        {...props}
        label={t('sold.label', { context: type })}
        value={sold}
        inUse={sold !== undefined}
      >
        {(draft) => <SoldChoice {...draft} />}
      </FilterPill>
      <FilterPill
        {...props}
        label={t('homeType.label')}
        value={homeTypeText(t, search)}
        inUse={search.homeTypes.length > 0}
      >
        {(draft) => (
          <HomeTypeChoice
            selection={draft.search.homeTypes}
            onChange={(homeTypes) => draft.onChange(withFilters(draft.search, { homeTypes }))}
          />
        )}
      </FilterPill>
      <FilterPill {...props} label={t('more.label')} value={more} inUse={more !== undefined}>
        {(draft) => <MoreChoices {...draft} />}
      </FilterPill>
    </>
  );
}
