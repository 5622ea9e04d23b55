import { useState } from 'react';
import type { WireSavedHome } from '#api/customer/contract.ts';
import { useSavedHomesQuery } from '#api/customer/customerApi.ts';
import { useHomesByNumberQuery } from '#api/realty/homesCalls.ts';
import type { OfflineCopy } from '#config/offline.ts';
import { type Listing, listingKey } from '#domain/listing/listing.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSavedHomes } from '#store/savedHomes.ts';
import type { SavedEntry } from './savedEntry.ts';

interface ShownHomes {
  /** The saved homes at the time of this snapshot. */
  of: readonly WireSavedHome[];
  /** Homes saved since the page was opened, newest first. It includes removed homes, which can be restored. */
  all: readonly WireSavedHome[];
}

function withRemoved(before: readonly WireSavedHome[], saved: readonly WireSavedHome[]): ShownHomes {
  const there = new Set(saved.map(listingKey));
  const removed = before.filter((home) => !there.has(listingKey(home)));
  const all = [...saved, ...removed].toSorted((one, other) => other.saved.localeCompare(one.saved));
  return { of: saved, all };
}

export type SavedEntries =
  | { status: 'loading' }
  | { status: 'failed'; of: 'homes' | 'listings'; retry: () => void }
  | ({ status: 'loaded'; entries: SavedEntry[]; count: number; retry: () => void } & OfflineCopy);

/** The saved homes with their listings as they are now. */
export function useSavedEntries(): SavedEntries {
  const isSignedIn = useAppSelector(({ session }) => session.status === 'active');
  const account = useSavedHomesQuery(undefined, { skip: !isSignedIn });
  const saved = useAppSelector(selectSavedHomes);
  const [shown, setShown] = useState<ShownHomes>({ of: [], all: [] });
  if (saved && saved !== shown.of) setShown(withRemoved(shown.all, saved));
  const listings = useHomesByNumberQuery({ homes: shown.all }, { skip: shown.all.length === 0 });

  if (!saved) {
    const failed = account.isError && !account.isFetching;
    return failed ? { status: 'failed', of: 'homes', retry: account.refetch } : { status: 'loading' };
  }
  if (shown.all.length > 0 && !listings.data) {
    const failed = listings.isError && !listings.isFetching;
    return failed ? { status: 'failed', of: 'listings', retry: listings.refetch } : { status: 'loading' };
  }
  const found = new Map<string, Listing>(listings.data?.map((listing) => [listingKey(listing), listing]));
  const currentKeys = new Set(saved.map(listingKey));
  // A home that was saved a moment ago in another tab is still being looked up.
  const copiedAt = listings.data?.find((listing) => listing.copiedAt)?.copiedAt;
  const isUnreached = copiedAt !== undefined;
  const missing = listings.isFetching || isUnreached ? undefined : null;
  const entries = shown.all.map((home): SavedEntry => {
    const key = listingKey(home);
    return { key, home, listing: found.get(key) ?? missing, isUnreached, isRemoved: !currentKeys.has(key) };
  });
  return { status: 'loaded', entries, count: saved.length, copiedAt, retry: listings.refetch };
}
