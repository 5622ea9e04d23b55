/** Delivers the leads that wait on the device: stored when the service is out of reach, sent once when it is back. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { contactApi, type LeadError, type OutgoingLead } from '#api/contact/contactApi.ts';
import { leadOutbox } from '#platform/storage/leadOutbox.ts';
import { deliveryDue } from './deliveryDue.ts';
import { noticeResolved, notified } from './notificationsSlice.ts';
import { showRefusedLeads } from './refusedLeads.ts';
import type { RootState } from './rootReducer.ts';

type Dispatch = ThunkDispatch<RootState, unknown, UnknownAction>;

/** Statuses after which a retry is of no use: the lead itself is wrong. */
const REFUSALS = [400, 413, 415, 422];
/** Status of a lead whose key is stored already. Its own key is random, so that an earlier attempt has delivered it. */
const STORED_BEFORE = 409;

/** Result of one round of deliveries. `wait` is null if no lead waits, else milliseconds to the next round. */
interface Round {
  sent: number;
  refused: number;
  wait: number | null;
}

async function deliver(send: (lead: OutgoingLead) => Promise<LeadError | undefined>): Promise<Round> {
  const round: Round = { sent: 0, refused: 0, wait: null };
  for (const { key } of await leadOutbox.all()) {
    // It may have been removed meanwhile, with the account.
    const lead = await leadOutbox.get(key);
    if (!lead || lead.refused) continue;
    const error = await send(lead);
    if (error && REFUSALS.includes(error.status)) {
      console.warn('A stored lead was refused.', error);
      if (await leadOutbox.replace({ ...lead, refused: error.refused })) round.refused += 1;
    } else if (error && error.status !== STORED_BEFORE) {
      return { ...round, wait: (error.retryAfter ?? 0) * 1000 };
    } else {
      await leadOutbox.remove(key);
      round.sent += 1;
    }
  }
  return round;
}

/**
 * Runs one round of deliveries, and shows its outcome in notices. Never rejects.
 * @param isFirst also shows a notice about leads that were refused in an earlier round
 * @returns the least milliseconds to the next round; null if none is needed, or the device is offline
 */
export const deliverLeads =
  (isFirst: boolean) =>
  async (dispatch: Dispatch): Promise<number | null> => {
    if (!leadOutbox.isSupported()) return null;
    const send = async ({ key, body, context }: OutgoingLead) => {
      // The service accepts what it would refuse to a visitor who is at the form, so that it is not lost.
      const lead = { key, body, context: context ? `${context}&waited=true` : 'waited=true' };
      const call = dispatch(contactApi.endpoints.sendLead.initiate(lead, { track: false }));
      return (await call).error as LeadError | undefined; // calls of this service fail with no other type
    };
    try {
      if (isFirst) await dispatch(showRefusedLeads());
      // The browser reports when the connection is back.
      if (!navigator.onLine) return null;
      const { sent, refused, wait } = await leadOutbox.withLock(() => deliver(send));
      if (wait === null) dispatch(noticeResolved('leadQueued'));
      if (sent > 0) dispatch(notified({ severity: 'success', notice: 'leadSent', persistent: true }));
      if (refused > 0) await dispatch(showRefusedLeads());
      return wait;
    } catch (error) {
      console.warn('Stored leads could not be read.', error);
      return null;
    }
  };

/**
 * Stores a lead for later and shows a notice.
 * In the same file as the delivery: a form that stores a lead without a connection has loaded its code.
 * @returns false if the browser can't store it
 */
export const queueLead =
  (lead: OutgoingLead) =>
  async (dispatch: Dispatch, getState: () => RootState): Promise<boolean> => {
    const { user, status } = getState().session;
    const owner = user?.email ?? (status === 'inactive' ? undefined : '');
    try {
      await leadOutbox.put({ ...lead, owner, keptAt: Date.now() });
    } catch (error) {
      console.warn('The lead could not be stored.', error);
      return false;
    }
    dispatch(notified({ severity: 'info', notice: 'leadQueued', persistent: true }));
    dispatch(deliveryDue());
    return true;
  };
