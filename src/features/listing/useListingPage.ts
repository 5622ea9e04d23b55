import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ListingId, useListingQuery } from '../../api/realty/realtyApi.ts';
import { FAILED_LISTING_REDIRECT_MS } from '../../domain/constants.ts';
import type { Listing } from '../../domain/listing.ts';
import { paths } from '../../domain/paths.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { notified } from '../../store/notificationsSlice.ts';

export type ListingPageState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'loaded'; listing: Listing };

/**
 * The listing of a page: fetched, its address bar corrected where the slug is another's or an old one,
 * and the list opened three seconds after a failure (L4).
 */
export function useListingPage(id: ListingId): ListingPageState {
  const { currentData: listing, isError, refetch } = useListingQuery(id);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const failed = isError && !listing;

  useEffect(() => {
    if (!listing) return;
    const canonical = paths.detail(listing);
    if (encodeURI(decodeURI(pathname)) !== encodeURI(decodeURI(canonical))) {
      navigate({ pathname: canonical, search }, { replace: true, preventScrollReset: true });
    }
  }, [listing, pathname, search, navigate]);

  useEffect(() => {
    if (!failed) return;
    dispatch(notified({ severity: 'error', notice: 'listingNotFound' }));
    const timer = setTimeout(() => navigate(paths.listOf({}), { replace: true }), FAILED_LISTING_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [failed, dispatch, navigate]);

  if (listing) return { status: 'loaded', listing };
  return failed ? { status: 'failed', retry: refetch } : { status: 'loading' };
}
