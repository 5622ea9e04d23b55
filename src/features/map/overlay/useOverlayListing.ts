import { useEffect, useState } from 'react';
import { useListingQuery } from '#api/realty/realtyApi.ts';
import { OVERLAY_DEBOUNCE_MS } from '#domain/constants.ts';
import type { Listing } from '#domain/listing/listing.ts';
import type { ListingId } from '#domain/listing/listingId.ts';

interface OverlayListing {
  /** Undefined while it loads. */
  listing: Listing | undefined;
  isMissing: boolean;
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
  const { currentData, isError } = useListingQuery(isRested ? open : NONE, { skip: !isRested });
  return { listing: isRested ? currentData : undefined, isMissing: isRested && isError };
}
