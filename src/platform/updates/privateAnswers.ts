/** What the device keeps of a customer's answers ends with the session (rulings D11). */
import { ACCOUNT_CACHE, PICTURES_CACHE, PRIVATE_CACHE, type WorkerRequest } from '#config/offline.ts';
import { BASE_PATH } from '#domain/paths.ts';

/** Under which address the list of saved homes is kept: nothing asks for it. */
const HOMES = `${BASE_PATH}/kept/saved-homes`;

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
      const names = [PRIVATE_CACHE, PICTURES_CACHE, ACCOUNT_CACHE];
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
    return (await caches.has(PRIVATE_CACHE)) || (await caches.has(ACCOUNT_CACHE));
  } catch {
    return false;
  }
}

/** Keeps the list of a customer's saved homes, for a visit that cannot ask for it. Never rejects. */
export async function keepOwnHomes(homes: readonly unknown[]): Promise<void> {
  try {
    if (!('caches' in globalThis)) return;
    const cache = await caches.open(ACCOUNT_CACHE);
    await cache.put(HOMES, Response.json(homes));
  } catch (failure) {
    console.warn('The saved homes could not be kept.', failure);
  }
}

/** The list as it was kept; the caller checks its shape. Undefined where there is none. Never rejects. */
export async function ownHomes(): Promise<unknown> {
  try {
    if (!('caches' in globalThis) || !(await caches.has(ACCOUNT_CACHE))) return undefined;
    return await (await caches.match(HOMES, { cacheName: ACCOUNT_CACHE }))?.json();
  } catch {
    return undefined;
  }
}
