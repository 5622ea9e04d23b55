import type { WireSavedHome } from '#api/customer/contract.ts';
import { listingKey } from '#domain/listing/listing.ts';
import type { HomeId } from '#domain/listing/savedHome.ts';
import type { RootState } from './rootReducer.ts';

/** Keys of each answer, made once: every heart on a page asks after every event. */
const known = new WeakMap<readonly WireSavedHome[], ReadonlySet<string>>();

function holds(homes: readonly WireSavedHome[] | undefined, key: string): boolean {
  if (!homes) return false;
  const keys = known.get(homes) ?? new Set(homes.map(listingKey));
  known.set(homes, keys);
  return keys.has(key);
}

/** The account's homes as last answered, or kept; undefined for a visitor, and until they are there. */
export function selectAccountHomes(state: RootState): readonly WireSavedHome[] | undefined {
  if (state.session.status === 'inactive') return undefined;
  // The call itself comes with the session, in homeCalls: a visitor's page does without its code.
  return state.customer.queries['savedHomes(undefined)']?.data as WireSavedHome[] | undefined; // the endpoint's own type
}

/** Whether a home is saved: in the account or on the device, with what is under way counted as done. */
export function selectIsSaved(state: RootState, id: HomeId): boolean {
  const key = listingKey(id);
  const { device, underWay } = state.savedHomes;
  const wished = underWay[key];
  if (wished !== undefined) return wished !== null;
  return holds(device, key) || holds(selectAccountHomes(state), key);
}
