import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '#components/layouts/Section.tsx';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { useLazyOpening } from '#components/lazy/useLazyOpening.ts';
import { Button } from '#ui/Button.tsx';
import { ThumbsUpIcon } from '#ui/icons/accountIcons.tsx';

const PasswordForm = lazyOnIntent(async () => (await import('./PasswordForm.tsx')).PasswordForm);

/** The password: a button that opens the form for changing it. */
export function PasswordSection() {
  const { t } = useTranslation('profile');
  const [state, setState] = useState<'shown' | 'edited' | 'changed' | 'cancelled'>('shown');
  const [open, isLoading] = useLazyOpening(PasswordForm);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The form had the focus and is gone.
    if (state === 'changed' || state === 'cancelled') opener.current?.focus();
  }, [state]);
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
      {state === 'edited' ? (
        <PasswordForm onCancel={() => setState('cancelled')} onChanged={() => setState('changed')} />
      ) : (
        <Button
          ref={opener}
          variant="outlined"
          aria-busy={isLoading}
          onClick={() => open(() => setState('edited'))}
        >
          {t('password.change')}
        </Button>
      )}
    </Section>
  );
}
