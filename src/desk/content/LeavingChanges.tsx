import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { DialogLayout } from '#components/layouts/DialogLayout.tsx';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Button } from '#ui/Button.tsx';

interface LeavingChangesProps {
  isDirty: boolean;
  isSaving: boolean;
  /** Saves the changes as a draft. @returns true if they were saved */
  onSave: () => Promise<boolean>;
}

const BUSY = { '&[aria-disabled="true"]': { opacity: 0.5 } };

/** Asks before another page of the desk is opened over unsaved changes. If they cannot be saved, the form says why. */
export function LeavingChanges({ isDirty, isSaving, onSave }: LeavingChangesProps) {
  const { t } = useTranslation(['desk', 'deskContent']);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const stay = () => blocker.reset?.();
  const leave = () => blocker.proceed?.();
  // The answer to a save decides alone, because a decision can be made once.
  const unlessSaving = (decide: () => void) => () => isSaving || decide();
  return (
    <DialogLayout
      title={t('deskContent:leaving.title')}
      open={blocker.state === 'blocked'}
      onClose={unlessSaving(stay)}
      closeLabel={t('close')}
      isForm
    >
      <Box sx={{ mb: 4 }}>{t('deskContent:leaving.text')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <BusyButton
          isBusy={isSaving}
          onClick={async () => {
            if (!isSaving) ((await onSave()) ? leave : stay)();
          }}
        >
          {t('deskContent:saveDraft')}
        </BusyButton>
        <Button variant="outlined" aria-disabled={isSaving} sx={BUSY} onClick={unlessSaving(leave)}>
          {t('deskContent:leaving.leave')}
        </Button>
        <Button aria-disabled={isSaving} sx={BUSY} onClick={unlessSaving(stay)}>
          {t('deskContent:leaving.stay')}
        </Button>
      </Box>
    </DialogLayout>
  );
}
