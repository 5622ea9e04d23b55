import i18next from 'i18next';
import { heroPicture } from '#api/heroPicture.ts';
import { brandPicture, smallPicture } from '#api/images.ts';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { ALERTS_CACHE } from '#config/offline.ts';
import { reportFault } from '#platform/monitoring/faultReport.ts';
import { savesData } from '#platform/savesData.ts';
import { deviceStorage } from '#platform/storage/storage.ts';
import { removeSentMarks } from '#platform/storage/writeMarks.ts';
import { hasPrivateAnswers, OWNER_KEY, removePrivateAnswers } from '#platform/updates/privateAnswers.ts';
import { cacheLanguage, registerWorker, workerInCharge } from '#platform/updates/serviceWorker.ts';
import { warmUpOfflineCopies } from '#platform/updates/warmUpOfflineCopies.ts';
import { rememberedSession } from '#store/activeSession.ts';
import type { AppStore } from '#store/makeStore.ts';
import { selectAccountHomes } from '#store/savedHomes.ts';
import { ACCOUNT_COPY_KEY } from '#store/savedHomesSlice.ts';

/** Waits until the page is loaded and the browser is idle. */
async function untilIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) return;
  await new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: 10_000 }));
}

/** Loads the code that stores the homes of a customer's list, and runs it. */
async function storeHomes(store: AppStore): Promise<void> {
  await (await import('./storeSavedListings.ts')).storeSavedListings(store);
}

/** Loads the code that checks whose alerts are on in this browser, and runs it. */
async function checkAlerts(store: AppStore, isNewcomer: boolean): Promise<void> {
  await (await import('./checkBrowserAlerts.ts')).checkBrowserAlerts(store, isNewcomer);
}

/** Reports a failure instead of passing it on, so that the work after it is done. */
const reported = (work: Promise<void>): Promise<void> =>
  work.catch((failure: unknown) =>
    reportFault(failure, { where: 'promise', path: window.location.pathname }),
  );

/**
 * Stores a customer's saved homes, and removes the customer's data when the session ends or becomes another customer's.
 */
function followSession(store: AppStore): void {
  const { getState, subscribe } = store;
  let last: Promise<unknown> = Promise.resolve();
  let known: string | undefined;
  let copied: ReturnType<typeof selectAccountHomes>;
  let isNewcomer = false;
  const removeCustomerData = async (customer?: string): Promise<void> => {
    deviceStorage.remove(ACCOUNT_COPY_KEY);
    removeSentMarks(customer);
    if (await hasPrivateAnswers()) await removePrivateAnswers({ isSignOut: false });
  };
  const follow = async (): Promise<void> => {
    // The device remembers a sign-out before the store does: nothing is stored any more.
    if (rememberedSession() === 'inactive') {
      known = undefined;
      deviceStorage.remove(OWNER_KEY);
      return removeCustomerData();
    }
    const { user } = getState().session;
    if (!user) return;
    if (user.email !== known) {
      known = user.email;
      copied = undefined;
      isNewcomer = deviceStorage.read(OWNER_KEY) !== known;
      // Answers without an owner may be another customer's.
      if (isNewcomer) {
        await removeCustomerData(known);
        // Alerts too, before this customer is remembered: the code that checks them may not load.
        if ('caches' in globalThis) await caches.delete(ALERTS_CACHE);
      }
      if (rememberedSession() === 'inactive') return;
      deviceStorage.write(OWNER_KEY, known);
      // Most browsers have no alerts, and load no code for them.
      if (globalThis.Notification?.permission === 'granted') await reported(checkAlerts(store, isNewcomer));
    }
    const homes = selectAccountHomes(getState());
    if (!homes || homes === copied) return;
    copied = homes;
    deviceStorage.write(ACCOUNT_COPY_KEY, homes);
    if (isNewcomer) void reported(storeHomes(store));
    isNewcomer = false;
  };
  let previous: readonly unknown[] = [];
  const queue = (): void => {
    const now = [getState().session, selectAccountHomes(getState())];
    if (now.every((part, place) => part === previous[place])) return;
    previous = now;
    last = last.then(() => reported(follow()));
  };
  subscribe(queue);
  queue();
}

/** Stores the product on the device once the page is idle (docs/decisions/017), unless the visitor saves data. */
export async function storeOfflineCopies(store: AppStore): Promise<void> {
  followSession(store);
  await untilIdle();
  if (savesData() || !('serviceWorker' in navigator)) return;
  const isFirst = !navigator.serviceWorker.controller;
  await registerWorker();
  await workerInCharge();
  cacheLanguage(i18next.language);
  i18next.on('languageChanged', cacheLanguage);
  // One address of each for all its sizes: home's picture, and the one on empty and failed pages.
  const also = [
    heroPicture.src,
    brandPicture('empty-scene', 350),
    smallPicture('no-connection-day'),
    smallPicture('no-connection-dusk'),
  ];
  if (!isFirst) return;
  const isVisitor = rememberedSession() === 'inactive';
  const opened = realtyApi.util.selectEntriesForEndpoint(store.getState(), 'listing');
  await warmUpOfflineCopies({ isVisitor, shown: opened.map(({ originalArgs }) => originalArgs), also });
  if (!isVisitor) await storeHomes(store);
}
