import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DialogLayout } from '#components/layouts/DialogLayout.tsx';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Button } from '#ui/Button.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The consequence of the action. */
  text: string;
  confirmLabel: string;
  /** The button's text while the action runs. */
  busyLabel?: string;
  keepLabel: string;
  failedText: string;
  /** Runs the action. Resolves to true if it succeeded. */
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks for confirmation before an action that cannot be undone. The dialog closes on success and shows a failure. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, busyLabel, keepLabel, failedText, onConfirm, onClose } = props;
  const { t } = usePreapprovalText();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const close = () => {
    // A running action cannot be cancelled.
    if (state === 'busy') return;
    setState('idle');
    onClose();
  };
  const confirm = async () => {
    if (state === 'busy') return;
    setState('busy');
    const isDone = await onConfirm();
    setState(isDone ? 'idle' : 'failed');
    if (isDone) onClose();
  };
  return (
    <DialogLayout title={title} open={open} onClose={close} closeLabel={t('close')}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
      {state === 'failed' && (
        <Typography role="alert" color="error" sx={{ mt: 3, fontWeight: 600 }}>
          {failedText}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 3, mt: 5 }}>
        <BusyButton fullWidth isBusy={state === 'busy'} onClick={() => void confirm()}>
          {state === 'busy' ? (busyLabel ?? confirmLabel) : confirmLabel}
        </BusyButton>
        <Button variant="outlined" fullWidth disabled={state === 'busy'} onClick={close}>
          {keepLabel}
        </Button>
      </Box>
    </DialogLayout>
  );
}
