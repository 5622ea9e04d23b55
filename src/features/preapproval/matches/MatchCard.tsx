import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { WireMatch } from '#api/customer/applicationContract.ts';
import { usePreapprovalText } from '../usePreapprovalText.ts';
import { MatchActions } from './MatchActions.tsx';
import { MatchMark } from './MatchMark.tsx';
import type { MatchChoice } from './useMatchChoice.ts';
import { useMatchFacts } from './useMatchFacts.ts';
import { useReasonText } from './useReasonText.ts';

const Card = styled('article')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  minWidth: 0,
  padding: theme.spacing(5),
  [theme.breakpoints.down('md')]: { gap: theme.spacing(3), padding: theme.spacing(4) },
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '&[data-state="accepted"]': {
    borderColor: theme.vars?.palette.forLease.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.forLease.main}`,
  },
  '&[data-state="declined"]': { backgroundColor: theme.vars?.palette.background.ground },
}));

const Facts = styled('dl')(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(4),
    padding: theme.spacing(2, 0),
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
    [theme.breakpoints.down('md')]: { padding: theme.spacing(1, 0) },
  },
  // The sentence below has both values with their limits.
  '& > [data-row="gds"], & > [data-row="tds"]': { [theme.breakpoints.down('md')]: { display: 'none' } },
  '& dt': { color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'end', fontWeight: 600 },
}));

const SHARED_ROWS = ['loan', 'amortization', 'insurance'] as const;
const ROWS = [...SHARED_ROWS, 'gds', 'tds'] as const;

interface MatchCardProps {
  match: WireMatch;
  /** Missing for a co-applicant, who sees neither rank nor ratios. */
  choice: MatchChoice | undefined;
}

/** One lender's answer: the payment first, then the figures behind it. */
export function MatchCard({ match, choice }: MatchCardProps) {
  const { t, lender } = usePreapprovalText();
  const id = useId();
  const facts = useMatchFacts()(match);
  const reason = useReasonText();
  return (
    <Card aria-labelledby={id} data-state={match.state}>
      <div>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, minHeight: 28 }}>
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {choice && t('matches.rank', { rank: match.rank })}
          </Box>
          <MatchMark state={match.state} isOwn={choice !== undefined} />
        </Box>
        <Box component="h3" id={id} sx={{ typography: 'h5', m: 0, mt: 1 }}>
          {lender(match.id)}
        </Box>
      </div>
      <div>
        <Box sx={{ fontSize: { xs: '1.375rem', md: '1.75rem' }, fontWeight: 700, lineHeight: 1.2 }}>
          {t('matches.monthly', { payment: facts.payment })}
        </Box>
        <Box sx={{ mt: 1 }}>{facts.rate}</Box>
      </div>
      <Facts>
        {(choice ? ROWS : SHARED_ROWS).map((row) => (
          <div key={row} data-row={row}>
            <dt>{t(`matches.${row}`)}</dt>
            <dd>{facts[row]}</dd>
          </div>
        ))}
      </Facts>
      {match.reasons.map((one) => (
        <Box key={one.code} component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
          {reason(one)}
        </Box>
      ))}
      {choice && (
        <Box sx={{ mt: 'auto' }}>
          <MatchActions match={match} choice={choice} />
        </Box>
      )}
    </Card>
  );
}
