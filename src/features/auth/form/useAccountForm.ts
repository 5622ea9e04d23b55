import { useId, useRef, useState } from 'react';
import { type UseFormRegisterReturn, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { describedBy, type FieldParts } from '#components/fields/FieldLayout.tsx';
import { useRestoredForm } from '#components/restored-form/useRestoredForm.ts';
import {
  type AccountField,
  type AccountValues,
  EMPTY_ACCOUNT,
  type Problem,
  trimmed,
} from './accountFields.ts';

/** An action of a form. Returns its problems, none if it succeeded. */
export type Work = (values: AccountValues) => Promise<readonly Problem[]>;

export interface AccountForm {
  form: UseFormReturn<AccountValues>;
  isBusy: boolean;
  /** A problem of the whole form. Problems of fields are in the form's errors. */
  formProblem: Problem | undefined;
  /** A problem of the field that has the focus already. Focusing it again would announce nothing. */
  announced: { problem: Problem; count: number } | undefined;
  submit(): void;
  /** Runs another action of the form in the same way. */
  run(work: Work): void;
  /** Runs the last action again. */
  retry(): void;
  onEdited(field: AccountField): void;
}

/** Fields that are restored after a reload. Passwords and codes are never stored. */
const RESTORED_FIELDS = ['first', 'last', 'email'] as const;

/** State of an account's form: typed values, actions and problems. */
export function useAccountForm(
  fields: readonly AccountField[],
  work: Work,
  onEdited?: (field: AccountField) => void,
): AccountForm {
  const form = useForm<AccountValues>({ defaultValues: EMPTY_ACCOUNT });
  const restored = RESTORED_FIELDS.filter((field) => fields.includes(field));
  useRestoredForm(`account ${fields.join(' ')}`, {
    read: () => {
      const typed = restored
        .map((field) => [field, form.getValues(field)] as const)
        .filter(([, text]) => text !== '');
      return typed.length > 0 ? Object.fromEntries(typed) : undefined;
    },
    restore: (values) => {
      for (const field of restored) form.setValue(field, values[field] ?? '');
    },
  });
  const [isBusy, setBusy] = useState(false);
  const [formProblem, setFormProblem] = useState<Problem>();
  const [announced, announce] = useState<AccountForm['announced']>();
  const isRunning = useRef(false);
  const last = useRef<Work>(work);

  const show = (problems: readonly Problem[]) => {
    const isField = ({ place }: Problem) => fields.some((field) => field === place);
    for (const { place, text, limit } of problems.filter(isField)) {
      if (place === 'form') continue;
      form.setError(place, { type: text, message: String(limit ?? '') });
    }
    const first = fields
      .map((field) => problems.find(({ place }) => place === field))
      .find((problem) => problem !== undefined);
    setFormProblem(problems.find((problem) => !isField(problem)));
    if (!first || first.place === 'form') return;
    form.setFocus(first.place);
    // A field has the same name in the form library and in the page.
    if (document.activeElement?.getAttribute('name') === first.place) {
      announce((previous) => ({ problem: first, count: (previous?.count ?? 0) + 1 }));
    }
  };

  const run = (task: Work) => {
    // A second press may come before the first is rendered.
    if (isRunning.current) return;
    isRunning.current = true;
    last.current = task;
    setBusy(true);
    setFormProblem(undefined);
    announce(undefined);
    form.clearErrors();
    void task(trimmed(form.getValues()))
      .then(show)
      .finally(() => {
        isRunning.current = false;
        setBusy(false);
      });
  };

  return {
    form,
    isBusy,
    formProblem,
    announced,
    submit: () => run(work),
    run,
    retry: () => run(last.current),
    onEdited: (field) => {
      setFormProblem(undefined);
      announce(undefined);
      form.clearErrors(field);
      // The problem that the two differ is shown at the first, and can be solved in either.
      if (field === 'passwordConfirm') form.clearErrors('password');
      onEdited?.(field);
    },
  };
}

/** Returns a function that translates problems. */
export function useProblemText(): (problem: Pick<Problem, 'text' | 'limit'>) => string {
  const { t } = useTranslation(['auth', 'common', 'errors', 'notices']);
  return ({ text, limit }) => t(text, { limit });
}

interface AccountFieldParts extends FieldParts {
  registered: UseFormRegisterReturn;
}

/** The texts around a field of an account's form, and the attributes that connect them to its input. */
export function useAccountField(
  field: AccountField,
  { form, onEdited }: AccountForm,
  /** `rulesId` is the id of another element that describes the field. */
  { label, rulesId }: { label: string; rulesId?: string },
): AccountFieldParts {
  const id = useId();
  const textOf = useProblemText();
  const error = form.formState.errors[field];
  const problem =
    error &&
    textOf({
      text: error.type as Problem['text'], // the form's errors come from problems only
      limit: Number(error.message),
    });
  const described = [describedBy(id, undefined, problem), rulesId].filter(Boolean).join(' ');
  return {
    layout: { id, label, problem },
    input: { id, 'aria-required': true, 'aria-describedby': described || undefined },
    registered: form.register(field, { onChange: () => onEdited(field) }),
  };
}
