import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../domain/format.ts';
import { ROOM_COUNTS, SQUARE_FEET, withFilters } from '../../../domain/search.ts';
import { localeOf } from '../../../i18n/i18n.ts';
import type { FilterProps } from '../filterProps.ts';
import { RadioChoice } from './RadioChoice.tsx';

/** What each choice narrows, and its steps: beds and baths Any, 1+ to 5+; square feet Any, 500 to 3500 by 250 (L5). */
const CHOICES = {
  beds: { name: 'minBeds', values: ROOM_COUNTS },
  baths: { name: 'minBaths', values: ROOM_COUNTS },
  sqft: { name: 'minSqft', values: SQUARE_FEET },
} as const;

/** At least how many beds, baths or square feet. */
export function LeastChoice({ of, search, onChange }: FilterProps & { of: keyof typeof CHOICES }) {
  const { t, i18n } = useTranslation('filters');
  const locale = localeOf(i18n.language);
  const { name, values } = CHOICES[of];
  return (
    <RadioChoice
      label={t(`${of}.label`)}
      values={values}
      value={search[name]}
      textOf={(value) => (value === 0 ? t('any') : t('atLeast', { count: formatNumber(value, locale) }))}
      onChange={(least) => onChange(withFilters(search, { [name]: least }))}
    />
  );
}
