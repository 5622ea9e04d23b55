import { useCallback, useRef } from 'react';
import { contactApi } from '#api/contact/contactApi.ts';
import { checkAgainst, prepareSchema } from '#platform/schema/schemaChecker.ts';
import type { Violation } from '#platform/schema/violations.ts';
import { leadOutbox } from '#platform/storage/leadOutbox.ts';
import { useAppDispatch } from '#store/hooks.ts';

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
  const dispatch = useAppDispatch();
  // Not by a hook of the query: it would draw the form again when the visitor turns to it, and once more with the answer.
  const load = useCallback(async () => {
    const call = dispatch(contactApi.endpoints.leadSchema.initiate());
    const answer = await call;
    call.unsubscribe();
    return answer;
  }, [dispatch]);
  const prepared = useRef(false);

  const check = useCallback(
    async (payload: object): Promise<Violation[] | Unchecked> => {
      const { data, error } = await load();
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
    load()
      .then(({ data, error }) => (data ? prepareSchema(data) : warn(error)))
      .catch(warn);
    // A browser that can keep nothing says so when something is to be kept.
    if (leadOutbox.isSupported()) leadOutbox.prepare().catch(() => {});
  }, [load]);

  return { prepare, check };
}
