import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useDocumentHead } from '#components/document-head/useDocumentHead.ts';
import { valueHead } from '#components/heads/valueHead.ts';
import { environment } from '#config/environment.ts';
import { paths } from '#domain/paths.ts';
import { useAppSelector } from '#store/hooks.ts';
import { ClaimedHomes } from './ClaimedHomes.tsx';
import { AddressSearch } from './start/AddressSearch.tsx';
import { useValueText } from './useValueText.ts';

const POINTS = ['first', 'second', 'third'] as const;

/** The page on which an owner enters an address: for an estimate, or for an agent's valuation where there are none. */
export function ValueStart() {
  const { t } = useValueText();
  const isSignedIn = useAppSelector(({ session }) => session.status === 'active');
  const hasEstimates = environment.hasEstimates;
  const words = hasEstimates ? 'start' : 'valuation.start';
  useDocumentHead(valueHead(t));
  return (
    <Box sx={{ display: 'grid', gap: 12, px: 'var(--edges)', py: { xs: 8, md: 16 } }}>
      <Box>
        <Typography component="h1" sx={{ typography: { xs: 'h2', lg: 'h1' }, textWrap: 'balance' }}>
          {t('start.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 4, mb: 8, maxWidth: '60ch', fontSize: '1.125rem' }}>
          {t(`${words}.lead`)}
        </Typography>
        <AddressSearch />
      </Box>
      {hasEstimates && isSignedIn && <ClaimedHomes isHiddenIfEmpty />}
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
          gap: { xs: 6, md: 8 },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {POINTS.map((point) => (
          <li key={point}>
            <Typography component="h2" variant="h5">
              {t(`${words}.points.${point}.title`)}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 2 }}>
              {t(`${words}.points.${point}.text`)}
            </Typography>
          </li>
        ))}
      </Box>
      {hasEstimates && (
        <Box
          component={Link}
          to={paths.estimates()}
          sx={{ color: 'primary.dark', fontWeight: 600, py: 3, justifySelf: 'start' }}
        >
          {t('start.method')}
        </Box>
      )}
    </Box>
  );
}
