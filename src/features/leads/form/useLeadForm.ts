import { startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { contactApi } from '#api/contact/contactApi.ts';
import type { WireLead } from '#api/contact/contract.ts';
import type { RefusedField } from '#api/errors.ts';
import { useKeptForm } from '#components/kept-form/useKeptForm.ts';
import { isEmail } from '#domain/account/email.ts';
import { checkAgainst, prepareSchema } from '#platform/schema/schemaChecker.ts';
import type { Violation } from '#platform/schema/violations.ts';
import { leadOutbox } from '#platform/storage/leadOutbox.ts';
import { useAppDispatch } from '#store/hooks.ts';
import {
  EMPTY_LEAD,
  type FieldProblem,
  LEAD_PATHS,
  type LeadField,
  type LeadFieldSet,
  type LeadValues,
  trimmed,
} from './leadFields.ts';
import { useSendLead } from './useSendLead.ts';

/** What needs no schema: the required fields, and the email's form (L5). In the order of the form. */
function ownProblems(values: LeadValues, { fields, required }: LeadFieldSet): FieldProblem[] {
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
function fieldProblems(
  found: readonly (RefusedField & { limit?: number | null })[],
  { fields }: LeadFieldSet,
): FieldProblem[] {
  return fields.flatMap((field) => {
    const first = found.find((entry) => entry.field === LEAD_PATHS[field]);
    return first ? [{ field, keyword: first.keyword, limit: first.limit ?? null }] : [];
  });
}

/** Why the form is still there after it was sent; what was typed stays. */
export type LeadTrouble = { kind: 'failed' } | { kind: 'busy'; seconds: number } | { kind: 'formFault' };

/** A lead that left the form: delivered, or kept on the device until it can be. */
export interface LeadOutcome {
  kind: 'sent' | 'kept';
  values: LeadValues;
}

export interface LeadFormState {
  /** Its values and fields; what is wrong with them is in `problems`, not in its `formState`. */
  form: UseFormReturn<LeadValues>;
  /** What is wrong with its fields; one at most of each. */
  problems: readonly FieldProblem[];
  isSubmitting: boolean;
  trouble: LeadTrouble | undefined;
  outcome: LeadOutcome | undefined;
  submit(): void;
  /** The visitor turns to the form. */
  onTurnedTo(): void;
  /** An edit takes away what was said of the form, and of the field. */
  onEdited(field: LeadField): void;
  /** After a lead that left, another may be written: the person stays, the message goes. */
  startAgain(): void;
}

const NONE: readonly FieldProblem[] = [];

/**
 * One lead form from what is typed to what became of it (L4 Lead form).
 * @param name of this form alone: what is typed in it is there again after a reload
 * @param state province of the home that it is about
 */
export function useLeadForm(
  name: string,
  set: LeadFieldSet,
  payloadOf: (values: LeadValues) => WireLead,
  state?: string,
): LeadFormState {
  const form = useForm<LeadValues>({ defaultValues: EMPTY_LEAD });
  const { prepare, check } = useLeadSchema();
  const send = useSendLead(state);
  const [trouble, setTrouble] = useState<LeadTrouble>();
  const [outcome, setOutcome] = useState<LeadOutcome>();
  const [isSubmitting, setSubmitting] = useState(false);
  // Not the form library's errors: it changes them in place, and a drawing in a transition would show some of them.
  const [problems, setProblems] = useState<readonly FieldProblem[]>(NONE);
  const [turnTo, setTurnTo] = useState<FieldProblem>();
  const underWay = useRef(false);
  useKeptForm(`lead ${name}`, {
    read: () => {
      const values = form.getValues();
      const isTyped = Object.values(values).some((text) => text.trim() !== '');
      return isTyped && !outcome ? values : undefined;
    },
    restore: (values) => form.reset({ ...EMPTY_LEAD, ...values }, { keepDefaultValues: true }),
  });

  // Drawn in a transition, the problems don't hold up the answer to the press; the focus comes with them, so that the
  // field is read out with what is wrong with it.
  const show = (found: readonly FieldProblem[]) =>
    startTransition(() => {
      setProblems(found);
      setTurnTo(found[0]);
    });
  useLayoutEffect(() => {
    if (turnTo) form.setFocus(turnTo.field);
  }, [turnTo, form]);

  const deliver = async (typed: LeadValues) => {
    const values = trimmed(typed);
    const payload = payloadOf(values);
    // What is missing is said at once: the schema may still be on its way.
    const own = ownProblems(values, set);
    if (own.length > 0) return show(own);
    setProblems(NONE);
    // Only from here on it takes its time: drawn busy for a moment, the form would say later what is missing.
    setSubmitting(true);
    const checked = await check(payload);
    const found = typeof checked === 'string' ? [] : fieldProblems(checked, set);
    if (found.length > 0) return show(found);
    if (checked === 'missing') return setTrouble({ kind: 'formFault' });
    const sending = await send(payload);
    if (sending.kind === 'sent' || sending.kind === 'kept') return setOutcome({ kind: sending.kind, values });
    if (sending.kind !== 'refused') return setTrouble(sending);
    const refused = fieldProblems(sending.fields, set);
    if (refused.length > 0) show(refused);
    else setTrouble({ kind: 'failed' });
  };

  return {
    form,
    problems,
    isSubmitting,
    trouble,
    outcome,
    submit: () => {
      // A second press may come before the first is drawn.
      if (underWay.current) return;
      underWay.current = true;
      setTrouble(undefined);
      void deliver(form.getValues()).finally(() => {
        underWay.current = false;
        setSubmitting(false);
      });
    },
    onTurnedTo: prepare,
    onEdited: (edited) => {
      setTrouble(undefined);
      // Who already types is not taken elsewhere by what is drawn a moment later.
      setTurnTo(undefined);
      setProblems((all) =>
        all.some(({ field }) => field === edited) ? all.filter(({ field }) => field !== edited) : all,
      );
    },
    startAgain: () => {
      if (!outcome) return;
      setOutcome(undefined);
      form.setValue('message', '');
    },
  };
}

/** Nothing could be checked: the connection is gone, or the schema or its checker is (rulings D13). */
type Unchecked = 'unreachable' | 'missing';

interface LeadSchema {
  /** Loads everything that sending needs, once: to be called when the visitor turns to the form. */
  prepare(): void;
  check(payload: object): Promise<Violation[] | Unchecked>;
}

const warn = (error: unknown): void => console.warn('There has been an error at (getSchema).', error);

/** Leads are checked against the schema that the listings service names, in a worker. */
function useLeadSchema(): LeadSchema {
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
