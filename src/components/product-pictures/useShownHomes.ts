import { useListingsQuery } from '#api/realty/realtyApi.ts';
import { HOME_LISTINGS } from '#domain/constants.ts';
import type { Listing } from '#domain/listing/listing.ts';
import type { Search } from '#domain/search/search.ts';

/** Returns homes of a search for a picture: the same answer as the home page's newest homes. Empty until it is there. */
export function useShownHomes(search: Search): readonly Listing[] {
  const { data } = useListingsQuery({ search, resultsPerPage: HOME_LISTINGS, seenWhole: true });
  return data?.listings.filter(({ restricted }) => !restricted) ?? [];
}
