/** What the service worker keeps of a customer's answers ends with the session (rulings D11). */
import { PICTURES_CACHE, PRIVATE_CACHE, type WorkerRequest } from '../../domain/offline.ts';
import { BASE_PATH } from '../../domain/paths.ts';

/**
 * Forgets what was answered to whoever was signed in: by the worker, which has the list of it, and here, where no worker
 * runs any more. Never rejects: a browser that keeps nothing has nothing to forget.
 */
export async function forgetPrivateAnswers(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration(`${BASE_PATH}/`);
    registration?.active?.postMessage({ type: 'forgetPrivate' } satisfies WorkerRequest);
    if ('caches' in globalThis) {
      await Promise.all([caches.delete(PRIVATE_CACHE), caches.delete(PICTURES_CACHE)]);
    }
  } catch (failure) {
    console.warn('Private answers could not be forgotten.', failure);
  }
}

/** Whether there may be some. Never rejects. */
export async function hasPrivateAnswers(): Promise<boolean> {
  try {
    return 'caches' in globalThis && (await caches.has(PRIVATE_CACHE));
  } catch {
    return false;
  }
}
