import Box from '@mui/material/Box';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { describedBy } from '#components/fields/FieldFrame.tsx';
import { PasswordField } from '#components/fields/PasswordField.tsx';
import { PasswordRules } from '#components/fields/PasswordRules.tsx';
import { UsernameForManagers } from '#components/fields/UsernameForManagers.tsx';
import { IdentityFault } from '#platform/identity/identity.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { useAppSelector } from '#store/hooks.ts';
import { RowForm } from '../details/RowForm.tsx';
import {
  ownPasswordProblems,
  type PasswordPart,
  type PasswordValues,
  refusedPassword,
} from './passwordProblem.ts';

/** What the section gives to the form that is loaded for it. */
export interface PasswordFormProps {
  onCancel: () => void;
  onChanged: () => void;
}

const PARTS: readonly PasswordPart[] = ['current', 'next', 'passwordConfirm'];

/** The current password, the new one with its rules, and the new one again. */
export function PasswordForm({ onCancel, onChanged }: PasswordFormProps) {
  const { t } = useTranslation(['profile', 'common', 'errors']);
  const id = useId();
  const email = useAppSelector(({ session }) => session.user?.email);
  const form = useForm<PasswordValues>({ defaultValues: { current: '', next: '', passwordConfirm: '' } });
  const [trouble, setTrouble] = useState<string>();
  const { setFocus } = form;
  useEffect(() => setFocus('current'), [setFocus]);

  const show = (problems: ReturnType<typeof ownPasswordProblems>) => {
    setTrouble(undefined);
    for (const { place, text } of problems) {
      if (place === 'form') setTrouble(t(text));
      else form.setError(place, { message: t(text) });
    }
    const wrong = PARTS.find((part) => problems.some(({ place }) => place === part));
    if (wrong) form.setFocus(wrong);
  };
  const onSave = async () => {
    form.clearErrors();
    setTrouble(undefined);
    const values = form.getValues();
    const own = ownPasswordProblems(values);
    if (own.length > 0) return show(own);
    try {
      await (await loadIdentity()).changePassword(values.current, values.next);
      onChanged();
    } catch (fault) {
      show([refusedPassword(fault instanceof IdentityFault ? fault.reason : 'other')]);
    }
  };
  const fieldOf = (part: PasswordPart, described?: string) => {
    const problem = form.formState.errors[part]?.message;
    const field = `${id}-${part}`;
    return {
      frame: { id: field, label: t(`password.${part}`), problem },
      input: {
        id: field,
        'aria-required': true,
        'aria-describedby':
          [describedBy(field, undefined, problem), described].filter(Boolean).join(' ') || undefined,
      },
      registered: form.register(part, {
        onChange: () => {
          form.clearErrors(part);
          // That the two differ is said of the first, and mended in either.
          if (part === 'passwordConfirm') form.clearErrors('next');
          setTrouble(undefined);
        },
      }),
    };
  };
  const rules = `${id}-rules`;
  return (
    <Box sx={{ maxWidth: 480 }}>
      <RowForm
        label={t('password.change')}
        saveLabel={t('password.save')}
        trouble={trouble}
        onSave={onSave}
        onCancel={onCancel}
      >
        <UsernameForManagers email={email ?? ''} />
        <PasswordField {...fieldOf('current')} autoComplete="current-password" />
        <PasswordField {...fieldOf('next', rules)} autoComplete="new-password">
          <PasswordRules id={rules} password={form.watch('next')} />
        </PasswordField>
        <PasswordField {...fieldOf('passwordConfirm')} autoComplete="new-password" />
      </RowForm>
    </Box>
  );
}
