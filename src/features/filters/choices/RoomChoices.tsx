import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../domain/format.ts';
import { ROOM_COUNTS, SQUARE_FEET, withFilters } from '../../../domain/search.ts';
import { localeOf } from '../../../i18n/i18n.ts';
import type { FilterProps } from '../filterProps.ts';
import { RadioChoice } from './RadioChoice.tsx';

function useLeastText(): (value: number) => string {
  const { t, i18n } = useTranslation('filters');
  const locale = localeOf(i18n.language);
  return (value) => (value === 0 ? t('any') : t('atLeast', { count: formatNumber(value, locale) }));
}

/** At least how many beds: Any, 1+ to 5+ (L5). */
export function BedsChoice({ search, onChange }: FilterProps) {
  const { t } = useTranslation('filters');
  return (
    <RadioChoice
      label={t('beds.label')}
      values={ROOM_COUNTS}
      value={search.minBeds}
      textOf={useLeastText()}
      onChange={(minBeds) => onChange(withFilters(search, { minBeds }))}
    />
  );
}

/** At least how many baths: Any, 1+ to 5+ (L5). */
export function BathsChoice({ search, onChange }: FilterProps) {
  const { t } = useTranslation('filters');
  return (
    <RadioChoice
      label={t('baths.label')}
      values={ROOM_COUNTS}
      value={search.minBaths}
      textOf={useLeastText()}
      onChange={(minBaths) => onChange(withFilters(search, { minBaths }))}
    />
  );
}

/** At least how many square feet: Any, 500 to 3500 by 250 (L5). */
export function SquareFeetChoice({ search, onChange }: FilterProps) {
  const { t } = useTranslation('filters');
  return (
    <RadioChoice
      label={t('sqft.label')}
      values={SQUARE_FEET}
      value={search.minSqft}
      textOf={useLeastText()}
      onChange={(minSqft) => onChange(withFilters(search, { minSqft }))}
    />
  );
}
