import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useNearKindsQuery } from '#api/realty/nearCalls.ts';
import { useFactTexts } from '#components/search-words/useFilterText.ts';
import { AMENITY_KINDS } from '#domain/amenities.ts';
import { type Near, nearKinds, WALK_MINUTES, withNear } from '#domain/search/near.ts';
import type { Search } from '#domain/search/search.ts';
import { SelectChoice } from './SelectChoice.tsx';

const Group = styled('fieldset')(({ theme }) => ({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& legend': { ...theme.typography.body1, fontWeight: 600, padding: 0, marginBottom: theme.spacing(3) },
  '& > div': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: theme.spacing(3), alignItems: 'end' },
}));

const CHOICES = [0, ...WALK_MINUTES] as const;

interface NearChoiceProps {
  value: Near;
  onChange: (filters: Partial<Search>) => void;
}

/**
 * Minutes on foot to the nearest amenity of each kind that the service has, and of those that the search has. If the
 * service's kinds could not be loaded, all are offered. Memoized, so that another choice does not render the lists.
 */
export const NearChoice = memo(({ value, onChange }: NearChoiceProps) => {
  const { t } = useFactTexts();
  const { data: offered, isError } = useNearKindsQuery();
  const chosen = nearKinds(value);
  const shown = AMENITY_KINDS.filter((kind) => isError || offered?.includes(kind) || chosen.includes(kind));
  if (shown.length === 0) return null;
  return (
    <Group>
      <legend>{t('walks')}</legend>
      <div>
        {shown.map((kind) => (
          <SelectChoice
            key={kind}
            label={t(`label.near.${kind}`)}
            values={CHOICES}
            value={value[kind] ?? 0}
            textOf={(minutes) => (minutes === 0 ? t('any') : t('walk', { minutes }))}
            onChange={(minutes) => onChange({ near: withNear(value, kind, minutes || undefined) })}
          />
        ))}
      </div>
    </Group>
  );
});
