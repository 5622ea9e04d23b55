import '../authTexts.ts';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UsernameForManagers } from '#components/fields/PasswordField.tsx';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { sessionStarted } from '#store/sessionSlice.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { CloseIcon } from '#ui/icons/pageIcons.tsx';
import { CodeDigitsField, OutboxNote, ResendCode } from '../code/MailedCode.tsx';
import { AccountFormLayout } from '../form/AccountFormLayout.tsx';
import { problemsOf } from '../form/faultProblem.ts';
import { NewPasswordFields } from '../form/NewPasswordFields.tsx';
import { checkCode, checkNewPassword, ownProblems } from '../form/ownProblems.ts';
import { useAccountForm } from '../form/useAccountForm.ts';
import { useEnter } from './useEnter.ts';

/**
 * Returns a function that checks whether a session has begun meanwhile, for example in another tab. Called when the
 * dialog is closed.
 */
function useRefreshedSession(): () => void {
  const dispatch = useAppDispatch();
  return useCallback(() => {
    loadIdentity()
      .then((identity) => identity.session({ isRefreshed: true }))
      .then((user) => user && dispatch(sessionStarted(user)))
      // Without an answer the visitor stays logged out.
      .catch(() => {});
  }, [dispatch]);
}

interface ResetDialogProps {
  /** The address to which a code was sent. */
  email: string;
  /** The account cannot be used before this is done. */
  isRequired?: boolean;
  /** The login needs a code of an authenticator app too. */
  onCodeRequired: () => void;
  onClose: () => void;
}

/** Sets a new password with the code that came by mail, and logs in. The dialog cannot be closed while it saves. */
export function ResetDialog({ email, isRequired = false, onCodeRequired, onClose }: ResetDialogProps) {
  const { t } = useTranslation('auth');
  const title = useId();
  const about = useId();
  const small = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { enter } = useEnter();
  const refreshSession = useRefreshedSession();
  // A code can be used once: a retry after a failed login skips it.
  const saved = useRef<string>(undefined);
  const account = useAccountForm(['code', 'password', 'passwordConfirm'], async (values) => {
    const own = ownProblems(values, checkCode, checkNewPassword);
    if (own.length > 0) return own;
    const { code, password } = values;
    const refused = await problemsOf('reset', async () => {
      if (saved.current === password) return [];
      await (await loadIdentity()).confirmForgotPassword(email, code, password);
      saved.current = password;
      return [];
    });
    if (refused.length > 0) {
      console.warn('password reset fail', ...refused.map(({ text }) => text));
      return refused;
    }
    return problemsOf('login', async () => {
      if ((await enter(email, password)) === 'codeRequired') onCodeRequired();
      return [];
    });
  });
  const close = () => {
    onClose();
    refreshSession();
  };
  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        // A press on the backdrop does not close the dialog, so that typed values are not lost.
        if (reason === 'escapeKeyDown' && !account.isBusy) close();
      }}
      fullScreen={small}
      fullWidth
      maxWidth="xs"
      aria-labelledby={title}
      aria-describedby={about}
      slotProps={{ paper: { sx: { borderRadius: small ? 0 : 1 } } }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          display: 'flex',
          alignItems: 'flex-start',
          gap: 3,
          px: { xs: 4, sm: 6 },
          pt: { xs: 4, sm: 6 },
          pb: 1,
          bgcolor: 'background.paper',
        }}
      >
        <Typography id={title} component="h2" variant="h4" sx={{ flex: 1, minWidth: 0, py: 2 }}>
          {t('reset.title')}
        </Typography>
        {!account.isBusy && (
          <IconButton aria-label={t('reset.close')} onClick={close} sx={{ mr: -2 }}>
            <CloseIcon />
          </IconButton>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 5, px: { xs: 4, sm: 6 }, pb: 6 }}>
        <Typography id={about} color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t(isRequired ? 'reset.required' : 'reset.text', { email })}
        </Typography>
        <AccountFormLayout account={account} label={t('reset.title')} submit={t('reset.submit')}>
          <UsernameForManagers email={email} />
          <Box sx={{ display: 'grid', gap: 2 }}>
            <CodeDigitsField account={account} />
            <ResendCode
              account={account}
              step="sendCode"
              send={async () => (await loadIdentity()).forgotPassword(email)}
            />
            <OutboxNote email={email} />
          </Box>
          <NewPasswordFields account={account} />
        </AccountFormLayout>
      </Box>
    </Dialog>
  );
}
