import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useClaimedHomesQuery } from '#api/customer/claimCalls.ts';
import type { WireClaimedHome } from '#api/customer/claimContract.ts';
import { EmptyState } from '#components/layouts/EmptyState.tsx';
import { FailedPart } from '#components/layouts/FailedPart.tsx';
import { Section } from '#components/layouts/Section.tsx';
import { homeAddressLine } from '#domain/listing/homeAddress.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useValueText } from './useValueText.ts';

/** The page of a claimed home. */
function pathOf({ latitude, longitude, ...address }: WireClaimedHome): string {
  return paths.homeValue(
    address,
    latitude === null || longitude === null ? undefined : { latitude, longitude },
  );
}

function Home({ home }: { home: WireClaimedHome }) {
  const { t, locale } = useValueText();
  return (
    <Paper component="li" elevation={1} sx={{ p: 5 }}>
      <Box
        component={Link}
        to={pathOf(home)}
        sx={{ display: 'inline-block', py: 2, typography: 'h5', color: 'primary.dark' }}
      >
        {homeAddressLine(home, locale)}
      </Box>
      <Typography color="textSecondary">{home.city}</Typography>
      <Typography variant="body2" sx={{ mt: 2 }}>
        {t(home.isMailed ? 'mine.mailed' : 'mine.notMailed')}
      </Typography>
    </Paper>
  );
}

/** The homes that the customer claims. @param isHiddenIfEmpty true where the page offers to find a home anyway */
export function ClaimedHomes({ isHiddenIfEmpty = false }: { isHiddenIfEmpty?: boolean }) {
  const { t } = useValueText();
  const { data, isError, refetch } = useClaimedHomesQuery();
  if (isHiddenIfEmpty && !data?.length) return null;
  return (
    <Section heading={t('mine.heading')}>
      {isError && !data && (
        <FailedPart sentence={t('mine.failed')} retry={t('mine.retry')} onRetry={() => void refetch()} />
      )}
      {!isError && !data && (
        <Box role="status" aria-label={t('mine.loading')}>
          <Skeleton variant="rounded" height={132} />
        </Box>
      )}
      {data?.length === 0 && (
        <EmptyState
          sentence={t('mine.empty')}
          action={
            <Button variant="contained" component={Link} to={paths.value()}>
              {t('mine.find')}
            </Button>
          }
        />
      )}
      {data && data.length > 0 && (
        <>
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
              gap: 5,
              m: 0,
              p: 0,
              listStyle: 'none',
            }}
          >
            {data.map((home) => (
              <Home key={home.id} home={home} />
            ))}
          </Box>
          {!isHiddenIfEmpty && (
            <Button variant="outlined" component={Link} to={paths.value()} sx={{ mt: 6 }}>
              {t('mine.add')}
            </Button>
          )}
        </>
      )}
    </Section>
  );
}
