import { useCallback } from 'react';
import { useLazyUserSchemaQuery } from '../../../api/customer/formCalls.ts';
import { checkAgainst } from '../../../platform/schema/schemaChecker.ts';
import type { AccountField, AccountValues, Problem, ProblemText } from './accountFields.ts';

/** Where the fields stand in a user, as the schema has it (A5). */
const PATHS = { first: 'name.first', last: 'name.last', email: 'email' } as const;

type SchemaField = keyof typeof PATHS;

/** What came of asking the schema; it may not be there (rulings D13). */
type Checked = readonly Problem[] | 'unreachable' | 'missing';

const NAME_RULES: Record<string, 'required' | 'maxLength'> = {
  required: 'required',
  minLength: 'required',
  maxLength: 'maxLength',
};

function textOf(field: SchemaField, keyword: string, limit: number | null): ProblemText {
  if (field === 'email') return 'errors:email.format';
  const rule = NAME_RULES[keyword] ?? 'default';
  return `errors:${field}.${rule === 'maxLength' && limit === null ? 'default' : rule}`;
}

const warn = (error: unknown): void => console.warn('There has been an error at (getSchema).', error);

/** Names and emails are checked against the schema that the customer service names, in a worker. */
export function useUserSchema(): (
  values: Pick<AccountValues, SchemaField>,
  fields: readonly AccountField[],
) => Promise<Checked> {
  const [load] = useLazyUserSchemaQuery();
  return useCallback(
    async ({ first, last, email }, fields) => {
      const { data, error } = await load(undefined, true);
      if (!data) {
        warn(error);
        return error && 'status' in error && error.status === 0 ? 'unreachable' : 'missing';
      }
      try {
        const violations = await checkAgainst(data, { name: { first, last }, email });
        return (Object.keys(PATHS) as SchemaField[]) // keys of a const object
          .filter((field) => fields.includes(field))
          .flatMap((field): Problem[] => {
            const found = violations.find((violation) => violation.field === PATHS[field]);
            return found
              ? [{ place: field, text: textOf(field, found.keyword, found.limit), limit: found.limit }]
              : [];
          });
      } catch (fault) {
        warn(fault);
        return navigator.onLine ? 'missing' : 'unreachable';
      }
    },
    [load],
  );
}
