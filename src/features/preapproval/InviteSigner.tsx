import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { WireSignerState } from '#api/customer/applicationContract.ts';
import { Button } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { type OfSigner, type SavedSigner, useInvitation } from './join/useInvitation.ts';
import { usePreapprovalText } from './usePreapprovalText.ts';

const SECOND_MS = 1000;

/** Whole seconds until a time (milliseconds since 1970), counted down to 0. */
function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / SECOND_MS));
  useEffect(() => {
    setNow(Date.now());
    if (until <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (until <= Date.now()) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

/** A label for the co-applicant's state. */
function SignerStateMark({ state }: { state: WireSignerState }) {
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

/** Milliseconds before the service sends a second mail. */
const REST_MS = 60_000;

/** A sentence for the state of the co-applicant. */
function useStateText({ signer }: OfSigner): string {
  const { t, date } = usePreapprovalText();
  const { state, person, invited } = signer;
  const name = person.firstName ?? t('signer.somebody');
  const email = person.email;
  if (state === 'accepted') return t('signer.acceptedText', { name });
  if (state === 'declined') return t('signer.declinedText', { name });
  if (state === 'left') return t('signer.leftText');
  if (!email) return t('signer.noEmail');
  if (state === 'invited') return t('signer.invitedText', { email, date: date(invited ?? '') });
  return t('signer.draftText', { email });
}

interface InviteSignerProps extends OfSigner {
  /** As for `useInvitation`, where answers are typed. */
  save?: () => Promise<SavedSigner | undefined>;
}

/** The invitation of a co-applicant: its state, and the button that sends it. */
export function InviteSigner({ applicationId, signer, save }: InviteSignerProps) {
  const { t } = usePreapprovalText();
  const text = useStateText({ applicationId, signer });
  const { state, problem, sentAt, send } = useInvitation({ applicationId, signer }, save);
  const seconds = useSecondsLeft(sentAt + REST_MS);
  const { email } = signer.person;
  const canSend = signer.state !== 'accepted' && email !== undefined;
  const isBusy = state === 'sending';
  const isResting = signer.state === 'invited' && seconds > 0;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 3 }}>
      <SignerStateMark state={signer.state} />
      <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
      {canSend && (
        <Button
          variant="outlined"
          aria-disabled={isBusy || isResting}
          startIcon={isBusy && <Spinner />}
          onClick={() => {
            if (!isBusy && !isResting) void send();
          }}
        >
          {isBusy ? t('signer.sending') : t(signer.state === 'draft' ? 'signer.send' : 'signer.again')}
        </Button>
      )}
      {canSend && isResting && (
        <Typography variant="body2" color="textSecondary">
          {t('signer.wait', { count: seconds })}
        </Typography>
      )}
      <Box role="status" sx={{ typography: 'body2', fontWeight: 600, color: 'success.main' }}>
        {state === 'sent' && t('signer.sent', { email })}
      </Box>
      {problem && (
        <Typography role="alert" variant="body2" color="error" sx={{ fontWeight: 600 }}>
          {problem === 'unreachable' ? t('unreachable') : t(`signer.${problem}`)}
        </Typography>
      )}
    </Box>
  );
}
