import Box from '@mui/material/Box';
import type { WireMatch } from '#api/customer/applicationContract.ts';
import { Button } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';
import type { MatchChoice } from './useMatchChoice.ts';

interface MatchActionsProps {
  match: WireMatch;
  choice: MatchChoice;
  /** True in a row of the table. */
  isSmall?: boolean;
}

/** Accepts or declines a lender. Either can be undone. */
export function MatchActions({ match, choice, isSmall = false }: MatchActionsProps) {
  const { t, lender: nameOf } = usePreapprovalText();
  const { id, state } = match;
  const lender = nameOf(id);
  const { choose, busy } = choice;
  const isBusy = busy === match.id;
  const look = { size: isSmall ? 'small' : 'medium', 'aria-disabled': busy !== undefined } as const;
  // The same button element stays in the document during a press, so that it keeps the focus.
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: isSmall ? 'nowrap' : 'wrap',
        gap: isSmall ? 1 : 2,
        whiteSpace: 'nowrap',
      }}
    >
      <Button
        {...look}
        variant="outlined"
        startIcon={isBusy && <Spinner />}
        aria-label={t(state === 'offered' ? 'matches.acceptNamed' : 'matches.undoNamed', { lender })}
        onClick={() => choose(match, state === 'offered' ? 'accepted' : 'offered')}
      >
        {t(state === 'offered' ? 'matches.accept' : 'undo')}
      </Button>
      {state === 'offered' && (
        <Button
          {...look}
          color="inherit"
          aria-label={t('matches.declineNamed', { lender })}
          onClick={() => choose(match, 'declined')}
        >
          {t('matches.decline')}
        </Button>
      )}
    </Box>
  );
}
