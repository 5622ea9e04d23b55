import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMatchesQuery } from '#api/customer/applicationCalls.ts';
import type { WireMatch } from '#api/customer/applicationContract.ts';
import { Section } from '#components/layouts/Section.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { LoadFailed, PartLoading } from '../states/PartStates.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';
import { MatchActions } from './MatchActions.tsx';
import { MatchCard } from './MatchCard.tsx';
import { MatchMark } from './MatchMark.tsx';
import { type MatchChoice, useMatchChoice } from './useMatchChoice.ts';
import { useMatchFacts } from './useMatchFacts.ts';
import { useReasonText } from './useReasonText.ts';

/** Lenders that would not lend, each with all its reasons. */
function IneligibleList({ matches }: { matches: readonly WireMatch[] }) {
  const { lender } = usePreapprovalText();
  const reason = useReasonText();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {matches.map(({ id, reasons }) => (
        <Box component="li" key={id} sx={{ py: 3, borderTop: '1px solid', borderColor: 'divider' }}>
          <Box component="p" sx={{ m: 0, fontWeight: 600 }}>
            {lender(id)}
          </Box>
          {reasons.map((one) => (
            <Box key={one.code} component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
              {reason(one)}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** Number of lenders side by side. The others are folded. */
const SIDE_BY_SIDE = 3;

interface MatchComparisonProps {
  matches: readonly WireMatch[];
  choice: MatchChoice;
}

/**
 * The best matches side by side, always with the chosen one. The others are folded, and lenders that would not lend
 * follow.
 */
function MatchComparison({ matches, choice }: MatchComparisonProps) {
  const { t } = usePreapprovalText();
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const eligible = matches.filter(({ isEligible }) => isEligible);
  const ineligible = matches.filter(({ isEligible }) => !isEligible);
  const accepted = eligible.find(({ state }) => state === 'accepted');
  const best = eligible.slice(0, SIDE_BY_SIDE);
  const first = accepted && !best.includes(accepted) ? [accepted, ...best.slice(0, -1)] : best;
  const others = eligible.filter((match) => !first.includes(match));
  const cards = (shown: readonly WireMatch[]) => (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${SIDE_BY_SIDE}, minmax(0, 1fr))` },
      }}
    >
      {shown.map((match) => (
        <MatchCard key={match.id} match={match} choice={choice} />
      ))}
    </Box>
  );
  return (
    <>
      {first.length > 0 ? cards(first) : <Box sx={{ fontWeight: 600 }}>{t('matches.none')}</Box>}
      {others.length > 0 && (
        <Disclosure label={t('matches.more', { count: others.length })} sx={{ mt: 4 }}>
          {() => (isWide ? <MatchTable matches={others} choice={choice} /> : cards(others))}
        </Disclosure>
      )}
      {ineligible.length > 0 && (
        <Disclosure label={t('matches.ineligible', { count: ineligible.length })} sx={{ mt: 2 }}>
          {() => <IneligibleList matches={ineligible} />}
        </Disclosure>
      )}
    </>
  );
}

/** The co-applicant's view: only the chosen lender. */
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
  /** True for the applicant. The co-applicant only sees the choice. */
  canChoose: boolean;
}

/** The lenders' answers to a submitted application, and the customer's choice. */
export function MatchesSection({ applicationId, canChoose }: MatchesSectionProps) {
  const { t, day } = usePreapprovalText();
  const { data, error, refetch } = useMatchesQuery(applicationId, {
    // For the co-applicant: the applicant may choose meanwhile.
    refetchOnMountOrArgChange: !canChoose,
  });
  const { message, isFailed, ...choice } = useMatchChoice(applicationId);
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
            {message}
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

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  ...theme.typography.body2,
  '& th, & td': {
    padding: theme.spacing(3, 2),
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& thead th': { color: theme.vars?.palette.text.secondary, fontWeight: 600, lineHeight: 1.3 },
  '& tr > th:first-of-type': { paddingLeft: 0 },
  '& tr > :last-child': { paddingRight: 0 },
  '& tbody th': { fontWeight: 600, minWidth: 140 },
}));

const COLUMNS = ['payment', 'rate', 'loan', 'insurance', 'gds', 'tds'] as const;

interface MatchTableProps {
  matches: readonly WireMatch[];
  choice: MatchChoice;
}

/** A table of lenders with a column for each figure. It scrolls sideways if it is too wide. */
function MatchTable({ matches, choice }: MatchTableProps) {
  const { t, lender } = usePreapprovalText();
  const facts = useMatchFacts();
  return (
    // Positioned, so that visually hidden texts inside do not widen the page.
    <Box
      sx={{ position: 'relative', overflowX: 'auto' }}
      role="group"
      aria-label={t('matches.table')}
      tabIndex={0}
    >
      <Table>
        <caption>
          <VisuallyHidden>{t('matches.table')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('matches.lender')}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`matches.short.${column}`)}
              </th>
            ))}
            <th scope="col">{t('matches.choice')}</th>
          </tr>
        </thead>
        <tbody>
          {matches.map((match) => {
            const texts = facts(match);
            return (
              <tr key={match.id}>
                <th scope="row">
                  {match.rank}. {lender(match.id)}
                  <Box sx={{ mt: 1 }}>
                    <MatchMark state={match.state} isOwn />
                  </Box>
                </th>
                {COLUMNS.map((column) => (
                  <td key={column}>{texts[column]}</td>
                ))}
                <td>
                  <MatchActions match={match} choice={choice} isSmall />
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Box>
  );
}
