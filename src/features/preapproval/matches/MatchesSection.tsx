import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMatchesQuery } from '#api/customer/applicationCalls.ts';
import type { WireMatch } from '#api/customer/applicationContract.ts';
import { Section } from '#components/section/Section.tsx';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { PartLoading } from '../states/PartLoading.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';
import { MatchCard } from './MatchCard.tsx';
import { MatchComparison } from './MatchComparison.tsx';
import { useMatchChoice } from './useMatchChoice.ts';

/** What a co-applicant sees: the lender that was chosen, and no other answer. */
function Chosen({ match }: { match: WireMatch | undefined }) {
  const { t } = usePreapprovalText();
  return match ? (
    <Box sx={{ maxWidth: 420 }}>
      <MatchCard match={match} choice={undefined} />
    </Box>
  ) : (
    <Typography>{t('matches.onlyApplicant')}</Typography>
  );
}

interface MatchesSectionProps {
  applicationId: string;
  /** Who applies chooses; the co-applicant sees the choice. */
  canChoose: boolean;
}

/** What the lenders say of a submitted application, and the customer's choice among them. */
export function MatchesSection({ applicationId, canChoose }: MatchesSectionProps) {
  const { t, day } = usePreapprovalText();
  const { data, error, refetch } = useMatchesQuery(applicationId, {
    // Somebody else chooses meanwhile.
    refetchOnMountOrArgChange: !canChoose,
  });
  const { said, isFailed, ...choice } = useMatchChoice(applicationId);
  return (
    <Section heading={t('matches.heading')} anchor="matches">
      {!data && !error && <PartLoading text={t('matches.loading')} heights={[24, 420]} />}
      {!data && error && (
        <LoadFailed text={t('matches.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <Typography color="textSecondary">{t('matches.example', { date: day(data.rulesOf) })}</Typography>
          <Box
            role="status"
            sx={{ minHeight: 24, my: 2, typography: 'body2', fontWeight: 600, color: 'success.main' }}
          >
            {said}
          </Box>
          {isFailed && (
            <Typography role="alert" color="error" sx={{ mb: 3, fontWeight: 600 }}>
              {t('matches.changeFailed')}
            </Typography>
          )}
          {canChoose ? (
            <>
              <MatchComparison matches={data.matches} choice={choice} />
              <Typography variant="body2" color="textSecondary" sx={{ mt: 4, maxWidth: '72ch' }}>
                {t('matches.ratios')}
              </Typography>
            </>
          ) : (
            <Chosen match={data.matches[0]} />
          )}
        </>
      )}
    </Section>
  );
}
