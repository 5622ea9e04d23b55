import { SIGN_OUT_LEAVE_MS } from '#domain/constants.ts';
import { BASE_PATH, paths } from '#domain/paths.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { leavePage } from '#platform/navigation/leavePage.ts';
import { broadcastSignOut } from '#platform/navigation/signOutElsewhere.ts';
import { removeCookies } from '#platform/storage/cookies.ts';
import { LANGUAGE_KEY } from '#platform/storage/startLanguage.ts';
import { deviceStorage, tabStorage } from '#platform/storage/storage.ts';
import { removePrivateAnswers } from '#platform/updates/privateAnswers.ts';
import { rememberSession } from './activeSession.ts';
import { SAVED_HOMES_KEY } from './savedHomesSlice.ts';

/**
 * Storage keys that stay on the device: language, colour scheme, and homes that are in no account. Waiting leads are in
 * a database.
 */
const PRESERVED_KEYS: readonly string[] = [LANGUAGE_KEY, 'color-scheme', SAVED_HOMES_KEY];

/** Prefix of aws-amplify's cookies. */
export const TOKEN_COOKIES = 'CognitoIdentityServiceProvider.';

/** If the provider or its code is out of reach, the tokens are removed here all the same. */
async function endSession(): Promise<void> {
  try {
    await (await loadIdentity()).signOut();
  } catch (failure) {
    console.warn('The identity provider could not be informed of the sign-out.', failure);
  }
}

/** Maximum milliseconds to wait for the removal of a customer's answers; the next start tries again. */
const FORGET_TIMEOUT_MS = 1000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Removes the customer's data from the device, and tells the other tabs of the sign-out.
 * @returns settles once the service worker's copies are removed too, or after a second; never rejects
 */
export function clearDevice(): Promise<unknown> {
  rememberSession('inactive');
  removeCookies(TOKEN_COOKIES);
  tabStorage.clear([]);
  deviceStorage.clear(PRESERVED_KEYS);
  const forgotten = removePrivateAnswers({ isSignOut: true });
  broadcastSignOut();
  return Promise.race([forgotten, wait(FORGET_TIMEOUT_MS)]);
}

/**
 * Ends the session here and in every tab, removes the customer's data from the device, and leaves the page, which
 * clears its memory.
 */
export async function signOutHere(leave: 'reload' | 'login'): Promise<void> {
  const pause = wait(SIGN_OUT_LEAVE_MS);
  rememberSession('inactive');
  await endSession();
  await Promise.all([clearDevice(), pause]);
  leavePage(leave === 'login' ? BASE_PATH + paths.login() : undefined);
}
