import { startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { contactApi } from '#api/contact/contactApi.ts';
import type { WireLead } from '#api/contact/contract.ts';
import type { RefusedField } from '#api/errors.ts';
import { useRestoredForm } from '#components/restored-form/useRestoredForm.ts';
import { isEmail } from '#domain/account/email.ts';
import { checkAgainst, prepareSchema } from '#platform/schema/schemaChecker.ts';
import type { Violation } from '#platform/schema/violations.ts';
import { leadOutbox, type StoredLead } from '#platform/storage/leadOutbox.ts';
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
import { useSubmitLead } from './useSubmitLead.ts';

/** Checks that need no schema: required fields, and the format of the email. In the order of the form. */
function ownProblems(values: LeadValues, { fields, required }: LeadFieldSet): FieldProblem[] {
  return fields.flatMap((field) => {
    const isMissing = values[field] === '' && required.includes(field);
    const isMalformed = field === 'email' && !isMissing && !isEmail(values.email);
    if (!isMissing && !isMalformed) return [];
    return [{ field, keyword: isMissing ? 'required' : 'pattern', limit: null }];
  });
}

/**
 * Returns the problems of a form's fields that a schema or the service found. Problems with the rest of a lead (such as
 * the listing's price) are left out, because the visitor cannot solve them.
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

/** The reason if sending failed. The form keeps its values. */
export type LeadFailure =
  | { kind: 'failed' }
  | { kind: 'busy'; seconds: number }
  | { kind: 'formFault' }
  /** The brokerage shows no homes on the day of the viewing. */
  | { kind: 'closedDay' };

/** A lead that left the form: it was sent, or it waits in the device's outbox. */
export interface LeadOutcome {
  kind: 'sent' | 'queued';
  values: LeadValues;
}

export interface LeadFormState {
  /** Values and fields. Their problems are in `problems`, not in its `formState`. */
  form: UseFormReturn<LeadValues>;
  /** At most one problem for each field. */
  problems: readonly FieldProblem[];
  isSubmitting: boolean;
  failure: LeadFailure | undefined;
  outcome: LeadOutcome | undefined;
  submit(): void;
  /** Called when the visitor focuses the form. */
  onTurnedTo(): void;
  /** An edit removes the problems of the form and of the field. */
  onEdited(field: LeadField): void;
  /** Lets the visitor write another lead after one that was sent: personal data stay, the message is cleared. */
  startAgain(): void;
}

const NONE: readonly FieldProblem[] = [];

/** The lead of a form that corrects one in the device's outbox. */
interface RefusedLead {
  stored: StoredLead;
  values: LeadValues;
  /** Called instead of sending if the stored lead was sent or discarded in another tab. */
  onGone: () => void;
}

interface LeadFormOptions {
  /** Key of the home that the lead is about. */
  about?: string;
  refused?: RefusedLead;
}

/**
 * State of a lead form: typed values, problems, and the outcome of sending.
 * @param name unique to this form: its typed values are restored after a reload
 */
export function useLeadForm(
  name: string,
  set: LeadFieldSet,
  payloadOf: (values: LeadValues) => WireLead,
  { about, refused }: LeadFormOptions = {},
): LeadFormState {
  const form = useForm<LeadValues>({ defaultValues: refused?.values ?? EMPTY_LEAD });
  const { prepare, check } = useLeadSchema();
  const send = useSubmitLead(about, refused?.stored);
  const [failure, setFailure] = useState<LeadFailure>();
  const [outcome, setOutcome] = useState<LeadOutcome>();
  const [isSubmitting, setSubmitting] = useState(false);
  // Not the form library's errors: it changes them in place, and a render in a transition would show some of them.
  const [problems, setProblems] = useState<readonly FieldProblem[]>(() =>
    refused ? fieldProblems(refused.stored.refused ?? [], set) : NONE,
  );
  const [turnTo, setTurnTo] = useState<FieldProblem | undefined>(problems[0]);
  const isRunning = useRef(false);
  useRestoredForm(`lead ${name}`, {
    read: () => {
      const values = form.getValues();
      const isTyped = Object.values(values).some((text) => text.trim() !== '');
      return isTyped && !outcome ? values : undefined;
    },
    restore: (values) => form.reset({ ...EMPTY_LEAD, ...values }, { keepDefaultValues: true }),
  });

  // Rendered in a transition, problems don't delay the reaction to the press. The focus moves with them, so that screen
  // readers read the field with its problem.
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
    // Missing values are reported at once: the schema may still be loading.
    const own = ownProblems(values, set);
    if (own.length > 0) return show(own);
    setProblems(NONE);
    // The form is busy only from now on, because rendering that earlier would delay the report of missing values.
    setSubmitting(true);
    const checked = await check(payload);
    const found = typeof checked === 'string' ? [] : fieldProblems(checked, set);
    if (found.length > 0) return show(found);
    if (checked === 'missing') return setFailure({ kind: 'formFault' });
    const sending = await send(payload);
    if (sending.kind === 'gone') return refused?.onGone();
    if (sending.kind === 'sent' || sending.kind === 'queued')
      return setOutcome({ kind: sending.kind, values });
    if (sending.kind !== 'refused') return setFailure(sending);
    const wrong = fieldProblems(sending.fields, set);
    if (wrong.length > 0) return show(wrong);
    const isClosed = sending.fields.some(
      ({ field, keyword }) => field === LEAD_PATHS.day && keyword === 'not',
    );
    setFailure({ kind: isClosed ? 'closedDay' : 'failed' });
  };

  return {
    form,
    problems,
    isSubmitting,
    failure,
    outcome,
    submit: () => {
      // A second press may come before the first is rendered.
      if (isRunning.current) return;
      isRunning.current = true;
      setFailure(undefined);
      void deliver(form.getValues()).finally(() => {
        isRunning.current = false;
        setSubmitting(false);
      });
    },
    onTurnedTo: prepare,
    onEdited: (edited) => {
      setFailure(undefined);
      // A visitor who types already keeps the focus, even if problems are rendered a moment later.
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

/** The reason why no check was possible: no connection, or no schema or checker. */
type Unchecked = 'unreachable' | 'missing';

interface LeadSchema {
  /** Loads everything that sending needs, once. Called when the visitor focuses the form. */
  prepare(): void;
  check(payload: object): Promise<Violation[] | Unchecked>;
}

const warn = (error: unknown): void => console.warn('There has been an error at (getSchema).', error);

/** Checks leads in a worker, against the schema that the listings service names. */
function useLeadSchema(): LeadSchema {
  const dispatch = useAppDispatch();
  // Not by the query's hook, which would render the form again on focus and on the answer.
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
    // If the browser can't store a lead, the visitor is told when one has to be stored.
    if (leadOutbox.isSupported()) leadOutbox.prepare().catch(() => {});
  }, [load]);

  return { prepare, check };
}
