import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { useChangesQuery } from '#api/desk/deskApi.ts';
import { Button } from '#ui/Button.tsx';
import { deskPaths } from '../deskPaths.ts';
import { ChangeEntry } from '../item/HistoryPanel.tsx';
import { CallFailure, LoadingRows } from '../ui/QueryState.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';

/** Changes of a page, as the service sends them. */
const PAGE_SIZE = 100;

/** The record of all changes in the desk, which cannot be changed. */
export function ChangesPage() {
  const { t } = useTranslation(['desk', 'deskOffice']);
  usePageTitle(t('nav.changes'));
  const [query] = useSearchParams();
  const asked = Number(query.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const { currentData, error, refetch } = useChangesQuery({ page }, { refetchOnMountOrArgChange: true });
  const last = currentData ? Math.max(1, Math.ceil(currentData.total / PAGE_SIZE)) : page;
  const step = (to: number, text: string) => (
    <Button variant="outlined" size="small" component={RouterLink} to={to > 1 ? `?page=${to}` : '.'}>
      {text}
    </Button>
  );
  return (
    <>
      <Typography component="h1" variant="h3">
        {t('nav.changes')}
      </Typography>
      <Box component="p" sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>
        {t('deskOffice:changes.text')}
      </Box>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!currentData && !error && <LoadingRows rows={10} height={44} />}
      {currentData?.total === 0 && <Box role="status">{t('deskOffice:changes.none')}</Box>}
      {currentData && currentData.total > 0 && (
        <>
          <Box
            component="ol"
            sx={{
              display: 'grid',
              gap: 0,
              m: 0,
              mb: 4,
              p: 0,
              listStyle: 'none',
              border: '1px solid',
              borderColor: 'line',
              borderRadius: 1,
              bgcolor: 'background.paper',
            }}
          >
            {currentData.changes.map((change) => (
              <Box
                component="li"
                key={change.id}
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  gap: 3,
                  px: 4,
                  py: 3,
                  borderTop: '1px solid',
                  borderColor: 'line',
                  '&:first-of-type': { borderTop: 0 },
                }}
              >
                <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                  <ChangeEntry change={change} />
                </Box>
                {change.item && (
                  <Link
                    component={RouterLink}
                    to={deskPaths.item(change.item)}
                    sx={{ alignSelf: 'center', typography: 'body2', py: 2 }}
                  >
                    {t('deskOffice:changes.open')}
                  </Link>
                )}
              </Box>
            ))}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {t('inbox.range', {
                first: (page - 1) * PAGE_SIZE + 1,
                last: Math.min(currentData.total, page * PAGE_SIZE),
                count: currentData.total,
              })}
            </Box>
            {page > 1 && step(page - 1, t('inbox.previous'))}
            {page < last && step(page + 1, t('inbox.next'))}
          </Box>
        </>
      )}
    </>
  );
}
