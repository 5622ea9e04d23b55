import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type OutgoingLead, useSendLeadMutation } from '#api/contact/contactApi.ts';
import type { WireLead } from '#api/contact/contract.ts';
import { isCallError, type RefusedField } from '#api/errors.ts';
import { shownAgent } from '#components/agent-card/shownAgents.ts';
import { brand } from '#config/brand.ts';
import { newIdempotencyKey } from '#platform/idempotencyKey.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { queueLead } from '#store/outboxListeners.ts';

/** The outcome of sending a lead. */
export type SubmitResult =
  | { kind: 'sent' }
  | { kind: 'queued' }
  | { kind: 'refused'; fields: RefusedField[] }
  | { kind: 'busy'; seconds: number }
  | { kind: 'failed' };

/** Seconds to wait after too many leads, if the service names no time. */
const BUSY_SECONDS = 60;

/** Returns the circumstances of the lead for the brokerage's records; they are sent beside the payload. */
function contextOf(
  about: string | undefined,
  language: string,
  consent: string,
  customer: string | undefined,
): string {
  const realtor = shownAgent(about);
  return new URLSearchParams({
    page: location.pathname,
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
 */
export function useSubmitLead(about: string | undefined): (payload: WireLead) => Promise<SubmitResult> {
  const [post] = useSendLeadMutation();
  const dispatch = useAppDispatch();
  const { i18n } = useTranslation('leads');
  const consent = useConsent();
  const account = useAppSelector(({ session }) => session.user?.email);
  const last = useRef<OutgoingLead>(undefined);

  return useCallback(
    async (payload) => {
      const body = JSON.stringify(payload);
      if (last.current?.body !== body) {
        // A viewing request belongs to the account of the customer who pressed.
        const customer = 'viewing' in payload ? account : undefined;
        const context = contextOf(about, i18n.language, consent, customer);
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
    [post, dispatch, about, i18n, consent, account],
  );
}

/** Returns the text to which a visitor consents by sending a lead. The form shows it and the lead records it. */
export function useConsent(): string {
  return useTranslation('leads').t('consent', { brokerage: brand.brokerage });
}
