/** The device's memory of the session between visits and tabs; the identity port stores the tokens. */
import { readCookie, removeCookies, writeCookie } from '#platform/storage/cookies.ts';

/** src/boot/earlyRequests.ts and src/sw/session.ts read it too. */
const COOKIE = 'activeSession';

/**
 * Releases before December 2026 wrote false into the first cookie and true into this one while the provider was out of
 * reach. Cookies last thirty days: remove this after February 2027.
 */
const OLD_LOST_COOKIE = 'sessionLost';

/** The last state that a tab learnt. It does not change while the provider is out of reach. */
export type RememberedSession = 'active' | 'inactive';

/** Returns the remembered state; inactive if the visitor never signed in. */
export function rememberedSession(): RememberedSession {
  if (readCookie(OLD_LOST_COOKIE) === 'true') rememberSession('active');
  return readCookie(COOKIE) === 'true' ? 'active' : 'inactive';
}

/** Stores the state for every tab and the next visit. */
export function rememberSession(session: RememberedSession): void {
  writeCookie(COOKIE, String(session === 'active'));
  removeCookies(OLD_LOST_COOKIE);
}
