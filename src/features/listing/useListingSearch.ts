import type { Listing } from '#domain/listing/listing.ts';
import type { Search } from '#domain/search/search.ts';
import { searchShowing } from '#domain/search/searchOfListing.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectIsResult } from '#store/knownListing.ts';
import { selectSearch } from '#store/searchParamsSlice.ts';

/** The visitor's search with this listing in it: where the page leads on to other homes, they are of that search. */
export function useListingSearch(listing: Listing): Search {
  const search = useAppSelector(selectSearch);
  const isResult = useAppSelector((state) => selectIsResult(state, listing));
  return isResult ? { ...search, page: 1 } : searchShowing(search, listing);
}
