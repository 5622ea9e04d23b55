import { useTranslation } from 'react-i18next';
import { filtersInUse, withoutFilters } from '#domain/search/search.ts';
import { Button } from '#ui/Button.tsx';
import type { FilterProps } from '../filterProps.ts';

/** Sets every filter back and says how many are in use; nothing where none is. */
export function ClearFilters({ search, onChange }: FilterProps) {
  const { t } = useTranslation('filters');
  const count = filtersInUse(search);
  if (count === 0) return null;
  return (
    <Button
      variant="text"
      onClick={() => onChange(withoutFilters(search))}
      sx={{ fontSize: '0.875rem', px: 3 }}
    >
      {t('clear', { count })}
    </Button>
  );
}
