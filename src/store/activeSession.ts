/** What is remembered of the session between visits and between tabs; the tokens are the identity port's. */
import { readCookie, writeCookie } from '../platform/cookies/cookies.ts';
import { deviceStorage } from '../platform/storage/storage.ts';

/** As A4 names it; src/first reads it too. */
const COOKIE = 'activeSession';

/** Kept on the device while the provider is out of reach and tokens may still be good. */
const LOST_KEY = 'session-lost';

/** `lost`: the provider could not be reached, so that the cookie says false (A4) but the tokens are there. */
export type RememberedSession = 'active' | 'inactive' | 'lost';

/** What this tab or another one learnt last. Somebody who never signed in is inactive. */
export function rememberedSession(): RememberedSession {
  if (readCookie(COOKIE) === 'true') return 'active';
  return deviceStorage.read(LOST_KEY) === true ? 'lost' : 'inactive';
}

/** Remembers it for every tab and the next visit. */
export function rememberSession(session: RememberedSession): void {
  writeCookie(COOKIE, String(session === 'active'));
  if (session === 'lost') deviceStorage.write(LOST_KEY, true);
  else deviceStorage.remove(LOST_KEY);
}
