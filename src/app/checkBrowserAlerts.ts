import { pushCalls } from '#api/customer/pushCalls.ts';
import {
  acceptMessages,
  acceptsMessages,
  browserId,
  refuseMessages,
  unsubscribeBrowser,
} from '#platform/browserMessages.ts';
import type { AppStore } from '#store/makeStore.ts';

/**
 * Ends the alerts in this browser if they are another customer's, whose session ended without a sign-out. The account
 * knows its browsers; until it answers, no alerts are shown. Never rejects.
 * @param isNewcomer true if another customer may have been here last
 */
export async function checkBrowserAlerts({ dispatch }: AppStore, isNewcomer: boolean): Promise<void> {
  try {
    const id = await browserId();
    if (id === undefined) return;
    if (isNewcomer) await refuseMessages();
    else if (await acceptsMessages()) return;
    const { pushSubscriptions } = pushCalls.endpoints;
    const { data } = await dispatch(
      pushSubscriptions.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    // The next visit asks again.
    if (!data) return;
    await (data.subscriptions.some((one) => one.id === id) ? acceptMessages() : unsubscribeBrowser());
  } catch (failure) {
    console.warn('The notifications of this browser could not be checked.', failure);
  }
}
