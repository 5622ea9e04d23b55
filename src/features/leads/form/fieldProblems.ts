import type { RefusedField } from '#api/errors.ts';
import { isEmail } from '#domain/account/email.ts';
import { type FieldProblem, LEAD_PATHS, type LeadFieldSet, type LeadValues } from './leadFields.ts';

/** What needs no schema: the required fields, and the email's form (L5). In the order of the form. */
export function ownProblems(values: LeadValues, { fields, required }: LeadFieldSet): FieldProblem[] {
  return fields.flatMap((field) => {
    const isMissing = values[field] === '' && required.includes(field);
    const isMalformed = field === 'email' && !isMissing && !isEmail(values.email);
    if (!isMissing && !isMalformed) return [];
    return [{ field, keyword: isMissing ? 'required' : 'pattern', limit: null }];
  });
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
