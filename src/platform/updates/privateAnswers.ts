/** Offline copies of a customer's answers are removed when the session ends. */
import { ALERTS_CACHE, PICTURES_CACHE, PRIVATE_CACHE, type WorkerRequest } from '#config/offline.ts';
import { BASE_PATH } from '#domain/paths.ts';

/**
 * The cache of saved homes in releases before December 2026; they are in the device's storage now. Remove this after
 * December 2027.
 */
const OLD_LIST_CACHE = 'hp-account';

/** Storage key of the email whose private answers are stored; removed together with them. */
export const OWNER_KEY = 'kept-for';

/**
 * Removes the answers to the customer who was signed in: by the worker, which lists them, and here in case no worker
 * runs any more. Never rejects.
 * @param isSignOut ends the alerts in this browser too; after a session that has only lapsed they go on
 */
export async function removePrivateAnswers({ isSignOut }: { isSignOut: boolean }): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration(`${BASE_PATH}/`);
    registration?.active?.postMessage({ type: 'forgetPrivate', isSignOut } satisfies WorkerRequest);
    if ('caches' in globalThis) {
      const names = [PRIVATE_CACHE, PICTURES_CACHE, OLD_LIST_CACHE, ...(isSignOut ? [ALERTS_CACHE] : [])];
      await Promise.all(names.map((name) => caches.delete(name)));
    }
  } catch (failure) {
    console.warn('Private answers could not be removed.', failure);
  }
}

/** True if private answers may be stored. Never rejects. */
export async function hasPrivateAnswers(): Promise<boolean> {
  try {
    if (!('caches' in globalThis)) return false;
    return (await caches.has(PRIVATE_CACHE)) || (await caches.has(OLD_LIST_CACHE));
  } catch {
    return false;
  }
}
