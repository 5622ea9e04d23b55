import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type EstimatedHome, useHomeEstimateQuery } from '#api/realty/homeValueCalls.ts';
import { EstimateFigure } from '#components/estimate-figure/EstimateFigure.tsx';
import { EstimateLoading } from '#components/estimate-figure/EstimateLoading.tsx';
import { EstimateSignIn } from '#components/estimate-figure/EstimateSignIn.tsx';
import { useEstimateText } from '#components/estimate-words/useEstimateText.ts';
import { FailedPart } from '#components/layouts/FailedPart.tsx';
import { Section } from '#components/layouts/Section.tsx';
import { TextLink } from '#components/links/TextLink.tsx';
import { paths } from '#domain/paths.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useValueText } from '../useValueText.ts';

/** The estimate of the home, or its state. */
function Estimate({ home }: { home: EstimatedHome }) {
  const { t } = useEstimateText();
  const { t: value } = useValueText();
  const { currentData, data, error, isFetching, refetch } = useHomeEstimateQuery(home);
  // While corrected facts are estimated, the figure from the earlier ones stays, and is read as busy.
  const shown = currentData ?? (isFetching ? data : undefined);
  if (shown) {
    return (
      <Box aria-busy={isFetching} sx={{ opacity: isFetching ? 0.55 : 1 }}>
        <EstimateFigure estimate={shown} />
        {currentData && Object.keys(home.facts).length > 0 && (
          <Typography variant="body2" sx={{ mt: 2 }}>
            {value('estimate.own')}
          </Typography>
        )}
      </Box>
    );
  }
  if (error && !isFetching) {
    if ('status' in error && error.status === 404)
      return <Typography>{value('estimate.noStreet')}</Typography>;
    return <FailedPart sentence={t('failed')} retry={t('retry')} onRetry={refetch} />;
  }
  return <EstimateLoading />;
}

interface HomeEstimateProps {
  home: EstimatedHome;
  /** The reason for which the home cannot be estimated yet; undefined if it can. */
  missing: 'needsFacts' | 'needsClaim' | 'noStreet' | undefined;
  back: string;
}

/**
 * The estimated value of the page's home. Visitors get an invitation to log in, and no figure. Nothing is shown while the
 * session cannot be confirmed.
 */
export function HomeEstimate({ home, missing, back }: HomeEstimateProps) {
  const { t } = useValueText();
  const { t: words } = useEstimateText();
  const session = useAppSelector((state) => state.session.status);
  if (session === 'unconfirmed') return null;
  return (
    <Section heading={t('estimate.heading')} anchor="estimate">
      {session === 'unknown' && <EstimateLoading />}
      {session === 'inactive' && <EstimateSignIn back={back} />}
      {session === 'active' &&
        (missing ? <Typography>{t(`estimate.${missing}`)}</Typography> : <Estimate home={home} />)}
      <TextLink to={paths.estimates()} sx={{ display: 'inline-block' }}>
        {words('method')}
      </TextLink>
    </Section>
  );
}
