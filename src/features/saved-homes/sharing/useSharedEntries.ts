import { useEffect, useRef, useState } from 'react';
import type { WireSavedHome } from '#api/customer/contract.ts';
import { useSavedHomesQuery } from '#api/customer/customerApi.ts';
import { useSharingQuery } from '#api/customer/sharedListCalls.ts';
import type { WireSharedHome, WireSharedList } from '#api/customer/sharedListContract.ts';
import { useHomesByNumberQuery } from '#api/realty/homesCalls.ts';
import { type Listing, listingKey } from '#domain/listing/listing.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSavedHomes } from '#store/savedHomes.ts';

/** A home of the shared list with its listing as it is now. */
export interface SharedEntry extends WireSharedHome {
  key: string;
  /** Null if it is not listed any more; undefined until that is known. */
  listing: Listing | null | undefined;
  /** The customer's own saved home, also if it is private. */
  own: WireSavedHome | undefined;
  /** True if the own home is not on the list. */
  isPrivate: boolean;
  likes: 'you' | 'partner' | 'both';
  /** True if the customer removed it while the page is open. It can be restored. */
  isRemoved: boolean;
}

/** Milliseconds between two looks for the partner's changes, while the page is visible. */
const LOOK_MS = 30_000;

/** The sharing, which follows the partner's changes, and the own ones of every tab. */
export function useFollowedSharing() {
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible');
  const sharing = useSharingQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isVisible ? LOOK_MS : 0,
  });
  const { refetch } = sharing;
  const { data: saved } = useSavedHomesQuery();
  const known = useRef(saved);
  useEffect(() => {
    if (known.current && saved !== known.current) void refetch();
    known.current = saved;
  }, [saved, refetch]);
  useEffect(() => {
    const follow = () => {
      const isNow = document.visibilityState === 'visible';
      setVisible(isNow);
      if (isNow) void refetch();
    };
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [refetch]);
  return sharing;
}

interface Shown {
  of: readonly WireSharedHome[];
  all: readonly WireSharedHome[];
  savedOf: readonly WireSavedHome[] | undefined;
  /** The customer's homes that were saved at some time of this visit, by key. */
  own: ReadonlyMap<string, WireSavedHome>;
}

function followed(before: Shown, homes: readonly WireSharedHome[], saved: Shown['savedOf']): Shown {
  const there = new Set(homes.map(listingKey));
  // A home of the partner alone that is gone cannot be restored here.
  const removed = before.all.filter((home) => home.yours && !there.has(listingKey(home)));
  const own = new Map([...before.own, ...(saved ?? []).map((home) => [listingKey(home), home] as const)]);
  return { of: homes, all: [...homes, ...removed], savedOf: saved, own };
}

/** The homes of the list with their listings, and with the customer's own hearts as pressed. */
export function useSharedEntries({ homes, privateHomes }: WireSharedList) {
  const saved = useAppSelector(selectSavedHomes);
  const [shown, setShown] = useState<Shown>({ of: [], all: [], savedOf: undefined, own: new Map() });
  if (homes !== shown.of || saved !== shown.savedOf) setShown(followed(shown, homes, saved));
  const listings = useHomesByNumberQuery({ homes: shown.all }, { skip: shown.all.length === 0 });
  const found = new Map(listings.data?.map((listing) => [listingKey(listing), listing]));
  const savedKeys = new Set(saved?.map(listingKey));
  const privateKeys = new Set(privateHomes.map(listingKey));
  const missing = listings.isFetching || listings.isError ? undefined : null;
  const entries = shown.all.map((home): SharedEntry => {
    const key = listingKey(home);
    const isSaved = saved ? savedKeys.has(key) : home.yours !== null;
    const isPrivate = isSaved && privateKeys.has(key);
    const isYours = isSaved && !isPrivate;
    return {
      ...home,
      key,
      listing: found.get(key) ?? missing,
      own: isSaved ? shown.own.get(key) : undefined,
      isPrivate,
      likes: isYours && home.theirs ? 'both' : isYours ? 'you' : 'partner',
      isRemoved: !isSaved && !home.theirs,
    };
  });
  const failed = listings.isError && !listings.data && !listings.isFetching;
  return { entries, own: shown.own, found, failed, retry: listings.refetch };
}
