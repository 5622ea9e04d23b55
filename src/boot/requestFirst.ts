/**
 * The early requests of a listing, a place's list and the market trends. The build writes this into the page as a script of
 * its own before the boot script, which calls it: the services leave it out of the other pages.
 */

import type { ListingId } from '#domain/listing/listingId.ts';
import type { MarketFilters } from '#domain/market/market.ts';
import { type CoverPicture, requestList, requestListing, requestMarket } from './earlyRequests.ts';

/** The address as the boot script has parsed it. */
interface FirstAddress {
  /** Segments of the path, decoded. */
  names: readonly string[];
  query: string;
  listing: ListingId | undefined;
  market: MarketFilters | undefined;
}

declare global {
  /** Requests the first visible content of an address. Returns its picture, if its answer can name one. */
  var requestFirst: ((address: FirstAddress) => CoverPicture | undefined) | undefined;
}

globalThis.requestFirst = ({ names: [name, ...rest], query, listing, market }) => {
  if (market) requestMarket(market);
  if (listing) return requestListing(listing);
  return name === 'list' ? requestList(rest, query) : undefined;
};
