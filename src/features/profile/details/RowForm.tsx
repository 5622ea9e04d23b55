import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Button } from '#ui/Button.tsx';

interface RowFormProps {
  /** The form's accessible name. */
  label: string;
  /** Text of the save button, if it is not just 'Save'. */
  saveLabel?: string;
  /** An error of the whole form. */
  failure: string | undefined;
  /** Saves the values. Resolves when they are saved or refused. */
  onSave: () => Promise<void>;
  onCancel: () => void;
  children: ReactNode;
}

/** The form of a row, with Save and Cancel. Enter saves, Escape cancels. */
export function RowForm({ label, saveLabel, failure, onSave, onCancel, children }: RowFormProps) {
  const { t } = useTranslation('profile');
  const [isSaving, setSaving] = useState(false);
  const isRunning = useRef(false);
  const save = async () => {
    // A second press may come before the state is rendered.
    if (isRunning.current) return;
    isRunning.current = true;
    setSaving(true);
    await onSave();
    isRunning.current = false;
    setSaving(false);
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={({ key }) => {
        // A running save cannot be cancelled.
        if (key === 'Escape' && !isRunning.current) onCancel();
      }}
      sx={{ display: 'grid', gap: 4 }}
    >
      {children}
      {failure && (
        <Typography role="alert" variant="body2" color="error" sx={{ fontWeight: 600 }}>
          {failure}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <BusyButton type="submit" isBusy={isSaving}>
          {isSaving ? t('details.saving') : (saveLabel ?? t('details.save'))}
        </BusyButton>
        <Button onClick={onCancel} disabled={isSaving}>
          {t('details.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
