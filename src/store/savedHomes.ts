/** Selectors of the saved homes. */
import { createSelector } from '@reduxjs/toolkit';
import type { WireSavedHome } from '#api/customer/contract.ts';
import { customerApi } from '#api/customer/customerApi.ts';
import { listingKey } from '#domain/listing/listing.ts';
import type { HomeId } from '#domain/listing/savedHome.ts';
import type { RootState } from './rootReducer.ts';

/** Keys of each answer, made once: every heart on a page reads them after every action. */
const known = new WeakMap<readonly WireSavedHome[], ReadonlySet<string>>();

function includesHome(homes: readonly WireSavedHome[] | undefined, key: string): boolean {
  if (!homes) return false;
  const keys = known.get(homes) ?? new Set(homes.map(listingKey));
  known.set(homes, keys);
  return keys.has(key);
}

const selectAnswer = customerApi.endpoints.savedHomes.select();

/**
 * The account's homes of the last answer, or the device's copy while the session is unconfirmed; undefined for a
 * visitor, and until they are loaded.
 */
export function selectAccountHomes(state: RootState): readonly WireSavedHome[] | undefined {
  const { status } = state.session;
  if (status === 'unconfirmed') return state.savedHomes.accountCopy;
  return status === 'active' ? selectAnswer(state).data : undefined;
}

/** True if a home is saved, in the account or on the device. Pending changes count as done. */
export function selectIsSaved(state: RootState, id: HomeId): boolean {
  const key = listingKey(id);
  const { device, pending } = state.savedHomes;
  const change = pending[key];
  if (change !== undefined) return change !== null;
  return includesHome(device, key) || includesHome(selectAccountHomes(state), key);
}

/**
 * Every saved home of the account and the device, the newest first. Pending changes count as done. Undefined while the
 * account's are not loaded; if they can't be, the device's homes only.
 */
export const selectSavedHomes: (state: RootState) => WireSavedHome[] | undefined = createSelector(
  [
    selectAccountHomes,
    (state: RootState) => state.savedHomes.device,
    (state: RootState) => state.savedHomes.pending,
    (state: RootState) => state.session.status,
  ],
  (account, device, pending, session) => {
    if (!account && (session === 'active' || session === 'unknown')) return undefined;
    const homes = new Map([...device, ...(account ?? [])].map((home) => [listingKey(home), home]));
    for (const [key, change] of Object.entries(pending)) {
      if (change) homes.set(key, homes.get(key) ?? change);
      else homes.delete(key);
    }
    return [...homes.values()].toSorted((one, other) => other.saved.localeCompare(one.saved));
  },
);
