import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type OutgoingLead, useSendLeadMutation } from '#api/contact/contactApi.ts';
import type { WireLead } from '#api/contact/contract.ts';
import { isCallError, type RefusedField } from '#api/errors.ts';
import { shownAgent } from '#components/agent-card/shownAgents.ts';
import { brand } from '#config/brand.ts';
import { newIdempotencyKey } from '#platform/idempotencyKey.ts';
import { leadOutbox, type StoredLead } from '#platform/storage/leadOutbox.ts';
import { queueLead } from '#store/deliverLeads.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';

/** The outcome of sending a lead. */
export type SubmitResult =
  | { kind: 'sent' }
  | { kind: 'queued' }
  | { kind: 'refused'; fields: RefusedField[] }
  | { kind: 'busy'; seconds: number }
  | { kind: 'failed' }
  /** The stored lead that this one corrects was sent or discarded in another tab. */
  | { kind: 'gone' };

/** Seconds to wait after too many leads, if the service names no time. */
const BUSY_SECONDS = 60;

/** Returns the circumstances of the lead for the brokerage's records; they are sent beside the payload. */
function contextOf(
  about: string | undefined,
  language: string,
  consent: string,
  customer: string | undefined,
  refused: StoredLead | undefined,
): string {
  // A corrected lead came about where it was first written.
  const before = new URLSearchParams(refused?.context);
  const realtor = before.get('realtor') ?? shownAgent(about);
  return new URLSearchParams({
    page: before.get('page') ?? location.pathname,
    ...(realtor === undefined ? {} : { realtor }),
    language,
    consent,
    ...(customer === undefined ? {} : { customer }),
    pressed: new Date().toISOString(),
  }).toString();
}

/**
 * Returns a function that sends leads. A retry has the same idempotency key, so that the service accepts the lead once.
 * @param about key of the home that the lead is about; undefined if there is none
 * @param refused the lead in the device's outbox that this one corrects. It is removed when this one has left the form
 */
export function useSubmitLead(
  about: string | undefined,
  refused?: StoredLead,
): (payload: WireLead) => Promise<SubmitResult> {
  const [post] = useSendLeadMutation();
  const dispatch = useAppDispatch();
  const { i18n } = useTranslation('leads');
  const consent = useConsent();
  const account = useAppSelector(({ session }) => session.user?.email);
  const last = useRef<OutgoingLead>(undefined);

  const submit = useCallback(
    async (payload: WireLead): Promise<SubmitResult> => {
      const body = JSON.stringify(payload);
      if (last.current?.body !== body) {
        // A viewing request belongs to the account of the customer who pressed.
        const customer = 'viewing' in payload ? account : undefined;
        const context = contextOf(about, i18n.language, consent, customer, refused);
        last.current = { key: newIdempotencyKey(), body, context };
      }
      const lead = last.current;
      const queue = async (): Promise<SubmitResult> => ({
        kind: (await dispatch(queueLead(lead))) ? 'queued' : 'failed',
      });
      if (!navigator.onLine) return queue();
      const { error } = await post(lead);
      if (!error) return { kind: 'sent' };
      console.warn('The lead could not be sent.', error);
      if (!isCallError(error)) return { kind: 'failed' };
      if (error.status === 0) return queue();
      if (error.status === 429) return { kind: 'busy', seconds: error.retryAfter ?? BUSY_SECONDS };
      // The service knows the key with another lead: the next attempt has another key.
      if (error.status === 409) last.current = undefined;
      if (error.status === 400) return { kind: 'refused', fields: error.refused };
      return { kind: 'failed' };
    },
    [post, dispatch, about, i18n, consent, account, refused],
  );
  const correct = useCallback(
    async (payload: WireLead, { key }: StoredLead): Promise<SubmitResult> => {
      try {
        if (!(await leadOutbox.get(key))) return { kind: 'gone' };
        const result = await submit(payload);
        if (result.kind === 'sent' || result.kind === 'queued') await leadOutbox.remove(key);
        return result;
      } catch (error) {
        console.warn('The stored lead could not be read.', error);
        return { kind: 'failed' };
      }
    },
    [submit],
  );
  // One tab at a time, so that two tabs do not send the same lead.
  return (payload) => (refused ? leadOutbox.withLock(() => correct(payload, refused)) : submit(payload));
}

/** Returns the text to which a visitor consents by sending a lead. The form shows it and the lead records it. */
export function useConsent(): string {
  return useTranslation('leads').t('consent', { brokerage: brand.brokerage });
}
