import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { describedBy, type FieldParts } from '#components/fields/FieldFrame.tsx';
import type { AccountField, Problem } from './accountFields.ts';
import type { AccountForm } from './useAccountForm.ts';

/** Says problems in the page's language. */
export function useProblemText(): (problem: Pick<Problem, 'text' | 'limit'>) => string {
  const { t } = useTranslation(['auth', 'common', 'errors', 'notices']);
  return ({ text, limit }) => t(text, { limit });
}

interface AccountFieldParts extends FieldParts {
  registered: UseFormRegisterReturn;
}

/** Everything that stands round a field of an account's form, and what ties it to its input. */
export function useAccountField(
  field: AccountField,
  { form, onEdited }: AccountForm,
  /** `rulesId` is the id of what else describes the field. */
  { label, rulesId }: { label: string; rulesId?: string },
): AccountFieldParts {
  const id = useId();
  const textOf = useProblemText();
  const error = form.formState.errors[field];
  const problem =
    error &&
    textOf({
      text: error.type as Problem['text'], // the form's errors are set from problems alone
      limit: Number(error.message),
    });
  const described = [describedBy(id, undefined, problem), rulesId].filter(Boolean).join(' ');
  return {
    frame: { id, label, problem },
    input: { id, 'aria-required': true, 'aria-describedby': described || undefined },
    registered: form.register(field, { onChange: () => onEdited(field) }),
  };
}
