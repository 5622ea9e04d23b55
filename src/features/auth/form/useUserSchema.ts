import { useCallback } from 'react';
import { nameText, useUserCheck } from '#components/user-check/useUserCheck.ts';
import type { AccountField, AccountValues, Problem, ProblemText } from './accountFields.ts';

/** Paths of the fields in the user schema. */
const PATHS = { first: 'name.first', last: 'name.last', email: 'email' } as const;

type SchemaField = keyof typeof PATHS;

/** The result of a check. The schema may be missing. */
type Checked = readonly Problem[] | 'unreachable' | 'missing';

function textOf(field: SchemaField, keyword: string, limit: number | null): ProblemText {
  return field === 'email' ? 'errors:email.format' : nameText(field, keyword, limit);
}

/** Checks names and emails in a worker, against the schema that the customer service names. */
export function useUserSchema(): (
  values: Pick<AccountValues, SchemaField>,
  fields: readonly AccountField[],
) => Promise<Checked> {
  const check = useUserCheck();
  return useCallback(
    async ({ first, last, email }, fields) => {
      const checked = await check({ name: { first, last }, email });
      if (typeof checked === 'string') return checked;
      return (Object.keys(PATHS) as SchemaField[]) // keys of a const object
        .filter((field) => fields.includes(field))
        .flatMap((field): Problem[] => {
          const found = checked.find((violation) => violation.field === PATHS[field]);
          return found
            ? [{ place: field, text: textOf(field, found.keyword, found.limit), limit: found.limit }]
            : [];
        });
    },
    [check],
  );
}
