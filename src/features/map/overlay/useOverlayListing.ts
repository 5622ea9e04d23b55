import { useEffect, useState } from 'react';
import { isUnreached } from '#api/errors.ts';
import { useListingQuery } from '#api/realty/realtyApi.ts';
import { OVERLAY_DEBOUNCE_MS } from '#domain/constants.ts';
import type { Listing } from '#domain/listing/listing.ts';
import type { ListingId } from '#domain/listing/listingId.ts';

interface OverlayListing {
  /** Undefined while it loads. */
  listing: Listing | undefined;
  isMissing: boolean;
  /** The service did not answer: the listing can be requested again. */
  isUnreached: boolean;
  retry: () => void;
}

const NONE: ListingId = { mlsNumber: '', boardId: 0 };

/**
 * The listing of the open overlay. It is requested after a short pause, so that stepping through pins requests only the
 * last one.
 */
export function useOverlayListing(open: ListingId | undefined): OverlayListing {
  const [rested, setRested] = useState<ListingId>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(open), OVERLAY_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [open]);
  const isRested = open !== undefined && rested === open;
  const { currentData, isError, isFetching, error, refetch } = useListingQuery(isRested ? open : NONE, {
    skip: !isRested,
  });
  const hasFailed = isRested && isError && !isFetching;
  return {
    listing: isRested ? currentData : undefined,
    isMissing: hasFailed && !isUnreached(error),
    isUnreached: hasFailed && isUnreached(error),
    retry: refetch,
  };
}
