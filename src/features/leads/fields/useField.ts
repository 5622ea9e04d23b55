import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { describedBy, type FieldParts } from '#components/fields/FieldLayout.tsx';
import { formatPrice } from '#domain/format.ts';
import { localeOf } from '#i18n/i18n.ts';
import type { WrittenField } from '../form/leadFields.ts';
import type { LeadFormState } from '../form/useLeadForm.ts';

/** Fields that may stay empty. Only these are marked in the form. */
const OPTIONAL: readonly WrittenField[] = ['message', 'code'];
const HELPED = ['city', 'price', 'code'] as const;

type HelpedField = (typeof HELPED)[number];

/**
 * Returns the text of a field's problem: the rule's own text if it has one and its number is known, otherwise the
 * field's general text.
 */
function useProblem(field: WrittenField, lead: LeadFormState): string | undefined {
  const { t, i18n } = useTranslation('leads');
  const problem = lead.problems.find((one) => one.field === field);
  if (!problem) return undefined;
  const { limit } = problem;
  const shown = field === 'price' ? formatPrice(Number(limit), localeOf(i18n.language)) : String(limit);
  const keyword = limit === null && problem.keyword !== 'required' ? 'default' : problem.keyword;
  const keys = [`errors.${field}.${keyword}`, `errors.${field}.default`] as never; // keywords come from the schema: one without a text takes the second key
  return t(keys, { limit: shown });
}

/** Returns the texts around a field of a lead, and the attributes that connect them to its input. */
export function useField(field: WrittenField, lead: LeadFormState): FieldParts {
  const { t } = useTranslation('leads');
  const id = useId();
  const problem = useProblem(field, lead);
  const helped = HELPED.find((name): name is HelpedField => name === field);
  const help = helped && t(`help.${helped}`);
  const name = t(`fields.${field}`);
  const isOptional = OPTIONAL.includes(field);
  return {
    layout: { id, problem, help, label: isOptional ? t('optional', { label: name }) : name },
    input: {
      id,
      'aria-required': !isOptional,
      'aria-describedby': describedBy(id, help, problem),
    },
  };
}
