import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { isUnreached } from '#api/errors.ts';
import { useListingQuery } from '#api/realty/realtyApi.ts';
import type { OfflineCopy } from '#config/offline.ts';
import { DEFAULT_CITY, FAILED_LISTING_REDIRECT_MS } from '#domain/constants.ts';
import type { Listing } from '#domain/listing/listing.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import { placeName } from '#domain/listing/slug.ts';
import { paths } from '#domain/paths.ts';
import { stateInstead } from '#platform/storage/entryKey.ts';
import { addVisited } from '#platform/storage/visited.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectKnownListing } from '#store/knownListing.ts';
import { selectSearch } from '#store/searchParamsSlice.ts';

export type ListingPageState =
  | { status: 'loading' }
  | {
      status: 'failed';
      unreached: boolean;
      leaving: boolean;
      list: string;
      stay: () => void;
      retry: () => void;
    }
  /** `complete` is false while only the data of an earlier answer is known. */
  | { status: 'loaded'; listing: Listing & OfflineCopy; complete: boolean; retry: () => void };

/** Returns a list with homes: of the place in the address, or of the last search, or of the default city. */
function useListInstead(): string {
  const { '*': rest = '' } = useParams();
  const { state, city } = useAppSelector(selectSearch);
  const [named, within, ...more] = rest.split('/').map(placeName);
  if (named && within && more.length > 2) return paths.listOf({ state: named, city: within });
  return paths.listOf(state ? { state, ...(city && { city }) } : DEFAULT_CITY);
}

/** Opens the list three seconds after a failure, unless the visitor chooses to stay. */
function useRedirectToList(failed: boolean) {
  const [stayed, setStayed] = useState(false);
  const navigate = useNavigate();
  const list = useListInstead();
  const leaving = failed && !stayed;
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => navigate(list, { replace: true }), FAILED_LISTING_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [leaving, navigate, list]);
  return { leaving, list, stay: () => setStayed(true) };
}

/**
 * Loads the listing of a page. Known data is returned at once, the complete listing later. Corrects the address if its
 * slug is wrong or old.
 */
export function useListingPage(id: ListingId): ListingPageState {
  const { currentData: whole, isError, error, refetch } = useListingQuery(id);
  const known = useAppSelector((state) => (whole ? undefined : selectKnownListing(state, id)));
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const failed = isError && !whole;
  const unreached = isUnreached(error);
  // A listing that could not be reached is loaded when the connection is back, so the list does not open.
  const wayOut = useRedirectToList(failed && !unreached);

  useEffect(() => {
    // A restricted listing redirects to another page (to log in), which a second navigation would cancel.
    if (!whole || whole.restricted) return;
    const canonical = paths.detail(whole);
    if (encodeURI(decodeURI(pathname)) !== encodeURI(decodeURI(canonical))) {
      // The history state stays: the gallery may be open by then.
      navigate(
        { pathname: canonical, search },
        { replace: true, preventScrollReset: true, state: stateInstead({ key, state }, state) },
      );
    }
  }, [whole, pathname, search, state, key, navigate]);

  const openedMls = whole && !whole.restricted ? whole.mlsNumber : undefined;
  const openedBoard = whole?.boardId;
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!openedMls || !openedBoard) return;
    addVisited(openedMls);
    void import('#store/homeMarks.ts').then(
      ({ markHome }) => dispatch(markHome('viewed', { mlsNumber: openedMls, boardId: openedBoard })),
      (error: unknown) => console.warn('The view could not be recorded.', error),
    );
  }, [dispatch, openedMls, openedBoard]);

  useEffect(() => {
    if (failed && !unreached) console.warn('Error fetching listing.', error);
  }, [failed, unreached, error]);

  if (failed) return { status: 'failed', unreached, ...wayOut, retry: refetch };
  const listing = whole ?? known;
  return listing
    ? { status: 'loaded', listing, complete: whole !== undefined, retry: refetch }
    : { status: 'loading' };
}
