import Box from '@mui/material/Box';
import type { WireSignerState } from '#api/customer/applicationContract.ts';
import { usePreapprovalText } from '../usePreapprovalText.ts';

/** How far the co-applicant is, in a word. */
export function SignerStateMark({ state }: { state: WireSignerState }) {
  const { t } = usePreapprovalText();
  const hasJoined = state === 'accepted';
  return (
    <Box
      component="span"
      sx={{
        px: 3,
        py: 0.5,
        borderRadius: 999,
        typography: 'body2',
        fontWeight: 600,
        bgcolor: hasJoined ? 'forLease.main' : 'chip.main',
        color: hasJoined ? 'forLease.contrastText' : 'chip.contrastText',
      }}
    >
      {t(`signer.state.${state}`)}
    </Box>
  );
}
