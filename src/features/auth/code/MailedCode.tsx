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

/** The field for the digits of a code. */
export function CodeDigitsField({ account }: { account: AccountForm }) {
  const { t } = useTranslation('auth');
  const parts = useAccountField('code', account, { label: t('fields.code') });
  return <CodeField {...parts} />;
}

/**
 * A link to the local outbox, where the code can be read if the local stage sends no mail. Null in other stages, and with
 * a mail server, because then there is no outbox.
 */
export function OutboxNote({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const address = `/idp/outbox?email=${encodeURIComponent(email)}`;
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (environment.stage !== 'local') return;
    fetch(address, { method: 'HEAD' }).then(
      ({ ok }) => setThere(ok),
      () => undefined,
    );
  }, [address]);
  if (!isThere) return null;
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
      <Link href={address} target="_blank" rel="noopener">
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

/** Sends another code, after a time in which the earlier one should have arrived. */
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

/** Counts down the seconds of a wait. It starts at mount, and again with `begin`. */
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
