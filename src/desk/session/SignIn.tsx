import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeField } from '#components/fields/CodeField.tsx';
import { describedBy, FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { PasswordField, UsernameForManagers } from '#components/fields/PasswordField.tsx';
import { isWholeCode } from '#domain/account/verificationCode.ts';
import { BASE_PATH, paths } from '#domain/paths.ts';
import { IdentityFault, type SignInStep } from '#platform/identity/identity.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { rememberSession } from '#store/activeSession.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Button } from '#ui/Button.tsx';
import { identityText } from './identityText.ts';
import { OneFieldForm } from './OneFieldForm.tsx';

interface SignInProps {
  /** The member of a session that has ended; any member by default. */
  email?: string;
  /** Called when the session has begun. */
  onSignedIn: () => Promise<void>;
}

/** Steps that the site's own pages have: a new password after a reset, and the confirmation of an email. */
const ON_THE_SITE: readonly SignInStep[] = ['unconfirmed', 'resetRequired'];

/** Email and password, then the code of the authenticator app, and a new password at the first sign-in. */
export function SignIn({ email = '', onSignedIn }: SignInProps) {
  const { t } = useTranslation(['desk', 'errors']);
  const [step, setStep] = useState<{ kind: SignInStep; email: string }>();
  const goOn = async (kind: SignInStep, of: string) => {
    if (kind !== 'signedIn') return setStep({ kind, email: of });
    rememberSession('active');
    await onSignedIn();
  };
  if (step?.kind === 'codeRequired') {
    return (
      <>
        <Heading text={t('signIn.codeTitle')} />
        <OneFieldForm
          label={t('signIn.codeTitle')}
          fieldLabel={t('signIn.code')}
          submit={t('signIn.submit')}
          check={(typed) => (isWholeCode(typed) ? undefined : t('errors:code.format'))}
          send={async (identity, typed) => goOn(await identity.completeWithCode(typed), step.email)}
          field={(parts) => <CodeField {...parts} />}
        >
          <Typography>{t('signIn.codeText')}</Typography>
        </OneFieldForm>
        <Button onClick={() => setStep(undefined)} sx={{ mt: 3 }}>
          {t('signIn.back')}
        </Button>
      </>
    );
  }
  if (step?.kind === 'newPasswordRequired') {
    return (
      <>
        <Heading text={t('signIn.newPasswordTitle')} />
        <OneFieldForm
          label={t('signIn.newPasswordTitle')}
          fieldLabel={t('signIn.newPassword')}
          submit={t('signIn.submit')}
          check={(typed) => (typed === '' ? t('signIn.passwordRequired') : undefined)}
          send={async (identity, typed) => goOn(await identity.completeNewPassword(typed), step.email)}
          field={(parts) => <PasswordField {...parts} autoComplete="new-password" />}
        >
          <UsernameForManagers email={step.email} />
          <Typography>{t('signIn.newPasswordText')}</Typography>
        </OneFieldForm>
      </>
    );
  }
  return (
    <>
      <Heading text={t('signIn.title')} />
      {step && ON_THE_SITE.includes(step.kind) && (
        <Box sx={{ mb: 4 }}>
          <AlertBox text={t('signIn.onTheSite')}>
            <Link href={BASE_PATH + paths.login()}>{t('signIn.toTheSite')}</Link>
          </AlertBox>
        </Box>
      )}
      <PasswordStep email={email} onStep={goOn} />
    </>
  );
}

function Heading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Typography ref={heading} component="h1" variant="h4" tabIndex={-1} sx={{ mb: 5, outline: 'none' }}>
      {text}
    </Typography>
  );
}

interface PasswordStepProps {
  email: string;
  onStep: (step: SignInStep, email: string) => Promise<void>;
}

function PasswordStep({ email, onStep }: PasswordStepProps) {
  const { t } = useTranslation(['desk', 'errors']);
  const id = useId();
  const form = useForm({ defaultValues: { email, password: '' } });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (typed) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const address = typed.email.trim();
      await onStep(await (await loadIdentity()).signIn(address, typed.password), address);
    } catch (fault) {
      setFailure(identityText(t, fault));
      if (!(fault instanceof IdentityFault) || fault.reason !== 'unreachable') form.setFocus('password');
    } finally {
      setBusy(false);
    }
  });
  const { ref, ...address } = form.register('email', { required: t('errors:email.format') });
  const emailProblem = errors.email?.message;
  const passwordProblem = errors.password?.message;
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('signIn.title')}
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 4 }}
    >
      {failure && <AlertBox text={failure} />}
      <FieldLayout id={`${id}-email`} label={t('signIn.email')} problem={emailProblem}>
        <FieldInput
          {...address}
          inputRef={ref}
          type="email"
          autoComplete="username"
          readOnly={email !== ''}
          inputProps={{
            id: `${id}-email`,
            'aria-required': true,
            'aria-describedby': describedBy(`${id}-email`, undefined, emailProblem),
            inputMode: 'email',
            autoCapitalize: 'none',
            spellCheck: false,
          }}
        />
      </FieldLayout>
      <PasswordField
        layout={{ id: `${id}-password`, label: t('signIn.password'), problem: passwordProblem }}
        input={{
          id: `${id}-password`,
          'aria-required': true,
          'aria-describedby': describedBy(`${id}-password`, undefined, passwordProblem),
        }}
        registered={form.register('password', { required: t('signIn.passwordRequired') })}
        autoComplete="current-password"
      />
      <BusyButton type="submit" isBusy={isBusy}>
        {t('signIn.submit')}
      </BusyButton>
      <Link href={BASE_PATH + paths.verify()} sx={{ justifySelf: 'start' }}>
        {t('signIn.forgot')}
      </Link>
    </Box>
  );
}
