import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import type { WireHistoryEntry, WireListing } from '../../../src/api/realty/contract.ts';
import type { StoredListing } from '../dataset/storedListing.ts';
import { SHUFFLE_PRIME, shuffleOf } from './recommendedOrder.ts';

const MILLISECONDS_AN_HOUR = 3_600_000;

/**
 * The ISO moment of a day. Earlier days: from 9 to 18 o'clock in Toronto (winter time); today: the first minutes after
 * midnight there, so that no moment lies ahead of the clock.
 * @param share 0 to 1: the time of day
 */
function momentOf(day: number, today: number, share: number): string {
  const start = day * MILLISECONDS_A_DAY;
  const inDay =
    day < today ? (14 + 9 * share) * MILLISECONDS_AN_HOUR : (5 + 0.1 * share) * MILLISECONDS_AN_HOUR;
  return new Date(start + Math.floor(inDay)).toISOString();
}

/** Days from listing to sale, or to the end of the listing, or to today. */
function daysOnMarketOf(
  { list, sold, terminated, suspended, expiry }: StoredListing['days'],
  today: number,
): number {
  const end = sold ?? terminated ?? suspended ?? Math.min(today, expiry);
  return Math.max(0, end - list);
}

/**
 * The listing as it is on the wire, with its days turned into moments.
 * @param today days since 1970-01-01
 */
export function renderListing({ wire, days }: StoredListing, today: number): WireListing {
  // As the store sorts the listings of a day. Nothing but the number goes into it: the moment is told to everybody.
  const share = shuffleOf(wire.mlsNumber) / SHUFFLE_PRIME;
  const at = (day: number | null) => (day === null ? null : momentOf(day, today, share));
  return {
    ...wire,
    listDate: at(days.list) ?? null,
    soldDate: at(days.sold),
    updatedOn: at(days.updated),
    daysOnMarket: daysOnMarketOf(days, today),
    timestamps: {
      listingUpdated: at(days.updated),
      listingEntryDate: at(days.list),
      closedDate: at(days.sold),
      expiryDate: at(days.expiry),
      terminatedDate: at(days.terminated),
      suspendedDate: at(days.suspended),
      photosUpdated: at(days.list),
    },
  };
}

/** One time on the market of a home, as the history tells it. */
export function renderHistoryEntry(stored: StoredListing, today: number): WireHistoryEntry {
  const listing = renderListing(stored, today);
  return {
    mlsNumber: listing.mlsNumber,
    boardId: listing.boardId,
    type: listing.type ?? null,
    lastStatus: listing.lastStatus ?? null,
    listPrice: listing.listPrice ?? null,
    soldPrice: listing.soldPrice ?? null,
    listDate: listing.listDate ?? null,
    soldDate: listing.soldDate ?? null,
    office: listing.office ?? null,
    timestamps: {
      listingUpdated: listing.timestamps?.listingUpdated ?? null,
      expiryDate: listing.timestamps?.expiryDate ?? null,
      terminatedDate: listing.timestamps?.terminatedDate ?? null,
      suspendedDate: listing.timestamps?.suspendedDate ?? null,
    },
  };
}
