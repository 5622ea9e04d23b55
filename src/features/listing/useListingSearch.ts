import type { Listing } from '#domain/listing/listing.ts';
import type { Search } from '#domain/search/search.ts';
import { searchShowing } from '#domain/search/searchOfListing.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectIsResult } from '#store/knownListing.ts';
import { selectSearch } from '#store/searchParamsSlice.ts';

/** Returns the visitor's search, adapted so that it contains this listing. Links to other homes keep this search. */
export function useListingSearch(listing: Listing): Search {
  const search = useAppSelector(selectSearch);
  const isResult = useAppSelector((state) => selectIsResult(state, listing));
  return isResult ? { ...search, page: 1 } : searchShowing(search, listing);
}
