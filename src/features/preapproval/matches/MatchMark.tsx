import Box from '@mui/material/Box';
import type { WireMatch } from '#api/customer/applicationContract.ts';
import { CheckIcon } from '#ui/icons/commonIcons.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';

/** Says that a lender was chosen or declined; renders nothing otherwise. */
export function MatchMark({ state, isOwn }: Pick<WireMatch, 'state'> & { isOwn: boolean }) {
  const { t } = usePreapprovalText();
  if (state === 'offered') return null;
  const isChosen = state === 'accepted';
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        px: 3,
        py: 0.5,
        borderRadius: 999,
        typography: 'body2',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        bgcolor: isChosen ? 'forLease.main' : 'chip.main',
        color: isChosen ? 'forLease.contrastText' : 'chip.contrastText',
      }}
    >
      {isChosen && <CheckIcon aria-hidden sx={{ fontSize: '1.125rem' }} />}
      {t(isChosen ? (isOwn ? 'matches.chosen' : 'matches.chosenByApplicant') : 'matches.declined')}
    </Box>
  );
}
