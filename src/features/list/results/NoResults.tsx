import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '#components/empty-state/EmptyState.tsx';
import { paths } from '#domain/paths.ts';
import { filtersInUse, type Search, withoutFilters } from '#domain/search/search.ts';
import { Button } from '#ui/Button.tsx';

interface NoResultsProps {
  search: Search;
  onChange: (next: Search) => void;
}

/** Nothing matches: the filters can be taken away, or, where none is set, another place chosen. */
export function NoResults({ search, onChange }: NoResultsProps) {
  const { t } = useTranslation('list');
  return (
    <EmptyState
      sentence={t('noResults')}
      action={
        filtersInUse(search) > 0 ? (
          <Button variant="contained" onClick={() => onChange(withoutFilters(search))}>
            {t('clearFilters')}
          </Button>
        ) : (
          <Button variant="contained" component={Link} to={paths.listOf({})}>
            {t('otherPlace')}
          </Button>
        )
      }
    />
  );
}
