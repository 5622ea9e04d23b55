import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { daysText } from '#components/search-words/searchWords.ts';
import type { ListingType } from '#domain/listing/status.ts';
import {
  ACTIVE_DAYS,
  canHideActive,
  canHideSold,
  SOLD_DAYS,
  withActive,
  withActiveDays,
  withSold,
  withSoldDays,
} from '#domain/search/marketStatus.ts';
import { Switch } from '#ui/Switch.tsx';
import type { FilterProps } from '../filterProps.ts';
import { RadioChoice } from './RadioChoice.tsx';

interface MarketSwitchProps {
  type: ListingType;
  label: string;
  checked: boolean;
  canHide: boolean;
  onChange: (checked: boolean) => void;
}

/** Shows or hides one part of the market. The last visible part can't be hidden, and the switch says why. */
function MarketSwitch({ type, label, checked, canHide, onChange }: MarketSwitchProps) {
  const { t } = useTranslation('filters');
  const noteId = useId();
  const isLast = checked && !canHide;
  return (
    <Box sx={{ mb: 4 }}>
      <Switch
        label={label}
        checked={checked}
        disabled={isLast}
        aria-describedby={isLast ? noteId : undefined}
        onChange={onChange}
      />
      {isLast && (
        <Box id={noteId} sx={{ typography: 'body2', color: 'text.secondary' }}>
          {t('market.held', { context: type })}
        </Box>
      )}
    </Box>
  );
}

/** Active listings: whether they are shown, and the maximum number of days since they were listed. */
export function ActiveChoice({ search, onChange }: FilterProps) {
  const { t } = useTranslation('filters');
  return (
    <div>
      <MarketSwitch
        type={search.type}
        label={t('active.show')}
        checked={search.showActive}
        canHide={canHideActive(search)}
        onChange={(showActive) => onChange(withActive(search, showActive))}
      />
      <RadioChoice
        label={t('active.days')}
        values={ACTIVE_DAYS}
        value={search.showActive ? search.activeDays : undefined}
        textOf={(days) => daysText(t, days)}
        onChange={(days) => onChange(withActiveDays(search, days))}
      />
    </div>
  );
}

/** Sold or leased listings: whether they are shown, and the maximum number of days since the sale or lease. */
export function SoldChoice({ search, onChange }: FilterProps) {
  const { t } = useTranslation('filters');
  const context = search.type;
  return (
    <div>
      <MarketSwitch
        type={search.type}
        label={t('sold.show', { context })}
        checked={search.showSold}
        canHide={canHideSold(search)}
        onChange={(showSold) => onChange(withSold(search, showSold))}
      />
      <RadioChoice
        label={t('sold.days', { context })}
        values={SOLD_DAYS}
        value={search.showSold ? search.soldDays : undefined}
        textOf={(days) => daysText(t, days)}
        onChange={(days) => onChange(withSoldDays(search, days))}
      />
    </div>
  );
}
