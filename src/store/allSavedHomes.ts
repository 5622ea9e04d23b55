import { createSelector } from '@reduxjs/toolkit';
import type { WireSavedHome } from '#api/customer/contract.ts';
import { listingKey } from '#domain/listing/listing.ts';
import type { RootState } from './rootReducer.ts';
import { selectAccountHomes } from './savedHomes.ts';

/**
 * Every saved home, the newest first: the account's and the device's, with what is under way counted as done.
 * Undefined while the account's are not there yet; where they cannot be asked for, what the device has is all.
 */
export const selectSavedHomes: (state: RootState) => WireSavedHome[] | undefined = createSelector(
  [
    selectAccountHomes,
    (state: RootState) => state.savedHomes.device,
    (state: RootState) => state.savedHomes.underWay,
    (state: RootState) => state.session.status,
  ],
  (account, device, underWay, session) => {
    if (!account && (session === 'active' || session === 'unknown')) return undefined;
    const homes = new Map([...device, ...(account ?? [])].map((home) => [listingKey(home), home]));
    for (const [key, wished] of Object.entries(underWay)) {
      if (wished) homes.set(key, homes.get(key) ?? wished);
      else homes.delete(key);
    }
    return [...homes.values()].toSorted((one, other) => other.saved.localeCompare(one.saved));
  },
);
