import { useCallback } from 'react';
import { useLazyUserSchemaQuery } from '#api/customer/formCalls.ts';
import { checkAgainst } from '#platform/schema/schemaChecker.ts';
import type { Violation } from '#platform/schema/violations.ts';

/** The fields of the user schema. */
export interface CheckedUser {
  name: { first: string; last: string };
  email: string;
  phone?: string;
}

/** Every broken rule, or the reason why the check was not possible. */
export type UserCheck = readonly Violation[] | 'unreachable' | 'missing';

const warn = (error: unknown): void => console.warn('There has been an error at (getSchema).', error);

/** Checks a customer's name, email and phone in a worker, against the schema that the customer service names. */
export function useUserCheck(): (user: CheckedUser) => Promise<UserCheck> {
  const [load] = useLazyUserSchemaQuery();
  return useCallback(
    async (user) => {
      const { data, error } = await load(undefined, true);
      if (!data) {
        warn(error);
        return error && 'status' in error && error.status === 0 ? 'unreachable' : 'missing';
      }
      try {
        return await checkAgainst(data, user);
      } catch (fault) {
        warn(fault);
        return navigator.onLine ? 'missing' : 'unreachable';
      }
    },
    [load],
  );
}

/** Returns the key of the text for a name that breaks a rule of the user schema: the rule's own text if it has one. */
export function nameText<Part extends 'first' | 'last'>(part: Part, keyword: string, limit: number | null) {
  if (keyword === 'required' || keyword === 'minLength') return `errors:${part}.required` as const;
  if (keyword === 'maxLength' && limit !== null) return `errors:${part}.maxLength` as const;
  return `errors:${part}.default` as const;
}
