import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';

interface RowFormProps {
  /** The form's name. */
  label: string;
  /** What its button says, where that is more than 'Save'. */
  saveLabel?: string;
  /** What is wrong with the whole. */
  trouble: string | undefined;
  /** Saves what was typed; ends when it is kept or refused. */
  onSave: () => Promise<void>;
  onCancel: () => void;
  children: ReactNode;
}

/** The fields of a row that is changed, with Save and Cancel: Enter saves, Escape cancels. */
export function RowForm({ label, saveLabel, trouble, onSave, onCancel, children }: RowFormProps) {
  const { t } = useTranslation('profile');
  const [isSaving, setSaving] = useState(false);
  const underWay = useRef(false);
  const save = async () => {
    // A second press may come before the first is drawn.
    if (underWay.current) return;
    underWay.current = true;
    setSaving(true);
    await onSave();
    underWay.current = false;
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
        // What is on its way can't be taken back.
        if (key === 'Escape' && !underWay.current) onCancel();
      }}
      sx={{ display: 'grid', gap: 4 }}
    >
      {children}
      {trouble && (
        <Typography role="alert" variant="body2" color="error" sx={{ fontWeight: 600 }}>
          {trouble}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          type="submit"
          variant="contained"
          aria-disabled={isSaving}
          startIcon={isSaving && <Spinner />}
        >
          {isSaving ? t('details.saving') : (saveLabel ?? t('details.save'))}
        </Button>
        <Button onClick={onCancel} disabled={isSaving}>
          {t('details.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
