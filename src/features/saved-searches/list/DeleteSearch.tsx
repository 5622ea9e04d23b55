import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { WireSavedSearch } from '#api/customer/contract.ts';
import { useRemoveSearchMutation } from '#api/customer/searchCalls.ts';
import { DialogFrame } from '#components/frames/DialogFrame.tsx';
import { Button } from '#ui/Button.tsx';

interface DeleteSearchProps {
  saved: WireSavedSearch;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a saved search goes: its count of what is new could not be brought back. */
export function DeleteSearch({ saved: { id, name }, open, onClose, onDeleted }: DeleteSearchProps) {
  const { t } = useTranslation('searches');
  const [remove, { isLoading, isError, reset }] = useRemoveSearchMutation();
  const confirm = async () => {
    if (isLoading) return;
    const { error } = await remove(id);
    if (!error) onDeleted();
  };
  return (
    <DialogFrame
      title={t('delete.title')}
      open={open}
      onClose={onClose}
      onExited={reset}
      closeLabel={t('dialog.close')}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{t('delete.text', { name })}</Typography>
      {isError && (
        <Typography role="alert" color="error" sx={{ mt: 3, fontWeight: 600 }}>
          {t('delete.failed')}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 3, mt: 6 }}>
        <Button
          variant="contained"
          fullWidth
          aria-disabled={isLoading}
          onClick={() => void confirm()}
          sx={{ '&, &:hover': { bgcolor: 'sold.main', color: 'sold.contrastText' } }}
        >
          {t(isLoading ? 'delete.deleting' : 'delete.confirm')}
        </Button>
        <Button variant="outlined" fullWidth onClick={onClose}>
          {t('delete.keep')}
        </Button>
      </Box>
    </DialogFrame>
  );
}
