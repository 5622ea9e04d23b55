import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { paths } from '#domain/paths.ts';
import { type Search, withoutYield } from '#domain/search/search.ts';
import { Button } from '#ui/Button.tsx';
import { FilterActions } from '../active-filters/FilterActions.tsx';
import { EmptyState } from '../layouts/EmptyState.tsx';
import { useFactTexts } from '../search-words/useFilterText.ts';

interface LoginForYieldProps {
  search: Search;
  /** Path of this page, to come back to after the log-in. */
  back: string;
  onChange: (next: Search) => void;
}

/** Takes the place of the results of a search by yield, which visitors may not see. */
export function LoginForYield({ search, back, onChange }: LoginForYieldProps) {
  const { t } = useFactTexts();
  return (
    <EmptyState
      sentence={t('yieldLogin.why')}
      action={
        <FilterActions>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
            <Button component={Link} to={paths.login(back, 'seeHomes')} variant="contained">
              {t('yieldLogin.login')}
            </Button>
            <Button variant="outlined" onClick={() => onChange(withoutYield(search))}>
              {t('yieldLogin.without')}
            </Button>
          </Box>
        </FilterActions>
      }
    />
  );
}
