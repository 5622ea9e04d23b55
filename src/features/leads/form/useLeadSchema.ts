import { useCallback, useRef } from 'react';
import { useLazyLeadSchemaQuery } from '../../../api/contact/contactApi.ts';
import { leadOutbox } from '../../../platform/outbox/leadOutbox.ts';
import { checkAgainst, prepareSchema } from '../../../platform/schema/schemaChecker.ts';
import type { Violation } from '../../../platform/schema/violations.ts';

/** Nothing could be checked: the connection is gone, or the schema or its checker is (rulings D13). */
export type Unchecked = 'unreachable' | 'missing';

interface LeadSchema {
  /** Loads everything that sending needs, once: to be called when the visitor turns to the form. */
  prepare(): void;
  check(payload: object): Promise<Violation[] | Unchecked>;
}

const warn = (error: unknown): void => console.warn('There has been an error at (getSchema).', error);

/** Leads are checked against the schema that the listings service names, in a worker. */
export function useLeadSchema(): LeadSchema {
  const [load] = useLazyLeadSchemaQuery();
  const prepared = useRef(false);

  const check = useCallback(
    async (payload: object): Promise<Violation[] | Unchecked> => {
      const { data, error } = await load(undefined, true);
      if (!data) {
        warn(error);
        return error && 'status' in error && error.status === 0 ? 'unreachable' : 'missing';
      }
      try {
        return await checkAgainst(data, payload);
      } catch (fault) {
        warn(fault);
        return navigator.onLine ? 'missing' : 'unreachable';
      }
    },
    [load],
  );

  const prepare = useCallback(() => {
    if (prepared.current || !navigator.onLine) return;
    prepared.current = true;
    load(undefined, true)
      .then(({ data, error }) => (data ? prepareSchema(data) : warn(error)))
      .catch(warn);
    // A browser that can keep nothing says so when something is to be kept.
    if (leadOutbox.isSupported()) leadOutbox.prepare().catch(() => {});
  }, [load]);

  return { prepare, check };
}
