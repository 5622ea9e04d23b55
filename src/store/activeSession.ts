/** What is remembered of the session between visits and between tabs; the tokens are the identity port's. */
import { readCookie, removeCookies, writeCookie } from '#platform/storage/cookies.ts';

/** As A4 names it; src/boot/earlyRequests.ts and src/sw/session.ts read it too. */
const COOKIE = 'activeSession';

/**
 * Releases before December 2026 wrote false into the first cookie and true into this one while the provider was out of
 * reach. Cookies last thirty days: remove this after February 2027.
 */
const OLD_LOST_COOKIE = 'sessionLost';

/** What this tab or another one learnt last. A provider that is out of reach changes nothing. */
export type RememberedSession = 'active' | 'inactive';

/** What is remembered; somebody who never signed in is inactive. */
export function rememberedSession(): RememberedSession {
  if (readCookie(OLD_LOST_COOKIE) === 'true') rememberSession('active');
  return readCookie(COOKIE) === 'true' ? 'active' : 'inactive';
}

/** Remembers it for every tab and the next visit. */
export function rememberSession(session: RememberedSession): void {
  writeCookie(COOKIE, String(session === 'active'));
  removeCookies(OLD_LOST_COOKIE);
}
