/** Leads that wait on the device. The code for them is loaded when they are due. */
import { OUTBOX_RETRY_MS } from '#domain/constants.ts';
import { deliveryDue } from './deliveryDue.ts';
import type { StartListening } from './startListening.ts';

/** Delivers stored leads when that is due, and retries at growing intervals while the service is out of reach. */
export function addOutboxListeners(startListening: StartListening): void {
  startListening({
    actionCreator: deliveryDue,
    effect: async (_action, api) => {
      // Ends the wait of an earlier effect; a delivery under way is finished first.
      api.cancelActiveListeners();
      for (
        let pause: number = OUTBOX_RETRY_MS.first;
        ;
        pause = Math.min(pause * 2, OUTBOX_RETRY_MS.longest)
      ) {
        // The browser reports when the connection is back. Code that fails to load may never load again in this page.
        if (!navigator.onLine) return;
        const wait = await import('./deliverLeads.ts').then(
          ({ deliverLeads }) => api.dispatch(deliverLeads(pause === OUTBOX_RETRY_MS.first)),
          // The code is out of reach as the service is.
          () => 0,
        );
        if (wait === null) return;
        await api.delay(Math.max(pause, wait));
      }
    },
  });
}
