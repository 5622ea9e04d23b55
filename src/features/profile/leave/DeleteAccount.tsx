import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { describedBy, FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { PasswordField, UsernameForManagers } from '#components/fields/PasswordField.tsx';
import { DialogLayout } from '#components/layouts/DialogLayout.tsx';
import { Section } from '#components/layouts/Section.tsx';
import { type Deletion, deleteAccount } from '#store/deleteAccount.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { notified } from '#store/notificationsSlice.ts';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Button } from '#ui/Button.tsx';

/** Deletes the account, after a dialog that asks for the password. */
export function DeleteAccount() {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  const user = useAppSelector(({ session }) => session.user);
  const { state, deleteAccount } = useDeleteAccount();
  const close = () => {
    // A running deletion cannot be cancelled.
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
      <DialogLayout
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
      </DialogLayout>
    </Section>
  );
}

interface DeleteFormProps {
  email: string;
  /** Without a password the customer types the email instead. */
  hasPassword: boolean;
  state: DeleteState;
  onConfirm: (password: string | undefined) => Promise<Deletion | undefined>;
  onCancel: () => void;
}

/** Errors that do not belong to the field. */
const FORM_FAILURES = ['tooManyAttempts', 'unreachable', 'dataFailed', 'signInFailed'] as const;

/** Asks for the account's password, so that only the customer can delete the account, and not by accident. */
function DeleteForm({ email, hasPassword, state, onConfirm, onCancel }: DeleteFormProps) {
  const { t } = useTranslation('profile');
  const id = useId();
  const form = useForm({ defaultValues: { typed: '' } });
  const isDeleting = state === 'deleting';
  const failure = FORM_FAILURES.find((known) => known === state);
  const refuse = (message: string) => form.setError('typed', { message }, { shouldFocus: true });
  const submit = async () => {
    const typed = form.getValues('typed');
    if (!hasPassword) {
      if (typed.trim().toLowerCase() !== email.toLowerCase()) return refuse(t('delete.mismatch', { email }));
      await onConfirm(undefined);
    } else if (!typed) refuse(t('password.currentRequired'));
    else if ((await onConfirm(typed)) === 'wrongPassword') refuse(t('password.currentWrong'));
  };
  const problem = form.formState.errors.typed?.message;
  const layout = {
    id,
    label: hasPassword ? t('delete.passwordLabel') : t('delete.confirmLabel', { email }),
    problem,
  };
  const input = { id, 'aria-required': true, 'aria-describedby': describedBy(id, undefined, problem) };
  const { ref, ...registered } = form.register('typed', { onChange: () => form.clearErrors() });
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('delete.dialogTitle')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ display: 'grid', gap: 5 }}
    >
      <Typography>{t('delete.warning')}</Typography>
      {hasPassword ? (
        <>
          <UsernameForManagers email={email} />
          <PasswordField
            layout={layout}
            input={input}
            registered={{ ref, ...registered }}
            autoComplete="current-password"
          />
        </>
      ) : (
        <FieldLayout {...layout}>
          <FieldInput
            {...registered}
            inputRef={ref}
            autoComplete="off"
            inputProps={{ ...input, inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
          />
        </FieldLayout>
      )}
      {failure && (
        <Typography role="alert" color="error" sx={{ fontWeight: 600 }}>
          {t(`delete.${failure}`)}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 3 }}>
        <BusyButton
          type="submit"
          fullWidth
          isBusy={isDeleting}
          sx={{ minHeight: 48, '&, &:hover': { bgcolor: 'sold.main', color: 'sold.contrastText' } }}
        >
          {t(isDeleting ? 'delete.deleting' : 'delete.confirm')}
        </BusyButton>
        <Button variant="outlined" fullWidth onClick={onCancel} disabled={isDeleting}>
          {t('delete.keep')}
        </Button>
      </Box>
    </Box>
  );
}

/** State of the deletion. A failed one can be tried again. */
type DeleteState = 'idle' | 'deleting' | Exclude<Deletion, 'deleted'>;

/** Deletes the account with its password. If the customer leaves the page meanwhile, a notice shows the result. */
function useDeleteAccount(): {
  state: DeleteState;
  /** Resolves to the result; undefined if a deletion is under way already. */
  deleteAccount: (password: string | undefined) => Promise<Deletion | undefined>;
} {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<DeleteState>('idle');
  const isRunning = useRef(false);
  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  return {
    state,
    async deleteAccount(password) {
      // A second press may come before the state is rendered.
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setState('deleting');
      const deletion = await dispatch(deleteAccount(password));
      isRunning.current = false;
      if (deletion === 'deleted') return deletion;
      if (isHere.current) setState(deletion);
      else dispatch(notified({ severity: 'error', notice: 'accountNotDeleted', persistent: true }));
      return deletion;
    },
  };
}
