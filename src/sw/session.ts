/** Whose the private answers are: they are kept, and given, within the session in which they were asked for. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { scope } from './scope.ts';

/** As src/store/activeSession.ts writes them: of a session, and of one that nobody can confirm just now. */
const COOKIES = ['activeSession', 'sessionLost'];

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
 * Whether who asks may see what was answered to a customer: their token says so, or what remembers them, as long as
 * their session cannot be asked for. A sign-out takes the answers themselves; a browser that shows its workers no
 * cookies gives none without a token.
 */
export async function isCustomers({ headers }: Request): Promise<boolean> {
  if (headers.has('authorization')) return true;
  // The first is there for whoever ever signed in here: false says that nobody is any more.
  const values = await Promise.all(COOKIES.map(async (name) => (await scope.cookieStore?.get(name))?.value));
  return values.includes('true');
}
