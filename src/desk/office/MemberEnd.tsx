import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireDeskMember } from '#api/desk/contract.ts';
import { useChangeMemberMutation, useMeQuery } from '#api/desk/deskApi.ts';
import { DialogLayout } from '#components/layouts/DialogLayout.tsx';
import { AlertBox } from '#ui/AlertBox.tsx';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Button } from '#ui/Button.tsx';
import { useFailureText } from '../ui/QueryState.tsx';

/** Removes another member from the team, after a confirmation that says what happens. */
export function MemberEnd({ member }: { member: WireDeskMember }) {
  const { t } = useTranslation(['desk', 'deskOffice']);
  const { data: me } = useMeQuery();
  const [isOpen, setOpen] = useState(false);
  const [save, { isLoading, error }] = useChangeMemberMutation();
  const textOf = useFailureText();
  const { id, version } = member;
  const name = member.name || member.email;
  if (!me || me.id === id) return null;
  const close = () => setOpen(false);
  const end = async () => {
    const saved = await save({ id, changes: { version, isEnded: true } });
    if (!saved.error) close();
  };
  return (
    <>
      <Button
        size="small"
        aria-label={t('deskOffice:member.endNamed', { name })}
        onClick={() => setOpen(true)}
      >
        {t('deskOffice:member.end')}
      </Button>
      <DialogLayout
        title={t('deskOffice:member.endTitle', { name })}
        open={isOpen}
        onClose={close}
        closeLabel={t('close')}
      >
        <Box sx={{ mb: 4 }}>{t('deskOffice:member.endText')}</Box>
        {error && <AlertBox text={textOf(error)} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <BusyButton isBusy={isLoading} onClick={() => void end()}>
            {t('deskOffice:member.endConfirm')}
          </BusyButton>
          <Button onClick={close}>{t('cancel')}</Button>
        </Box>
      </DialogLayout>
    </>
  );
}
