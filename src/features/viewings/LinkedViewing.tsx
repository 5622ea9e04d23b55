import '#components/viewings/viewingsTexts.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLinkedViewingQuery } from '#api/customer/viewingCalls.ts';
import { isCallError } from '#api/errors.ts';
import { EmptyState } from '#components/layouts/EmptyState.tsx';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ViewingCard } from './ViewingCard.tsx';

/** The viewing request of a mail's link. @param token that of the link; '' if it has none */
export function LinkedViewing({ token }: { token: string }) {
  const { t } = useTranslation('viewings');
  useDocumentTitle(t('link.title'));
  const { data, error, isFetching, refetch } = useLinkedViewingQuery(token, { skip: token === '' });
  const isEnded = token === '' || (isCallError(error) && error.status === 404);
  return (
    <Box sx={{ boxSizing: 'content-box', maxWidth: 720, px: 'var(--edges)', py: { xs: 8, md: 12 } }}>
      <Typography component="h1" sx={{ typography: { xs: 'h3', md: 'h2' }, mb: 6 }}>
        {t('link.title')}
      </Typography>
      {!data && isFetching && (
        <>
          <VisuallyHidden role="status">{t('list.loading')}</VisuallyHidden>
          <Skeleton variant="rounded" height={220} aria-hidden />
        </>
      )}
      {isEnded && (
        <EmptyState
          sentence={t('link.ended')}
          action={
            <Button variant="contained" component={Link} to={paths.map()}>
              {t('list.emptyAction')}
            </Button>
          }
        />
      )}
      {error && !data && !isEnded && !isFetching && (
        <EmptyState
          role="alert"
          sentence={t('link.failed')}
          action={
            <Button variant="contained" onClick={() => void refetch()}>
              {t('list.retry')}
            </Button>
          }
        />
      )}
      {data && !isEnded && <ViewingCard viewing={data} token={token} />}
    </Box>
  );
}
