import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isUnreached } from '../../api/errors.ts';
import { type ListingId, useListingQuery } from '../../api/realty/realtyApi.ts';
import { FAILED_LISTING_REDIRECT_MS } from '../../domain/constants.ts';
import type { Listing } from '../../domain/listing.ts';
import type { Kept } from '../../domain/offline.ts';
import { paths } from '../../domain/paths.ts';
import { keepVisited } from '../../platform/storage/visited.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectKnownListing } from '../../store/knownListing.ts';
import { notified } from '../../store/notificationsSlice.ts';
import { FIRST, FIRST_ENTRY } from './firstEntry.ts';

export type ListingPageState =
  | { status: 'loading' }
  | { status: 'failed'; leaving: boolean; stay: () => void; retry: () => void }
  /** `complete` is false while only what an earlier answer brought is known. */
  | { status: 'loaded'; listing: Listing & Kept; complete: boolean; retry: () => void };

/** Opens the list three seconds after a failure (L4), unless the visitor says to stay. */
function useWayOut(failed: boolean) {
  const [stayed, setStayed] = useState(false);
  const navigate = useNavigate();
  const leaving = failed && !stayed;
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => navigate(paths.listOf({}), { replace: true }), FAILED_LISTING_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [leaving, navigate]);
  return { leaving, stay: () => setStayed(true) };
}

/**
 * The listing of a page: what is known of it already at once, the whole of it as it comes, and its address bar
 * corrected where the slug is another's or an old one.
 */
export function useListingPage(id: ListingId): ListingPageState {
  const { currentData: whole, isError, error, refetch } = useListingQuery(id);
  const known = useAppSelector((state) => (whole ? undefined : selectKnownListing(state, id)));
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const failed = isError && !whole;
  const wayOut = useWayOut(failed);

  useEffect(() => {
    // A page that leads elsewhere (to log in) must not be led here at the same time.
    if (!whole || whole.restricted) return;
    const canonical = paths.detail(whole);
    if (encodeURI(decodeURI(pathname)) !== encodeURI(decodeURI(canonical))) {
      // What the entry holds stays: the gallery may be open by then.
      navigate(
        { pathname: canonical, search },
        {
          replace: true,
          preventScrollReset: true,
          state: key === FIRST_ENTRY ? { ...state, ...FIRST } : state,
        },
      );
    }
  }, [whole, pathname, search, state, key, navigate]);

  const openedMls = whole && !whole.restricted ? whole.mlsNumber : undefined;
  useEffect(() => {
    if (openedMls) keepVisited(openedMls);
  }, [openedMls]);

  const unreached = isUnreached(error);
  useEffect(() => {
    if (!failed) return;
    dispatch(notified({ severity: 'error', notice: unreached ? 'couldNotConnect' : 'listingNotFound' }));
  }, [failed, unreached, dispatch]);

  if (failed) return { status: 'failed', ...wayOut, retry: refetch };
  const listing = whole ?? known;
  return listing
    ? { status: 'loaded', listing, complete: whole !== undefined, retry: refetch }
    : { status: 'loading' };
}
