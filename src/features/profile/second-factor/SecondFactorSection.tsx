import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '#components/layouts/Section.tsx';
import { brand } from '#config/brand.ts';
import { type AppSecret, IdentityFault, type IdentityFaultReason } from '#platform/identity/identity.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { useAppSelector } from '#store/hooks.ts';
import { Button } from '#ui/Button.tsx';
import { ThumbsUpIcon } from '#ui/icons/accountIcons.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { TurnOffForm, TurnOnForm } from './SecondFactorForms.tsx';

interface Factor {
  /** True if log-ins ask for a code; undefined while it is not known. */
  isOn: boolean | undefined;
  isFailed: boolean;
  load(): void;
  set(isOn: boolean): void;
}

function useFactor(): Factor {
  const [isOn, set] = useState<boolean>();
  const [isFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadIdentity()
      .then((identity) => identity.hasSecondFactor())
      .then(set, () => setFailed(true));
  }, []);
  useEffect(load, [load]);
  return { isOn, isFailed, load, set };
}

/** Two-step login: turns the codes of an authenticator app on and off. */
export function SecondFactorSection() {
  const { t } = useTranslation('profile');
  const { isOn, isFailed, load, set } = useFactor();
  return (
    <Section heading={t('secondFactor.title')}>
      {isFailed && (
        <>
          <Typography role="status" sx={{ mb: 4 }}>
            {t('secondFactor.failed')}
          </Typography>
          <Button variant="outlined" onClick={load}>
            {t('secondFactor.retry')}
          </Button>
        </>
      )}
      {!isFailed && isOn === undefined && (
        <>
          <VisuallyHidden role="status">{t('secondFactor.loading')}</VisuallyHidden>
          <Skeleton variant="rounded" height={92} aria-hidden />
        </>
      )}
      {isOn !== undefined && <Switch isOn={isOn} onChanged={set} />}
    </Section>
  );
}

const failureKeyOf = (fault: unknown) => {
  const reason: IdentityFaultReason = fault instanceof IdentityFault ? fault.reason : 'other';
  return reason === 'unreachable' ? ('errors.unreachable' as const) : ('errors.failed' as const);
};

function Switch({ isOn, onChanged }: { isOn: boolean; onChanged: (isOn: boolean) => void }) {
  const { t } = useTranslation('profile');
  const email = useAppSelector(({ session }) => session.user?.email ?? '');
  const [form, setForm] = useState<AppSecret | 'turnOff'>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReturnType<typeof failureKeyOf>>();
  const [isChanged, setChanged] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The form had the focus and is gone.
    if (!form && wasOpen.current) opener.current?.focus();
    wasOpen.current = form !== undefined;
  }, [form]);

  const open = () => {
    if (isBusy) return;
    setChanged(false);
    setFailure(undefined);
    if (isOn) return setForm('turnOff');
    setBusy(true);
    loadIdentity()
      .then((identity) => identity.setUpSecondFactor(brand.name, email))
      .then(setForm, (fault: unknown) => setFailure(failureKeyOf(fault)))
      .finally(() => setBusy(false));
  };
  const close = () => setForm(undefined);
  const changed = () => {
    close();
    setChanged(true);
    onChanged(!isOn);
  };
  return (
    <>
      <Box role="status">
        {isChanged && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 4 }}>
            <ThumbsUpIcon aria-hidden sx={{ color: 'success.main' }} />
            {t(isOn ? 'secondFactor.turnedOn' : 'secondFactor.turnedOff')}
          </Box>
        )}
      </Box>
      {form === undefined && (
        <>
          <Typography color="textSecondary" sx={{ mb: 4 }}>
            {t(isOn ? 'secondFactor.isOn' : 'secondFactor.isOff')}
          </Typography>
          {failure && (
            <Typography role="alert" variant="body2" color="error" sx={{ mb: 4, fontWeight: 600 }}>
              {t(failure)}
            </Typography>
          )}
          <Button
            ref={opener}
            variant="outlined"
            aria-disabled={isBusy}
            startIcon={isBusy && <Spinner />}
            onClick={open}
          >
            {t(isOn ? 'secondFactor.turnOff' : 'secondFactor.setUp')}
          </Button>
        </>
      )}
      {form === 'turnOff' && <TurnOffForm onChanged={changed} onCancel={close} />}
      {typeof form === 'object' && <TurnOnForm app={form} onChanged={changed} onCancel={close} />}
    </>
  );
}
