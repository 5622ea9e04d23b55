import { useTranslation } from 'react-i18next';
import { withType } from '#domain/search/search.ts';
import type { FilterProps } from '../filterProps.ts';
import { Segments } from './Segments.tsx';

/** Sale or lease. Switching sets the default price range of the other type. */
export function TypeToggle({ search, onChange }: FilterProps) {
  const { t } = useTranslation('filters');
  return (
    <Segments role="group" aria-label={t('type.label')}>
      {(['sale', 'lease'] as const).map((type) => (
        <button
          key={type}
          type="button"
          aria-pressed={search.type === type}
          onClick={() => {
            // One of the two is always chosen.
            if (search.type !== type) onChange(withType(search, type));
          }}
        >
          {t(`type.${type}`)}
        </button>
      ))}
    </Segments>
  );
}
