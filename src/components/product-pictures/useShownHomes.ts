import { useHomesByNumberQuery } from '#api/realty/homesCalls.ts';
import { useListingsQuery } from '#api/realty/realtyApi.ts';
import { HOME_LISTINGS } from '#domain/constants.ts';
import { type Listing, listingKey } from '#domain/listing/listing.ts';
import type { Search } from '#domain/search/search.ts';

/** Returns homes of a search for a picture: the same answer as the home page's newest homes. Empty until it is there. */
export function useShownHomes(search: Search): readonly Listing[] {
  const { data } = useListingsQuery({ search, resultsPerPage: HOME_LISTINGS, seenWhole: true });
  return data?.listings.filter(({ restricted }) => !restricted) ?? [];
}

/** Returns the first homes of a search with their taxes and fees, which searches do not answer. */
export function useWholeHomes(search: Search, count: number): readonly Listing[] {
  const homes = useShownHomes(search).slice(0, count);
  const { data = [] } = useHomesByNumberQuery({ homes, whole: true }, { skip: homes.length === 0 });
  return homes.flatMap((home) => data.find((whole) => listingKey(whole) === listingKey(home)) ?? []);
}
