import '#components/search-words/filterMenuTexts.ts';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { RadioChoice } from '#components/fields/RadioChoice.tsx';
import {
  ACTIVE_DAYS,
  DAYS_A_YEAR,
  MARKETS,
  marketOf,
  SOLD_DAYS,
  withActiveDays,
  withMarket,
  withSoldDays,
} from '#domain/search/marketStatus.ts';
import type { FilterProps } from '../filterProps.ts';
import { SelectChoice } from './SelectChoice.tsx';

/** Homes for sale, sold homes or both, and since when they are on the market or sold. */
export function MarketChoice({ search, onChange }: FilterProps) {
  const { t } = useTranslation('filterMenu');
  const context = search.type;
  const daysText = (days: number) => {
    if (days === 0) return t('days.all');
    return days % DAYS_A_YEAR === 0
      ? t('days.years', { count: days / DAYS_A_YEAR })
      : t('days.days', { count: days });
  };
  return (
    <Box sx={{ display: 'grid', gap: 5, width: '100%' }}>
      <RadioChoice
        label={t('market.label')}
        values={MARKETS}
        value={marketOf(search)}
        textOf={(market) => t(`market.${market}`, { context })}
        onChange={(market) => onChange(withMarket(search, market))}
      />
      {search.showActive && (
        <SelectChoice
          label={t('active.days')}
          values={ACTIVE_DAYS}
          value={search.activeDays}
          textOf={daysText}
          onChange={(days) => onChange(withActiveDays(search, days))}
        />
      )}
      {search.showSold && (
        <SelectChoice
          label={t('sold.days', { context })}
          values={SOLD_DAYS}
          value={search.soldDays}
          textOf={daysText}
          onChange={(days) => onChange(withSoldDays(search, days))}
        />
      )}
    </Box>
  );
}
