import Box from '@mui/material/Box';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { describedBy } from '#components/fields/FieldLayout.tsx';
import { PasswordField, UsernameForManagers } from '#components/fields/PasswordField.tsx';
import { PasswordRules } from '#components/fields/PasswordRules.tsx';
import { PASSWORD_RULE_TEXTS } from '#components/fields/passwordRuleTexts.ts';
import { brokenPasswordRules } from '#domain/account/password.ts';
import { IdentityFault, type IdentityFaultReason } from '#platform/identity/identity.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { useAppSelector } from '#store/hooks.ts';
import { RowForm } from '../details/RowForm.tsx';

/** Props of the form, which is loaded when needed. */
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
  const [failure, setFailure] = useState<string>();
  const { setFocus } = form;
  useEffect(() => setFocus('current'), [setFocus]);

  const show = (problems: ReturnType<typeof ownPasswordProblems>) => {
    setFailure(undefined);
    for (const { place, text } of problems) {
      if (place === 'form') setFailure(t(text));
      else form.setError(place, { message: t(text) });
    }
    const wrong = PARTS.find((part) => problems.some(({ place }) => place === part));
    if (wrong) form.setFocus(wrong);
  };
  const onSave = async () => {
    form.clearErrors();
    setFailure(undefined);
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
      layout: { id: field, label: t(`password.${part}`), problem },
      input: {
        id: field,
        'aria-required': true,
        'aria-describedby':
          [describedBy(field, undefined, problem), described].filter(Boolean).join(' ') || undefined,
      },
      registered: form.register(part, {
        onChange: () => {
          form.clearErrors(part);
          // The error that the two differ is shown at the first field, but a change of either field corrects it.
          if (part === 'passwordConfirm') form.clearErrors('next');
          setFailure(undefined);
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
        failure={failure}
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

/** The fields of the form. */
export type PasswordValues = Record<'current' | 'next' | 'passwordConfirm', string>;
type PasswordPart = keyof PasswordValues;

/** The message key of an error, and its field; without a field it belongs to the whole form. */
interface PasswordProblem {
  place: PasswordPart | 'form';
  text:
    | `profile:password.${'currentRequired' | 'currentWrong' | 'same'}`
    | `common:errors.userDetailsPasswordError${'' | 'Length' | 'Match'}`
    | `errors:identity.${'noUppercase' | 'noLowercase' | 'noNumber' | 'noSymbol'}`
    | `profile:errors.${'failed' | 'unreachable' | 'limit'}`;
}

/** The first problem of each field that can be found without the service. */
export function ownPasswordProblems({ current, next, passwordConfirm }: PasswordValues): PasswordProblem[] {
  const problems: PasswordProblem[] = [];
  if (!current) problems.push({ place: 'current', text: 'profile:password.currentRequired' });
  const [broken] = brokenPasswordRules(next);
  if (!next) problems.push({ place: 'next', text: 'common:errors.userDetailsPasswordError' });
  else if (broken) problems.push({ place: 'next', text: PASSWORD_RULE_TEXTS[broken] });
  else if (next !== passwordConfirm) {
    problems.push({ place: 'next', text: 'common:errors.userDetailsPasswordErrorMatch' });
  } else if (next === current) problems.push({ place: 'next', text: 'profile:password.same' });
  return problems;
}

/** Messages for the provider's refusals of a password change. */
const REFUSALS: Partial<Record<IdentityFaultReason, PasswordProblem>> = {
  wrongPassword: { place: 'current', text: 'profile:password.currentWrong' },
  lockedOut: { place: 'form', text: 'profile:errors.limit' },
  limitExceeded: { place: 'form', text: 'profile:errors.limit' },
  noUppercase: { place: 'next', text: PASSWORD_RULE_TEXTS.uppercase },
  noLowercase: { place: 'next', text: PASSWORD_RULE_TEXTS.lowercase },
  noNumber: { place: 'next', text: PASSWORD_RULE_TEXTS.number },
  noSymbol: { place: 'next', text: PASSWORD_RULE_TEXTS.symbol },
  tooShort: { place: 'next', text: PASSWORD_RULE_TEXTS.length },
  unreachable: { place: 'form', text: 'profile:errors.unreachable' },
};

/** The message for the provider's refusal, and its field. */
export function refusedPassword(reason: IdentityFaultReason): PasswordProblem {
  return REFUSALS[reason] ?? { place: 'form', text: 'profile:errors.failed' };
}
