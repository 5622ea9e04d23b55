import '../authTexts.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField } from '#components/fields/CodeField.tsx';
import { environment } from '#config/environment.ts';
import { CODE_RESEND_MS } from '#domain/constants.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { type IdentityStep, problemsOf } from '../form/faultProblem.ts';
import { type AccountForm, useAccountField } from '../form/useAccountForm.ts';

/** The digits that came by mail. */
export function MailedCodeField({ account }: { account: AccountForm }) {
  const { t } = useTranslation('auth');
  const parts = useAccountField('code', account, { label: t('fields.code') });
  return <CodeField {...parts} />;
}

/** On one machine no mail is sent: where the code can be read there. Nothing anywhere else. */
export function OutboxNote({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  if (environment.stage !== 'local') return null;
  return (
    <Box
      sx={{
        px: 4,
        py: 3,
        borderRadius: 1,
        bgcolor: 'chip.main',
        color: 'chip.contrastText',
        typography: 'body2',
      }}
    >
      {t('outbox.text')}{' '}
      <Link href={`/idp/outbox?email=${encodeURIComponent(email)}`} target="_blank" rel="noopener">
        {t('outbox.link')}
        <VisuallyHidden> {t('newTab')}</VisuallyHidden>
      </Link>
    </Box>
  );
}

interface ResendCodeProps {
  account: AccountForm;
  step: IdentityStep;
  /** @throws IdentityFault */
  send(): Promise<void>;
}

/** Another code, as soon as the one before had time to arrive. */
export function ResendCode({ account, step, send }: ResendCodeProps) {
  const { t } = useTranslation('auth');
  const { seconds, begin } = useCooldown(CODE_RESEND_MS);
  const [isResent, setResent] = useState(false);
  const isWaiting = seconds > 0;
  const resend = () => {
    if (isWaiting) return;
    setResent(false);
    account.run(() =>
      problemsOf(step, async () => {
        await send();
        setResent(true);
        begin();
        return [];
      }),
    );
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 2 }}>
      <Button
        aria-disabled={isWaiting || account.isBusy}
        onClick={resend}
        sx={{
          ml: -5,
          ...(isWaiting && {
            color: 'text.secondary',
            cursor: 'default',
            '&:hover': { bgcolor: 'transparent' },
          }),
        }}
      >
        {t('confirm.resend')}
      </Button>
      {isWaiting && (
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', ml: -4 }}>
          {t('confirm.wait', { count: seconds })}
        </Box>
      )}
      <Box component="span" role="status" sx={{ typography: 'body2', fontWeight: 600, flexBasis: '100%' }}>
        {isResent && t('confirm.resent')}
      </Box>
    </Box>
  );
}

/** Seconds that are left of a wait which began with the page's piece, or when it was begun again. */
export function useCooldown(milliseconds: number): { seconds: number; begin(): void } {
  const [end, setEnd] = useState(() => Date.now() + milliseconds);
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [isOver]);
  return {
    seconds,
    begin: () => {
      setNow(Date.now());
      setEnd(Date.now() + milliseconds);
    },
  };
}
