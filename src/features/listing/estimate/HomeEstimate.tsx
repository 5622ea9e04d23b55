import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useEstimateQuery } from '#api/realty/estimateCalls.ts';
import { EstimateFigure } from '#components/estimate-figure/EstimateFigure.tsx';
import { useEstimateText } from '#components/estimate-words/useEstimateText.ts';
import { FailedPart } from '#components/layouts/FailedPart.tsx';
import { Section } from '#components/layouts/Section.tsx';
import { homeAddressOf } from '#domain/listing/homeAddress.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { paths } from '#domain/paths.ts';
import { useAppSelector } from '#store/hooks.ts';
import { Skeleton } from '#ui/Skeleton.tsx';

const TextLink = styled(Link)(({ theme }) => ({
  color: theme.vars?.palette.primary.dark,
  fontWeight: 600,
  // A target for fingers without more space between the lines.
  paddingBlock: 12,
}));

/** Asks the visitor to log in, with the way back to this page. There is no figure to see. */
function SignInPrompt({ listing }: { listing: Listing }) {
  const { t } = useEstimateText();
  const back = paths.detail(listing);
  return (
    <Typography sx={{ bgcolor: 'chip.main', color: 'chip.contrastText', borderRadius: 1, p: 5 }}>
      {t('signIn.rule')}
      <TextLink to={paths.login(back, 'seeEstimate')}>{t('signIn.signIn')}</TextLink>
      {t('signIn.or')}
      <TextLink to={paths.newAccount(back, 'seeEstimate')}>{t('signIn.join')}</TextLink>
      {t('signIn.free')}
    </Typography>
  );
}

/**
 * The estimated price or rent of the listing's home today, with its range, the sales that count most, and the error of
 * such estimates. Visitors get an invitation to log in. Nothing is shown where there are no estimates.
 */
export function HomeEstimate({ listing }: { listing: Listing }) {
  const { t } = useEstimateText();
  const { mlsNumber, boardId, type } = listing;
  const address = type === 'sale' ? homeAddressOf(listing.address) : undefined;
  const session = useAppSelector((state) => state.session.status);
  const { currentData, error, isFetching, refetch } = useEstimateQuery(
    { mlsNumber, boardId },
    { skip: session !== 'active' },
  );
  const hasFailed = error !== undefined && !isFetching;
  // A live feed has no estimates. While the session cannot be confirmed, the visitor is not asked to log in.
  if (session === 'unconfirmed' || (hasFailed && 'status' in error && error.status === 404)) return null;
  return (
    <Section heading={t(type === 'lease' ? 'rent.heading' : 'price.heading')}>
      {session === 'inactive' && <SignInPrompt listing={listing} />}
      {currentData && <EstimateFigure estimate={currentData} />}
      {!currentData && hasFailed && (
        <FailedPart sentence={t('failed')} retry={t('retry')} onRetry={refetch} />
      )}
      {!currentData && !hasFailed && session !== 'inactive' && (
        <Box role="status" aria-label={t('loading')}>
          <Skeleton width={200} height={48} />
          <Skeleton width={280} height={26} />
          <Skeleton height={60} />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6 }}>
        <TextLink to={paths.estimates()}>{t('method')}</TextLink>
        {address && <TextLink to={paths.homeValue(address)}>{t('owner')}</TextLink>}
      </Box>
    </Section>
  );
}
