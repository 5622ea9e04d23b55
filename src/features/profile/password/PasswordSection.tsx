import Box from '@mui/material/Box';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '#components/frames/Section.tsx';
import { useAppDispatch } from '#store/hooks.ts';
import { notified } from '#store/notificationsSlice.ts';
import { Button } from '#ui/Button.tsx';
import { ThumbsUpIcon } from '#ui/icons/accountIcons.tsx';
import { useLater } from '#ui/useLater.ts';
import type { PasswordFormProps } from './PasswordForm.tsx';

const load = (): Promise<ComponentType<PasswordFormProps>> =>
  import('./PasswordForm.tsx').then(({ PasswordForm }) => PasswordForm);

/** The password: a button, and behind it the form that changes it. */
export function PasswordSection() {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'shown' | 'edited' | 'changed' | 'cancelled'>('shown');
  const [PasswordForm, fetch] = useLater(load);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The form that had the focus is gone.
    if (state === 'changed' || state === 'cancelled') opener.current?.focus();
  }, [state]);
  const open = () => {
    setState('edited');
    fetch().catch(() => {
      setState('cancelled');
      dispatch(notified({ severity: 'error', notice: 'couldNotConnect' }));
    });
  };
  const isFormShown = state === 'edited' && PasswordForm !== undefined;
  return (
    <Section heading={t('password.title')}>
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        {state === 'changed' && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 4 }}>
            <ThumbsUpIcon aria-hidden sx={{ color: 'success.main' }} />
            {t('password.changed')}
          </Box>
        )}
      </Box>
      {isFormShown ? (
        <PasswordForm onCancel={() => setState('cancelled')} onChanged={() => setState('changed')} />
      ) : (
        <Button ref={opener} variant="outlined" aria-busy={state === 'edited'} onClick={open}>
          {t('password.change')}
        </Button>
      )}
    </Section>
  );
}
