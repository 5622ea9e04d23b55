import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallError, isCallError } from '#api/errors.ts';
import { describedBy, FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { SEARCH_NAME_LENGTH } from '#domain/constants.ts';

interface NameFieldProps {
  value: string;
  onChange: (name: string) => void;
  problem: NameProblem | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** The name of a saved search. */
export function NameField({ value, onChange, problem, inputRef }: NameFieldProps) {
  const { t } = useTranslation('searches');
  const id = useId();
  const problemText =
    problem && isOfName(problem) ? t(`errors.${problem}`, { limit: SEARCH_NAME_LENGTH }) : undefined;
  return (
    <FieldLayout id={id} label={t('dialog.name')} problem={problemText}>
      <FieldInput
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputRef={inputRef}
        autoComplete="off"
        inputProps={{
          id,
          'aria-required': true,
          'aria-describedby': describedBy(id, undefined, problemText),
        }}
      />
    </FieldLayout>
  );
}

/** A problem of a name, or of saving under it: a key of the texts' `errors`. */
export type NameProblem = 'required' | 'long' | 'taken' | 'full' | 'failed' | 'unreachable';

/** Problems that another name solves. The others concern the whole form. */
const OF_NAME: readonly NameProblem[] = ['required', 'long', 'taken'];

/** True if another name solves the problem. */
export const isOfName = (problem: NameProblem | undefined): boolean =>
  problem !== undefined && OF_NAME.includes(problem);

/** Checks a trimmed name without the service. */
export function ownNameProblem(name: string): NameProblem | undefined {
  if (name === '') return 'required';
  return name.length > SEARCH_NAME_LENGTH ? 'long' : undefined;
}

/** The problem that the service's refusal means. */
export function refusedName(error: Parameters<typeof isCallError>[0]): NameProblem {
  if (!isCallError(error)) return 'failed';
  const { status, refused }: CallError = error;
  if (status === 0) return 'unreachable';
  if (status !== 409) return 'failed';
  return refused.some(({ field }) => field === 'searches') ? 'full' : 'taken';
}
