import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { type EstimatedHome, useHomeEstimateQuery } from '#api/realty/homeValueCalls.ts';
import { EstimateFigure } from '#components/estimate-figure/EstimateFigure.tsx';
import { useEstimateText } from '#components/estimate-words/useEstimateText.ts';
import { FailedPart } from '#components/layouts/FailedPart.tsx';
import { Section } from '#components/layouts/Section.tsx';
import { paths } from '#domain/paths.ts';
import { useAppSelector } from '#store/hooks.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useValueText } from '../useValueText.ts';

const TextLink = styled(Link)(({ theme }) => ({
  color: theme.vars?.palette.primary.dark,
  fontWeight: 600,
  // A target for fingers without more space between the lines.
  paddingBlock: 12,
}));

/** Asks the visitor to log in, with the way back to this page. */
function SignInPrompt({ back }: { back: string }) {
  const { t } = useEstimateText();
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

function Loading() {
  const { t } = useEstimateText();
  return (
    <Box role="status" aria-label={t('loading')}>
      <Skeleton width={200} height={48} />
      <Skeleton width={280} height={26} />
      <Skeleton height={60} />
    </Box>
  );
}

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
  return <Loading />;
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
      {session === 'unknown' && <Loading />}
      {session === 'inactive' && <SignInPrompt back={back} />}
      {session === 'active' &&
        (missing ? <Typography>{t(`estimate.${missing}`)}</Typography> : <Estimate home={home} />)}
      <TextLink to={paths.estimates()} sx={{ display: 'inline-block' }}>
        {words('method')}
      </TextLink>
    </Section>
  );
}
