import '#components/viewings/viewingsTexts.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useViewingsQuery } from '#api/customer/viewingCalls.ts';
import { EmptyState } from '#components/layouts/EmptyState.tsx';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ViewingCard } from './ViewingCard.tsx';

/** A customer's viewing requests. */
export function Viewings() {
  const { t } = useTranslation('viewings');
  const id = useId();
  const { data, isError, isFetching, refetch } = useViewingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h4" sx={{ mb: 5 }}>
        {t('list.title')}
      </Typography>
      {!data && isFetching && (
        <>
          <VisuallyHidden role="status">{t('list.loading')}</VisuallyHidden>
          <Skeleton variant="rounded" height={220} aria-hidden />
        </>
      )}
      {isError && !data && !isFetching && (
        <EmptyState
          role="alert"
          sentence={t('list.failed')}
          action={
            <Button variant="contained" onClick={() => void refetch()}>
              {t('list.retry')}
            </Button>
          }
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          scene="nothing-saved"
          sentence={t('list.empty')}
          action={
            <Button variant="contained" component={Link} to={paths.map()}>
              {t('list.emptyAction')}
            </Button>
          }
        />
      )}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ display: 'grid', gap: 4, m: 0, p: 0, listStyle: 'none' }}>
          {data.map((viewing) => (
            <li key={viewing.id}>
              <ViewingCard viewing={viewing} />
            </li>
          ))}
        </Box>
      )}
    </section>
  );
}
