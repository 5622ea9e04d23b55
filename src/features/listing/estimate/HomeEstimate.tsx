import Box from '@mui/material/Box';
import { useEstimateQuery } from '#api/realty/estimateCalls.ts';
import { EstimateFigure } from '#components/estimate-figure/EstimateFigure.tsx';
import { EstimateLoading } from '#components/estimate-figure/EstimateLoading.tsx';
import { EstimateSignIn } from '#components/estimate-figure/EstimateSignIn.tsx';
import { useEstimateText } from '#components/estimate-words/useEstimateText.ts';
import { FailedPart } from '#components/layouts/FailedPart.tsx';
import { Section } from '#components/layouts/Section.tsx';
import { TextLink } from '#components/links/TextLink.tsx';
import { homeAddressOf } from '#domain/listing/homeAddress.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { paths } from '#domain/paths.ts';
import { useAppSelector } from '#store/hooks.ts';

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
      {session === 'inactive' && <EstimateSignIn back={paths.detail(listing)} />}
      {currentData && <EstimateFigure estimate={currentData} />}
      {!currentData && hasFailed && (
        <FailedPart sentence={t('failed')} retry={t('retry')} onRetry={refetch} />
      )}
      {!currentData && !hasFailed && session !== 'inactive' && <EstimateLoading />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6 }}>
        <TextLink to={paths.estimates()}>{t('method')}</TextLink>
        {address && <TextLink to={paths.homeValue(address)}>{t('owner')}</TextLink>}
      </Box>
    </Section>
  );
}
