import type { WireHistoryEntry, WireListing } from '../../../src/api/realty/contract.ts';
import { type FeedCaller, feedListing } from './feedListing.ts';

function entryOf(listing: WireListing): WireHistoryEntry {
  const { mlsNumber, boardId, type, lastStatus, listPrice, soldPrice, listDate, soldDate } = listing;
  const { office, timestamps } = listing;
  const { listingUpdated, expiryDate, terminatedDate, suspendedDate, unavailableDate } = timestamps ?? {};
  return {
    mlsNumber,
    boardId,
    ...(type === undefined ? {} : { type }),
    ...(lastStatus === undefined ? {} : { lastStatus }),
    listPrice: listPrice ?? null,
    soldPrice: soldPrice ?? null,
    listDate: listDate ?? null,
    soldDate: soldDate ?? null,
    ...(office === undefined ? {} : { office }),
    timestamps: {
      listingUpdated: listingUpdated ?? null,
      expiryDate: expiryDate ?? null,
      terminatedDate: terminatedDate ?? null,
      suspendedDate: suspendedDate ?? null,
      unavailableDate: unavailableDate ?? null,
    },
  };
}

/** A home's periods on the market, newest first. The feed's entries have no permissions, so visitors get none. */
export function feedHistory(wire: unknown, caller: FeedCaller): WireHistoryEntry[] {
  if (caller.viewer === 'visitor' || !Array.isArray(wire)) return [];
  return wire
    .map((one) => feedListing(one, caller))
    .filter((listing) => listing !== undefined)
    .map(entryOf)
    .toSorted((one, other) => String(other.listDate ?? '').localeCompare(String(one.listDate ?? '')));
}
