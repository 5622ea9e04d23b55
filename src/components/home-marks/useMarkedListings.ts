import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomesByNumberQuery } from '#api/realty/homesCalls.ts';
import { type Listing, listingKey } from '#domain/listing/listing.ts';
import homeMarks from '#i18n/en/homeMarks.json';
import { addEnglish } from '#i18n/i18n.ts';
import type { HomeMark, HomeMarkKind } from '#platform/storage/homeMarks.ts';
import { useMarkedHomes } from '#store/homeMarks.ts';

await addEnglish('homeMarks', homeMarks);

/** Texts of viewed and hidden homes. */
export const useMarkText = () => useTranslation('homeMarks');

/** A marked home with its listing as it is now. */
export interface MarkedEntry {
  home: HomeMark;
  listing: Listing;
}

/**
 * The viewed or hidden homes with their listings, newest first. Homes that are not listed any more are left out.
 * `entries` is undefined until the listings are known.
 */
export function useMarkedListings(kind: HomeMarkKind): {
  entries: MarkedEntry[] | undefined;
  hasFailed: boolean;
  retry: () => void;
} {
  const homes = useMarkedHomes(kind);
  const hasNone = homes.length === 0;
  const { data, isError, isFetching, error, refetch } = useHomesByNumberQuery({ homes }, { skip: hasNone });
  useEffect(() => {
    if (error) console.warn('The viewed or hidden homes could not be loaded.', error);
  }, [error]);
  const found = new Map<string, Listing>(data?.map((listing) => [listingKey(listing), listing]));
  const entries = homes.flatMap((home) => {
    const listing = found.get(listingKey(home));
    return listing ? [{ home, listing }] : [];
  });
  return {
    entries: data || hasNone ? entries : undefined,
    hasFailed: isError && !isFetching && !data,
    retry: () => void refetch(),
  };
}
