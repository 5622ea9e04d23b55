import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describedBy, FieldFrame } from '#components/fields/FieldFrame.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { Button } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import type { DeleteState } from './useDeleteAccount.ts';

interface DeleteFormProps {
  email: string;
  state: DeleteState;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for the account's email, so that nobody deletes an account by a slip. */
export function DeleteForm({ email, state, onConfirm, onCancel }: DeleteFormProps) {
  const { t } = useTranslation('profile');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isDeleting = state === 'deleting';
  const problem = isWrong ? t('delete.mismatch', { email }) : undefined;
  const submit = () => {
    if (typed.trim().toLowerCase() === email.toLowerCase()) return onConfirm();
    setWrong(true);
    input.current?.focus();
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('delete.dialogTitle')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{ display: 'grid', gap: 5 }}
    >
      <Typography>{t('delete.warning')}</Typography>
      <FieldFrame id={id} label={t('delete.confirmLabel', { email })} problem={problem}>
        <FieldInput
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
          }}
          inputRef={input}
          autoComplete="off"
          inputProps={{
            id,
            inputMode: 'email',
            autoCapitalize: 'none',
            spellCheck: false,
            'aria-required': true,
            'aria-describedby': describedBy(id, undefined, problem),
          }}
        />
      </FieldFrame>
      {(state === 'dataFailed' || state === 'signInFailed') && (
        <Typography role="alert" color="error" sx={{ fontWeight: 600 }}>
          {t(`delete.${state}`)}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Button
          type="submit"
          variant="contained"
          fullWidth
          aria-disabled={isDeleting}
          startIcon={isDeleting && <Spinner />}
          sx={{ minHeight: 48, '&, &:hover': { bgcolor: 'sold.main', color: 'sold.contrastText' } }}
        >
          {t(isDeleting ? 'delete.deleting' : 'delete.confirm')}
        </Button>
        <Button variant="outlined" fullWidth onClick={onCancel} disabled={isDeleting}>
          {t('delete.keep')}
        </Button>
      </Box>
    </Box>
  );
}
