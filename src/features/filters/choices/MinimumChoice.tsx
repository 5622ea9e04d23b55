import '#components/search-words/filterMenuTexts.ts';
import { useTranslation } from 'react-i18next';
import { RadioChoice } from '#components/fields/RadioChoice.tsx';
import { formatNumber } from '#domain/format.ts';
import { ROOM_COUNTS, type Search, SQUARE_FEET } from '#domain/search/search.ts';
import { localeOf } from '#i18n/i18n.ts';
import { SelectChoice } from './SelectChoice.tsx';

/** The filter of each choice, its steps, and its control. The keys are also those of the texts in `filters.json`. */
const CHOICES = {
  beds: { name: 'minBeds', values: ROOM_COUNTS, Choice: RadioChoice<number> },
  baths: { name: 'minBaths', values: ROOM_COUNTS, Choice: RadioChoice<number> },
  sqft: { name: 'minSqft', values: SQUARE_FEET, Choice: SelectChoice<number> },
} as const;

interface MinimumChoiceProps {
  of: keyof typeof CHOICES;
  /** 0 for any. */
  value: number;
  /** True if the value is an exact number; false by default. */
  isExact?: boolean;
  onChange: (filters: Partial<Search>) => void;
}

/** The minimum of a number that listings have, as pills or, for many steps, as a list. */
export function MinimumChoice({ of, value, isExact = false, onChange }: MinimumChoiceProps) {
  const { t, i18n } = useTranslation('filterMenu');
  const locale = localeOf(i18n.language);
  const { name, values, Choice } = CHOICES[of];
  return (
    <Choice
      label={t(`${of}.label`)}
      values={values}
      value={value}
      textOf={(minimum) =>
        minimum === 0
          ? t('any')
          : isExact
            ? formatNumber(minimum, locale)
            : t('atLeast', { count: formatNumber(minimum, locale) })
      }
      onChange={(minimum) => onChange({ [name]: minimum })}
    />
  );
}
