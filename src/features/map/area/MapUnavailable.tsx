import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '#components/layouts/EmptyState.tsx';
import { ResultsPagination } from '#components/results/ResultsPagination.tsx';
import { DEFAULT_CITY } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { type Search, withoutFilters } from '#domain/search/search.ts';
import { reloadPage } from '#platform/navigation/leavePage.ts';
import { Button } from '#ui/Button.tsx';
import { ListIcon } from '#ui/icons/searchIcons.tsx';
import { useOnline } from '#ui/useOnline.ts';
import { ResultCards } from '../panel/ResultCards.tsx';
import { resultsPerPage, useSearchResults } from '../panel/useViewResults.ts';

const Page = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: theme.spacing(6, 4, 10),
  '& > *': { maxWidth: 900, marginInline: 'auto' },
}));

const Notice = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  marginBottom: theme.spacing(6),
  padding: theme.spacing(5),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars?.palette.background.paper,
  boxShadow: theme.shadows[1],
}));

const TEXTS = {
  offline: ['unavailable.offlineTitle', 'unavailable.offlineText'],
  failed: ['unavailable.failedTitle', 'unavailable.failedText'],
  'no-webgl': ['unavailable.title', 'unavailable.text'],
} as const;

interface MapUnavailableProps {
  reason: 'no-webgl' | 'failed';
  search: Search;
  onSearchChange: (next: Search) => void;
}

/** Replaces the map in a browser that cannot draw it: a notice and the homes of the same search. */
export function MapUnavailable({ reason, search, onSearchChange }: MapUnavailableProps) {
  const { t } = useTranslation('map');
  const placed: Search = search.city || search.state ? search : { ...search, ...DEFAULT_CITY };
  const isOffline = !useOnline() && reason === 'failed';
  const [title, text] = TEXTS[isOffline ? 'offline' : reason];
  const results = useSearchResults(placed);
  return (
    <Page>
      <Notice role="alert" data-says-fault>
        <div>
          <Box component="h2" sx={{ typography: 'h5', m: 0 }}>
            {t(title)}
          </Box>
          <Box component="p" sx={{ m: 0, mt: 1, color: 'text.secondary' }}>
            {t(text)}
          </Box>
        </div>
        {reason === 'failed' && !isOffline && (
          <Button variant="outlined" onClick={() => void reloadPage()}>
            {t('unavailable.reload')}
          </Button>
        )}
        {/* A page of the list can have fewer homes than one here. */}
        <Button
          component={Link}
          to={paths.list({ ...placed, page: 1 })}
          variant="contained"
          startIcon={<ListIcon />}
        >
          {t('unavailable.openList')}
        </Button>
      </Notice>
      <div>
        <ResultCards
          search={placed}
          onSearchChange={onSearchChange}
          results={results}
          onHighlight={() => undefined}
          whenEmpty={
            <EmptyState
              sentence={t('results.empty')}
              action={
                <Button variant="outlined" onClick={() => onSearchChange(withoutFilters(search))}>
                  {t('results.clearFilters')}
                </Button>
              }
            />
          }
        />
      </div>
      <Box sx={{ mt: 6 }}>
        <ResultsPagination
          page={search.page}
          count={results.page?.count ?? 0}
          perPage={resultsPerPage(placed)}
          onChange={(page) => onSearchChange({ ...search, page })}
        />
      </Box>
    </Page>
  );
}
