import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeField } from '#components/fields/CodeField.tsx';
import { describedBy, type FieldParts } from '#components/fields/FieldLayout.tsx';
import { PasswordField, UsernameForManagers } from '#components/fields/PasswordField.tsx';
import { isWholeCode } from '#domain/account/verificationCode.ts';
import {
  type AppSecret,
  type Identity,
  IdentityFault,
  type IdentityFaultReason,
} from '#platform/identity/identity.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { useAppSelector } from '#store/hooks.ts';
import { QrCode } from '#ui/QrCode.tsx';
import { RowForm } from '../details/RowForm.tsx';

type FieldProblem =
  | 'errors:code.format'
  | 'errors:identity.usedCode'
  | 'errors:identity.wrongCode'
  | 'profile:secondFactor.passwordWrong'
  | 'profile:password.currentRequired';

interface OneFieldProps {
  label: string;
  fieldLabel: string;
  /** The problem of a typed value that can be found without the provider. */
  check(typed: string): FieldProblem | undefined;
  /** @throws IdentityFault */
  send(identity: Identity, typed: string): Promise<void>;
  /** Reasons of a refusal that are about the field. */
  refusals: Partial<Record<IdentityFaultReason, FieldProblem>>;
  field(parts: FieldParts & { registered: UseFormRegisterReturn }): ReactNode;
  onChanged: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** A form with one field, whose value the identity provider has to accept. */
function OneFieldForm({
  label,
  fieldLabel,
  check,
  send,
  refusals,
  field,
  onChanged,
  onCancel,
  children,
}: OneFieldProps) {
  const { t } = useTranslation(['profile', 'errors']);
  const id = useId();
  const form = useForm({ defaultValues: { typed: '' } });
  const [failure, setFailure] = useState<string>();
  const refuse = (problem: FieldProblem) =>
    form.setError('typed', { message: t(problem) }, { shouldFocus: true });
  const save = async () => {
    setFailure(undefined);
    const { typed } = form.getValues();
    const own = check(typed);
    if (own) return refuse(own);
    try {
      await send(await loadIdentity(), typed);
      onChanged();
    } catch (fault) {
      const reason = fault instanceof IdentityFault ? fault.reason : 'other';
      const refusal = refusals[reason];
      if (refusal) return refuse(refusal);
      const isLimit = reason === 'lockedOut' || reason === 'limitExceeded';
      const other = reason === 'unreachable' ? 'errors.unreachable' : 'errors.failed';
      setFailure(t(isLimit ? 'errors.limit' : other));
    }
  };
  const problem = form.formState.errors.typed?.message;
  return (
    <Box sx={{ maxWidth: 480 }}>
      <RowForm label={label} saveLabel={label} failure={failure} onSave={save} onCancel={onCancel}>
        {children}
        {field({
          layout: { id, label: fieldLabel, problem },
          input: {
            id,
            'aria-required': true,
            'aria-describedby': describedBy(id, undefined, problem) || undefined,
          },
          registered: form.register('typed', {
            onChange: () => {
              form.clearErrors();
              setFailure(undefined);
            },
          }),
        })}
      </RowForm>
    </Box>
  );
}

interface FormProps {
  onChanged: () => void;
  onCancel: () => void;
}

/** Shows the secret to the customer's app, and asks for a code as proof that the app has it. */
export function TurnOnForm({ app, onChanged, onCancel }: FormProps & { app: AppSecret }) {
  const { t } = useTranslation('profile');
  return (
    <OneFieldForm
      label={t('secondFactor.turnOn')}
      fieldLabel={t('secondFactor.code')}
      check={(typed) => (isWholeCode(typed) ? undefined : 'errors:code.format')}
      send={(identity, typed) => identity.turnOnSecondFactor(typed)}
      refusals={{ wrongCode: 'errors:identity.wrongCode', expiredCode: 'errors:identity.usedCode' }}
      field={(parts) => <CodeField {...parts} />}
      onChanged={onChanged}
      onCancel={onCancel}
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
  );
}

/** Asks for the password, so that a stranger at an open page cannot turn the codes off. */
export function TurnOffForm({ onChanged, onCancel }: FormProps) {
  const { t } = useTranslation('profile');
  const email = useAppSelector(({ session }) => session.user?.email ?? '');
  return (
    <OneFieldForm
      label={t('secondFactor.turnOff')}
      fieldLabel={t('secondFactor.password')}
      check={(typed) => (typed ? undefined : 'profile:password.currentRequired')}
      send={async (identity, typed) => {
        await identity.checkPassword(email, typed);
        await identity.turnOffSecondFactor();
      }}
      refusals={{ wrongPassword: 'profile:secondFactor.passwordWrong' }}
      field={(parts) => <PasswordField {...parts} autoComplete="current-password" />}
      onChanged={onChanged}
      onCancel={onCancel}
    >
      <UsernameForManagers email={email} />
    </OneFieldForm>
  );
}
