import type { Point } from '#domain/geo/geo.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import { useOverlayListing } from '../overlay/useOverlayListing.ts';

/** The location of the home whose overlay is open; undefined without one, and if the visitor may not know it. */
export function useOpenHome(open: ListingId | undefined): Point | undefined {
  const { listing } = useOverlayListing(open);
  return listing && !listing.restricted ? (listing.location ?? undefined) : undefined;
}
