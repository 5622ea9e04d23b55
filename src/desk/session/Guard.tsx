import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { deskApi, useMeQuery } from '#api/desk/deskApi.ts';
import { BASE_PATH, paths } from '#domain/paths.ts';
import { leavePage } from '#platform/navigation/leavePage.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useDeskDispatch, useDeskSelector } from '../store/deskStore.ts';
import { refusalEnded } from '../store/sessionSlice.ts';
import { SecondFactorSetUp } from './SecondFactorSetUp.tsx';
import { SignIn } from './SignIn.tsx';
import { signOut } from './signOut.ts';
import { seekSession, useSession } from './useSession.ts';

/** A sheet in the middle of an empty page: for forms before the desk opens, and for reasons why it does not. */
function ClosedDesk({ title, text, children }: { title?: string; text?: string; children?: ReactNode }) {
  const { t } = useTranslation('desk');
  useEffect(() => {
    document.title = t('name');
  }, [t]);
  return (
    <Box
      component="main"
      sx={{ display: 'grid', justifyItems: 'center', p: 4, pt: { xs: 6, sm: 16 }, minHeight: '100dvh' }}
    >
      <Box
        sx={{
          alignSelf: 'start',
          width: '100%',
          maxWidth: 440,
          minWidth: 0,
          p: { xs: 5, sm: 8 },
          borderRadius: 1,
          bgcolor: 'background.paper',
          boxShadow: 1,
        }}
      >
        {title && (
          <Typography component="h1" variant="h4" sx={{ mb: 3 }}>
            {title}
          </Typography>
        )}
        {text && (
          <Typography role="status" sx={{ mb: 5 }}>
            {text}
          </Typography>
        )}
        {children}
      </Box>
    </Box>
  );
}

/** Reasons for which a sign-in is asked for again, and their texts. */
const SIGN_IN_AGAIN = {
  ended: 'signIn.ended',
  sessionTooOld: 'signIn.tooOld',
  codeMissing: 'signIn.withCode',
} as const;

/** Asks for the sign-in again over the page, so that no typed text is lost. */
function SignInAgain({ email, reason }: { email: string; reason: keyof typeof SIGN_IN_AGAIN }) {
  const { t } = useTranslation('desk');
  const dispatch = useDeskDispatch();
  return (
    <Dialog open fullWidth maxWidth="xs" slotProps={{ paper: { 'aria-label': t('signIn.title') } }}>
      <Box sx={{ p: { xs: 5, sm: 8 } }}>
        <Typography role="status" sx={{ mb: 4 }}>
          {t(SIGN_IN_AGAIN[reason])}
        </Typography>
        <SignIn
          email={email}
          onSignedIn={async () => {
            await seekSession(dispatch, true);
            dispatch(
              deskApi.util.invalidateTags(['items', 'item', 'members', 'rules', 'application', 'changes']),
            );
          }}
        />
        <Button onClick={() => void signOut()} sx={{ mt: 3 }}>
          {t('signIn.other')}
        </Button>
      </Box>
    </Dialog>
  );
}

/**
 * Opens the desk to members of staff with a second factor. A session that ends while the desk is open is renewed in a
 * dialog: the pages stay as they are.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('desk');
  const dispatch = useDeskDispatch();
  useSession();
  const { status, user, refusal } = useDeskSelector(({ session }) => session);
  const isIn = status === 'signedIn';
  const { data: me, error, refetch } = useMeQuery(undefined, { skip: !isIn });
  if (status === 'unreachable') {
    return (
      <ClosedDesk title={t('closed.providerTitle')} text={t('closed.providerText')}>
        <Button variant="contained" onClick={() => void seekSession(dispatch)}>
          {t('retry')}
        </Button>
      </ClosedDesk>
    );
  }
  const reason = refusal !== 'notStaff' && refusal !== 'secondFactorMissing' ? refusal : null;
  if (status === 'signedOut' || (!me && reason)) {
    return (
      <ClosedDesk {...(reason && reason !== 'ended' && { text: t(SIGN_IN_AGAIN[reason]) })}>
        <SignIn onSignedIn={() => seekSession(dispatch)} />
      </ClosedDesk>
    );
  }
  if (refusal === 'secondFactorMissing') {
    return (
      <ClosedDesk>
        <SecondFactorSetUp
          email={user?.email ?? ''}
          onDone={() => {
            dispatch(refusalEnded());
            void refetch();
          }}
        />
      </ClosedDesk>
    );
  }
  if (refusal === 'notStaff') {
    return (
      <ClosedDesk
        title={t('closed.notStaffTitle')}
        text={t('closed.notStaffText', { email: user?.email ?? '' })}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Button variant="contained" onClick={() => leavePage(BASE_PATH + paths.home())}>
            {t('closed.toSite')}
          </Button>
          <Button onClick={() => void signOut()}>{t('closed.otherAccount')}</Button>
        </Box>
      </ClosedDesk>
    );
  }
  if (me) {
    return (
      <>
        {children}
        {reason && <SignInAgain email={user?.email ?? me.email} reason={reason} />}
      </>
    );
  }
  if (isIn && error) {
    return (
      <ClosedDesk title={t('closed.awayTitle')} text={t('closed.awayText')}>
        <Button variant="contained" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </ClosedDesk>
    );
  }
  return (
    <ClosedDesk>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton variant="rounded" height={240} aria-hidden />
    </ClosedDesk>
  );
}
