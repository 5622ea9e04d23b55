import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEndSharingMutation } from '#api/customer/sharedListCalls.ts';
import type { WireSharedList } from '#api/customer/sharedListContract.ts';
import { DialogLayout } from '#components/layouts/DialogLayout.tsx';
import { AlertBox } from '#ui/AlertBox.tsx';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Button } from '#ui/Button.tsx';
import { useSharingText } from './useSharingText.ts';

interface EndDialogProps {
  list: WireSharedList;
  open: boolean;
  onClose: () => void;
}

/** Asks before the customer leaves the list, or removes the partner from the own one. */
export function EndDialog({ list: { isOwner, partner }, open, onClose }: EndDialogProps) {
  const { t } = useSharingText();
  const [end, { isLoading, isError }] = useEndSharingMutation();
  const name = { name: partner };
  const confirm = async () => {
    if (isLoading) return;
    const { error } = await end();
    if (!error) onClose();
  };
  return (
    <DialogLayout
      title={isOwner ? t('end.removeTitle', name) : t('end.leaveTitle')}
      open={open}
      onClose={onClose}
      closeLabel={t('end.close')}
    >
      <Typography>{t('end.text')}</Typography>
      {isError && (
        <Box sx={{ mt: 4 }}>
          <AlertBox text={t('panel.notDone')} />
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 3, mt: 5 }}>
        <BusyButton fullWidth isBusy={isLoading} onClick={() => void confirm()}>
          {isOwner ? t('end.remove', name) : t('end.leave')}
        </BusyButton>
        <Button variant="outlined" fullWidth onClick={onClose}>
          {t('end.keep')}
        </Button>
      </Box>
    </DialogLayout>
  );
}
