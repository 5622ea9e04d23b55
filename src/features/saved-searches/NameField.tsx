import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { describedBy, FieldFrame } from '#components/fields/FieldFrame.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { SEARCH_NAME_LENGTH } from '#domain/constants.ts';
import { isOfName, type NameProblem } from './nameProblem.ts';

interface NameFieldProps {
  value: string;
  onChange: (name: string) => void;
  problem: NameProblem | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** What a saved search is called. */
export function NameField({ value, onChange, problem, inputRef }: NameFieldProps) {
  const { t } = useTranslation('searches');
  const id = useId();
  const said =
    problem && isOfName(problem) ? t(`errors.${problem}`, { limit: SEARCH_NAME_LENGTH }) : undefined;
  return (
    <FieldFrame id={id} label={t('dialog.name')} problem={said}>
      <FieldInput
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputRef={inputRef}
        autoComplete="off"
        inputProps={{ id, 'aria-required': true, 'aria-describedby': describedBy(id, undefined, said) }}
      />
    </FieldFrame>
  );
}
