import { type ListingsPage, useListingsQuery } from '#api/realty/realtyApi.ts';
import { useNeedsLogin } from '#components/results/useNeedsLogin.ts';
import type { Search } from '#domain/search/search.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { pinsRetried, selectSearchedBounds } from '#store/pinsSlice.ts';

/** The panel's page of the search within the map's view. */
export interface ViewResults {
  /** The last page that arrived. It stays while a newer one loads. */
  page: ListingsPage | undefined;
  isFetching: boolean;
  isFailed: boolean;
  /** The reason of a failure. */
  error: ReturnType<typeof useListingsQuery>['error'];
  retry: () => void;
}

/**
 * Results of a page, for a search with open houses: enough for a plan of the day. Undefined for the usual number.
 */
export const resultsPerPage = ({ openHouse }: Search): number | undefined => (openHouse ? 48 : undefined);

/** The question for a page of the search. */
const questionOf = (search: Search) => {
  const perPage = resultsPerPage(search);
  return { search, ...(perPage !== undefined && { resultsPerPage: perPage }) };
};

/** The page of the view whose pins are shown. Nothing is requested before there is a view. */
export function useViewResults(search: Search): ViewResults {
  const dispatch = useAppDispatch();
  const bounds = useAppSelector(selectSearchedBounds);
  const isVisitors = useNeedsLogin(search);
  const { data, isFetching, isError, error, refetch } = useListingsQuery(
    { ...questionOf(search), ...(bounds && { bounds }) },
    { skip: !bounds || isVisitors },
  );
  const retry = () => {
    // The pins are of the same view, so their request probably failed as well.
    dispatch(pinsRetried());
    void refetch();
  };
  // The page of an earlier search does not stay if this one must not be seen.
  const page = useNeedsLogin(search, error) ? undefined : data;
  return { page, isFetching: isFetching || !bounds, isFailed: isError && !isFetching, error, retry };
}

/** The same page without a map: for the search's own place, or the default city. */
export function useSearchResults(search: Search): ViewResults {
  const { data, isFetching, isError, error, refetch } = useListingsQuery(questionOf(search), {
    skip: useNeedsLogin(search),
  });
  return { page: data, isFetching, isFailed: isError && !isFetching, error, retry: refetch };
}
