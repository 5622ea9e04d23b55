/** What the device keeps of a customer's answers ends with the session (rulings D11). */
import { PICTURES_CACHE, PRIVATE_CACHE, type WorkerRequest } from '#config/offline.ts';
import { BASE_PATH } from '#domain/paths.ts';

/**
 * Where releases before December 2026 kept the list of saved homes, which lies in the device's storage now. Remove this
 * after December 2027.
 */
const OLD_LIST_CACHE = 'hp-account';

/** Where the device keeps whose the private answers are, by email: it goes with them. */
export const WHOSE_KEY = 'kept-for';

/**
 * Forgets what was answered to whoever was signed in: by the worker, which has the list of it, and here, where no worker
 * runs any more. Never rejects: a browser that keeps nothing has nothing to forget.
 */
export async function forgetPrivateAnswers(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration(`${BASE_PATH}/`);
    registration?.active?.postMessage({ type: 'forgetPrivate' } satisfies WorkerRequest);
    if ('caches' in globalThis) {
      const names = [PRIVATE_CACHE, PICTURES_CACHE, OLD_LIST_CACHE];
      await Promise.all(names.map((name) => caches.delete(name)));
    }
  } catch (failure) {
    console.warn('Private answers could not be forgotten.', failure);
  }
}

/** Whether there may be some. Never rejects. */
export async function hasPrivateAnswers(): Promise<boolean> {
  try {
    if (!('caches' in globalThis)) return false;
    return (await caches.has(PRIVATE_CACHE)) || (await caches.has(OLD_LIST_CACHE));
  } catch {
    return false;
  }
}
