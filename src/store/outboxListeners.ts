/** Leads that wait on the device: stored when the service is out of reach, sent once when it is back. */
import { createAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { contactApi, type LeadError, type OutgoingLead } from '#api/contact/contactApi.ts';
import { OUTBOX_RETRY_MS } from '#domain/constants.ts';
import { leadOutbox } from '#platform/storage/leadOutbox.ts';
import { noticeResolved, notified } from './notificationsSlice.ts';
import type { RootState } from './rootReducer.ts';
import type { StartListening } from './startListening.ts';

type Dispatch = ThunkDispatch<RootState, unknown, UnknownAction>;

/** Stored leads may be delivered now: the app starts, or the connection is back. */
export const deliveryDue = createAction('outbox/deliveryDue');

/** Statuses after which a retry is of no use: the lead itself is wrong. */
const REFUSALS = [400, 409, 413, 415, 422];

/** Result of one round of deliveries. `wait` is null if no lead is left, else milliseconds to the next round. */
interface Round {
  sent: number;
  refused: number;
  wait: number | null;
}

async function deliver(send: (lead: OutgoingLead) => Promise<LeadError | undefined>): Promise<Round> {
  const round: Round = { sent: 0, refused: 0, wait: null };
  for (const lead of await leadOutbox.all()) {
    const error = await send(lead);
    if (error && !REFUSALS.includes(error.status)) {
      return { ...round, wait: (error.retryAfter ?? 0) * 1000 };
    }
    await leadOutbox.remove(lead.key);
    if (error) {
      console.warn('A stored lead was refused.', error);
      round.refused += 1;
    } else {
      round.sent += 1;
    }
  }
  return round;
}

function notifyOutcome(dispatch: Dispatch, { sent, refused, wait }: Round): void {
  if (wait === null) dispatch(noticeResolved('leadQueued'));
  if (sent > 0) dispatch(notified({ severity: 'success', notice: 'leadSent', persistent: true }));
  if (refused > 0) dispatch(notified({ severity: 'error', notice: 'leadRefused', persistent: true }));
}

/**
 * Stores a lead for later and shows a notice.
 * @returns false if the browser can't store it
 */
export const queueLead =
  (lead: OutgoingLead) =>
  async (dispatch: Dispatch): Promise<boolean> => {
    try {
      await leadOutbox.put({ ...lead, keptAt: Date.now() });
    } catch (error) {
      console.warn('The lead could not be stored.', error);
      return false;
    }
    dispatch(notified({ severity: 'info', notice: 'leadQueued', persistent: true }));
    dispatch(deliveryDue());
    return true;
  };

/** Delivers stored leads when that is due, and retries at growing intervals while the service is out of reach. */
export function addOutboxListeners(startListening: StartListening): void {
  startListening({
    actionCreator: deliveryDue,
    effect: async (_action, api) => {
      // Ends the wait of an earlier effect; a delivery under way is finished first.
      api.cancelActiveListeners();
      if (!leadOutbox.isSupported()) return;
      const send = async ({ context, ...stored }: OutgoingLead) => {
        // The service accepts what it would refuse to a visitor who is at the form, so that it is not lost.
        const lead = { ...stored, context: context ? `${context}&waited=true` : 'waited=true' };
        const call = api.dispatch(contactApi.endpoints.sendLead.initiate(lead, { track: false }));
        return (await call).error as LeadError | undefined; // calls of this service fail with no other type
      };
      for (
        let pause: number = OUTBOX_RETRY_MS.first;
        ;
        pause = Math.min(pause * 2, OUTBOX_RETRY_MS.longest)
      ) {
        // The browser reports when the connection is back.
        if (!navigator.onLine) return;
        const round = await leadOutbox
          .withLock(() => deliver(send))
          .catch((error: unknown) => {
            console.warn('Stored leads could not be read.', error);
          });
        if (!round) return;
        notifyOutcome(api.dispatch, round);
        if (round.wait === null) return;
        await api.delay(Math.max(pause, round.wait));
      }
    },
  });
}
