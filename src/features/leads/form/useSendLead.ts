import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type OutgoingLead, useSendLeadMutation } from '#api/contact/contactApi.ts';
import type { WireLead } from '#api/contact/contract.ts';
import { isCallError, type RefusedField } from '#api/errors.ts';
import { metAgent } from '#components/agent-card/metAgent.ts';
import { brand } from '#config/brand.ts';
import { newIdempotencyKey } from '#platform/idempotencyKey.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { keepLead } from '#store/outboxListeners.ts';

/** What became of a lead. */
export type Sending =
  | { kind: 'sent' }
  | { kind: 'kept' }
  | { kind: 'refused'; fields: RefusedField[] }
  | { kind: 'busy'; seconds: number }
  | { kind: 'failed' };

/** Where the service names no time to wait after too many leads. */
const BUSY_SECONDS = 60;

/** How the lead comes about, for the brokerage's records; it is sent beside the payload. */
function contextOf(state: string | undefined, language: string, consent: string): string {
  const realtor = metAgent(state);
  return new URLSearchParams({
    page: location.pathname,
    ...(realtor === undefined ? {} : { realtor }),
    language,
    consent,
    pressed: new Date().toISOString(),
  }).toString();
}

/**
 * Sends leads; the same one again carries the same key, so that the service takes it once.
 * @param state province of the home that the lead is about; undefined where it is about none
 */
export function useSendLead(state: string | undefined): (payload: WireLead) => Promise<Sending> {
  const [post] = useSendLeadMutation();
  const dispatch = useAppDispatch();
  const { i18n } = useTranslation('leads');
  const consent = useConsent();
  const last = useRef<OutgoingLead>(undefined);

  return useCallback(
    async (payload) => {
      const body = JSON.stringify(payload);
      if (last.current?.body !== body) {
        last.current = { key: newIdempotencyKey(), body, context: contextOf(state, i18n.language, consent) };
      }
      const lead = last.current;
      const keep = async (): Promise<Sending> => ({
        kind: (await dispatch(keepLead(lead))) ? 'kept' : 'failed',
      });
      if (!navigator.onLine) return keep();
      const { error } = await post(lead);
      if (!error) return { kind: 'sent' };
      console.warn('The lead could not be sent.', error);
      if (!isCallError(error)) return { kind: 'failed' };
      if (error.status === 0) return keep();
      if (error.status === 429) return { kind: 'busy', seconds: error.retryAfter ?? BUSY_SECONDS };
      // The service knows the key with another lead: the next try has another.
      if (error.status === 409) last.current = undefined;
      if (error.status === 400) return { kind: 'refused', fields: error.refused };
      return { kind: 'failed' };
    },
    [post, dispatch, state, i18n, consent],
  );
}

/** What a visitor agrees to by sending a lead, as the form shows it and the lead records it. */
export function useConsent(): string {
  return useTranslation('leads').t('consent', { brokerage: brand.brokerage });
}
