import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '#components/layouts/Section.tsx';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { signOutChosen } from '#store/sessionSlice.ts';
import { Button } from '#ui/Button.tsx';

/** Log Out, on this device or on all. Both lead to the login page. */
export function SignOut() {
  const { t } = useTranslation('profile');
  const id = useId();
  const hereId = useId();
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');
  const leave = () => dispatch(signOutChosen({ leave: 'login' }));
  const leaveEverywhere = async () => {
    if (state === 'leaving') return;
    setState('leaving');
    try {
      const identity = await loadIdentity();
      // A sign-out never reports a failure. This call checks first that the provider answers, because other devices
      // depend on it.
      await identity.session({ isRefreshed: true });
      await identity.signOut({ everywhere: true });
      leave();
    } catch {
      setState('failed');
    }
  };
  return (
    <Section heading={t('sessions.title')}>
      <Typography id={hereId} color="textSecondary">
        {t('sessions.text')}
      </Typography>
      <Typography id={id} color="textSecondary">
        {t('sessions.everywhereHelp')}
      </Typography>
      {state === 'failed' && (
        <Typography role="alert" color="error" sx={{ mt: 3, fontWeight: 600 }}>
          {t('sessions.failed')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
        <Button variant="outlined" aria-describedby={hereId} onClick={leave}>
          {t('sessions.logOut')}
        </Button>
        <Button
          variant="outlined"
          aria-describedby={id}
          aria-disabled={state === 'leaving'}
          onClick={() => void leaveEverywhere()}
        >
          {t(state === 'leaving' ? 'sessions.signingOut' : 'sessions.everywhere')}
        </Button>
      </Box>
    </Section>
  );
}
