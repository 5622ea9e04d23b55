/** Whose the private answers are: they are kept, and given, within the session in which they were asked for. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { scope } from './scope.ts';

/** As src/store/activeSession.ts writes it; it stays true while the identity provider is out of reach. */
const COOKIE = 'activeSession';

/** How many sessions ended while this worker ran: no clock that may be set is asked. */
let ended = 0;

/** Nobody is signed in any more: what was asked for before must not be kept after. */
export function endSession(): void {
  ended += 1;
}

/** Keeps no answer that was asked for in a session that is over. */
export const ofThisSession: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state['ended'] = ended;
  },
  cacheWillUpdate: async ({ response, state }) => (state?.['ended'] === ended ? response : null),
};

/**
 * Whether the caller may see what was answered to a customer: their token says so, or the cookie while their session
 * cannot be confirmed. A sign-out removes the answers themselves; a browser that shows its workers no cookies gives none
 * without a token.
 */
export async function isCustomers({ headers }: Request): Promise<boolean> {
  if (headers.has('authorization')) return true;
  return (await scope.cookieStore?.get(COOKIE))?.value === 'true';
}
