import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceRange } from '../../../domain/priceSteps.ts';
import { withFilters } from '../../../domain/search.ts';
import { Button } from '../../../ui/Button.tsx';
import { PriceChoice } from '../choices/PriceChoice.tsx';
import type { FilterProps } from '../filterProps.ts';
import { FilterPill } from './FilterPill.tsx';

/** The price: a range is chosen in several moves, so that it applies when the menu closes. */
export function PricePill({
  search,
  onChange,
  value,
  inUse,
}: FilterProps & { value: string | undefined; inUse: boolean }) {
  const { t } = useTranslation('filters');
  const [draft, setDraft] = useState<PriceRange>();
  const range = draft ?? { minPrice: search.minPrice, maxPrice: search.maxPrice };
  const apply = () => {
    setDraft(undefined);
    if (range.minPrice !== search.minPrice || range.maxPrice !== search.maxPrice) {
      onChange(withFilters(search, range));
    }
  };
  return (
    <FilterPill label={t('price.label')} value={value} inUse={inUse} onClose={apply}>
      {(close) => (
        <Box sx={{ width: 340, maxWidth: '100%' }}>
          <PriceChoice type={search.type} range={range} onChange={setDraft} />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 4 }}>
            <Button variant="contained" onClick={close}>
              {t('done')}
            </Button>
          </Box>
        </Box>
      )}
    </FilterPill>
  );
}
