import { useTranslation } from 'react-i18next';
import { describedBy, type FieldParts } from '#components/fields/FieldFrame.tsx';
import type { SectionForm } from '../form/useSectionForm.ts';
import { useFieldTexts } from './useFieldTexts.ts';

/** The id of a field's input. */
export function fieldId({ id }: SectionForm, field: string): string {
  return `${id}-${field}`;
}

interface FieldWords {
  /** Why it is asked, or what is meant. */
  help?: string | undefined;
  /** It may be left empty. */
  isOptional?: boolean;
}

/** Everything that stands round a field, and what ties it to its input. */
export function useFieldParts(
  section: SectionForm,
  field: string,
  { help, isOptional = false }: FieldWords = {},
): FieldParts {
  const { t } = useTranslation('application');
  const { labelOf, problemOf } = useFieldTexts();
  const problem = problemOf(section, field);
  const id = fieldId(section, field);
  const label = labelOf(field);
  return {
    frame: { id, problem, help, label: isOptional ? t('optional', { label }) : label },
    input: { id, 'aria-required': !isOptional, 'aria-describedby': describedBy(id, help, problem) },
  };
}
