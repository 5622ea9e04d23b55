import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#components/frames/DialogFrame.tsx';
import { Section } from '#components/frames/Section.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { Button } from '#ui/Button.tsx';
import { DeleteForm } from './DeleteForm.tsx';
import { useDeleteAccount } from './useDeleteAccount.ts';

/** The way out for good, behind a dialog that asks for the password. */
export function DeleteAccount() {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  const user = useAppSelector(({ session }) => session.user);
  const { state, deleteAccount } = useDeleteAccount();
  const close = () => {
    // What is under way can't be taken back.
    if (state !== 'deleting') setOpen(false);
  };
  return (
    <Section heading={t('delete.title')}>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t('delete.text')}
      </Typography>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ color: 'error.main', borderColor: 'error.main' }}
      >
        {t('delete.open')}
      </Button>
      <DialogFrame
        isForm
        title={t('delete.dialogTitle')}
        open={isOpen}
        onClose={close}
        closeLabel={t('delete.close')}
      >
        <DeleteForm
          email={user?.email ?? ''}
          hasPassword={!user?.isFederated}
          state={state}
          onConfirm={deleteAccount}
          onCancel={close}
        />
      </DialogFrame>
    </Section>
  );
}
