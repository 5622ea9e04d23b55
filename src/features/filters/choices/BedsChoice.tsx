import '#components/search-words/filterMenuTexts.ts';
import Box from '@mui/material/Box';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Search } from '#domain/search/search.ts';
import { Switch } from '#ui/Switch.tsx';
import { MinimumChoice } from './MinimumChoice.tsx';

interface BedsChoiceProps extends Pick<Search, 'minBeds' | 'exactBeds'> {
  onChange: (filters: Partial<Search>) => void;
}

/** The number of beds: at least, or exactly. Memoized, so that another choice does not render it. */
export const BedsChoice = memo(({ minBeds, exactBeds, onChange }: BedsChoiceProps) => {
  const { t } = useTranslation('filterMenu');
  // Without a number none is exact.
  const change = useCallback(
    (filters: Partial<Search>) =>
      onChange(filters.minBeds === 0 ? { ...filters, exactBeds: false } : filters),
    [onChange],
  );
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <MinimumChoice of="beds" value={minBeds} isExact={exactBeds} onChange={change} />
      <Switch
        label={t('beds.exact')}
        checked={exactBeds}
        disabled={minBeds === 0}
        onChange={(exact) => onChange({ exactBeds: exact })}
      />
    </Box>
  );
});
