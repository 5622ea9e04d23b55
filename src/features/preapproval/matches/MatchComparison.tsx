import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { WireMatch } from '#api/customer/applicationContract.ts';
import { FoldedPart } from '#ui/FoldedPart.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';
import { IneligibleList } from './IneligibleList.tsx';
import { MatchCard } from './MatchCard.tsx';
import { MatchTable } from './MatchTable.tsx';
import type { MatchChoice } from './useMatchChoice.ts';

/** How many stand side by side before the others. */
const SIDE_BY_SIDE = 3;

interface MatchComparisonProps {
  matches: readonly WireMatch[];
  choice: MatchChoice;
}

/** The best side by side, with the chosen one always among them; the others folded, and those that would not lend. */
export function MatchComparison({ matches, choice }: MatchComparisonProps) {
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
        <FoldedPart label={t('matches.more', { count: others.length })} sx={{ mt: 4 }}>
          {() => (isWide ? <MatchTable matches={others} choice={choice} /> : cards(others))}
        </FoldedPart>
      )}
      {ineligible.length > 0 && (
        <FoldedPart label={t('matches.ineligible', { count: ineligible.length })} sx={{ mt: 2 }}>
          {() => <IneligibleList matches={ineligible} />}
        </FoldedPart>
      )}
    </>
  );
}
