import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomesByNumberQuery } from '#api/realty/homesCalls.ts';
import { type Listing, listingKey } from '#domain/listing/listing.ts';
import viewed from '#i18n/en/viewed.json';
import { addEnglish } from '#i18n/i18n.ts';
import { useViewedHomes, type ViewedHome } from '#store/viewedHomes.ts';

await addEnglish('viewed', viewed);

/** Texts of recently viewed homes. */
export const useViewedText = () => useTranslation('viewed');

/** A viewed home with its listing as it is now. */
export interface ViewedEntry {
  home: ViewedHome;
  listing: Listing;
}

/**
 * The recently viewed homes with their listings, newest first. Homes that are not listed any more are left out.
 * `entries` is undefined until the listings are known.
 */
export function useViewedListings(): {
  entries: ViewedEntry[] | undefined;
  hasFailed: boolean;
  retry: () => void;
} {
  const homes = useViewedHomes();
  const hasNone = homes.length === 0;
  const { data, isError, isFetching, error, refetch } = useHomesByNumberQuery({ homes }, { skip: hasNone });
  useEffect(() => {
    if (error) console.warn('The viewed homes could not be loaded.', error);
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
