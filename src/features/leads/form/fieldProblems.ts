import type { RefusedField } from '../../../api/contact/contactApi.ts';
import { isEmail } from '../../../domain/lead.ts';
import { type FieldProblem, LEAD_PATHS, type LeadFieldSet, type LeadValues } from './leadFields.ts';

/** What needs no schema: the required fields, and the email's form (L5). */
export function ownProblems(values: LeadValues, { required }: LeadFieldSet): FieldProblem[] {
  const missing = required
    .filter((field) => values[field] === '')
    .map((field): FieldProblem => ({ field, keyword: 'required', limit: null }));
  const isMalformed = values.email !== '' && !isEmail(values.email);
  return isMalformed ? [...missing, { field: 'email', keyword: 'pattern', limit: null }] : missing;
}

/**
 * What a schema or the service says of a form's fields. What it says of the rest of a lead (the listing's own
 * price, say) the visitor cannot mend: it is left out.
 */
export function fieldProblems(
  found: readonly (RefusedField & { limit?: number | null })[],
  { fields }: LeadFieldSet,
): FieldProblem[] {
  return fields.flatMap((field) => {
    const first = found.find((entry) => entry.field === LEAD_PATHS[field]);
    return first ? [{ field, keyword: first.keyword, limit: first.limit ?? null }] : [];
  });
}

/** The first problem of each field, in the order of the form. */
export function firstProblems(problems: readonly FieldProblem[], { fields }: LeadFieldSet): FieldProblem[] {
  return fields.flatMap((field) => problems.find((problem) => problem.field === field) ?? []);
}
