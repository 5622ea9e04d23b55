/** What is remembered of the session between visits and between tabs; the tokens are the identity port's. */
import { readCookie, removeCookies, writeCookie } from '#platform/storage/cookies.ts';

/** As A4 names it; src/boot/earlyRequests.ts reads it too. */
const COOKIE = 'activeSession';

/**
 * There while the provider is out of reach and tokens may still be good: a cookie as they are, which a device whose storage
 * is full or blocked keeps as well; src/sw/session.ts reads both.
 */
const LOST_COOKIE = 'sessionLost';

/** `lost`: the provider could not be reached, so that the cookie says false (A4) but the tokens are there. */
export type RememberedSession = 'active' | 'inactive' | 'lost';

/** What this tab or another one learnt last. Somebody who never signed in is inactive. */
export function rememberedSession(): RememberedSession {
  if (readCookie(COOKIE) === 'true') return 'active';
  return readCookie(LOST_COOKIE) === 'true' ? 'lost' : 'inactive';
}

/** Remembers it for every tab and the next visit. */
export function rememberSession(session: RememberedSession): void {
  writeCookie(COOKIE, String(session === 'active'));
  if (session === 'lost') writeCookie(LOST_COOKIE, 'true');
  else removeCookies(LOST_COOKIE);
}
