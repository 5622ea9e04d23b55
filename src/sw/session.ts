/** Limits private answers to the session in which they were requested. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { scope } from './scope.ts';

/** Written by src/store/activeSession.ts; it stays true while the identity provider is out of reach. */
const COOKIE = 'activeSession';

/** Number of sessions that ended while this worker ran; a clock could be changed. */
let ended = 0;

/** Ends the session: answers to earlier requests are not stored any more. */
export function endSession(): void {
  ended += 1;
}

/** Stores no answer whose request belongs to a session that has ended. */
export const onlyThisSession: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state['ended'] = ended;
  },
  cacheWillUpdate: async ({ response, state }) => (state?.['ended'] === ended ? response : null),
};

/**
 * True if the caller may see a customer's copies: with a token, or with the cookie while the session is unconfirmed. A
 * sign-out removes the copies themselves. Without access to cookies a browser gives none without a token.
 */
export async function isFromCustomer({ headers }: Request): Promise<boolean> {
  if (headers.has('authorization')) return true;
  return (await scope.cookieStore?.get(COOKIE))?.value === 'true';
}
