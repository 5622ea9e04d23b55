import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField } from '#components/fields/CodeField.tsx';
import { brand } from '#config/brand.ts';
import { isWholeCode } from '#domain/account/verificationCode.ts';
import type { AppSecret } from '#platform/identity/identity.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { Button } from '#ui/Button.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { identityText } from './identityText.ts';
import { OneFieldForm } from './OneFieldForm.tsx';

/** Leads a member through setting up an authenticator app, without which the desk stays closed. */
export function SecondFactorSetUp({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation(['desk', 'errors']);
  const [app, setApp] = useState<AppSecret>();
  const [failure, setFailure] = useState<unknown>();
  const begin = useCallback(() => {
    setFailure(undefined);
    loadIdentity()
      .then((identity) => identity.setUpSecondFactor(`${brand.name} – ${t('desk:name')}`, email))
      .then(setApp, setFailure);
  }, [email, t]);
  useEffect(begin, [begin]);
  return (
    <>
      <Typography component="h1" variant="h4" sx={{ mb: 3 }}>
        {t('secondFactor.title')}
      </Typography>
      <Typography sx={{ mb: 4 }}>{t('secondFactor.text')}</Typography>
      {failure !== undefined && (
        <AlertBox text={identityText(t, failure)}>
          <Button onClick={begin}>{t('retry')}</Button>
        </AlertBox>
      )}
      {failure === undefined && !app && <Skeleton variant="rounded" height={280} aria-hidden />}
      {app && (
        <OneFieldForm
          label={t('secondFactor.title')}
          fieldLabel={t('signIn.code')}
          submit={t('secondFactor.turnOn')}
          check={(typed) => (isWholeCode(typed) ? undefined : t('errors:code.format'))}
          send={async (identity, typed) => {
            await identity.turnOnSecondFactor(typed);
            onDone();
          }}
          field={(parts) => <CodeField {...parts} />}
        >
          <Typography>{t('secondFactor.scan')}</Typography>
          <Box sx={{ lineHeight: 0 }}>
            <QrCode text={app.uri} label={t('secondFactor.qrCode')} size={180} />
          </Box>
          {/* A phone cannot scan its own screen. */}
          <Link href={app.uri} sx={{ justifySelf: 'start', '@media (pointer: fine)': { display: 'none' } }}>
            {t('secondFactor.open')}
          </Link>
          <Typography variant="body2">
            {t('secondFactor.key')}{' '}
            <Box component="code" sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
              {app.secret}
            </Box>
          </Typography>
        </OneFieldForm>
      )}
    </>
  );
}
