import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import type { WireHistoryEntry, WireListing, WireOpenHouse } from '../../../src/api/realty/contract.ts';
import { DAYS_A_WEEK } from '../dataset/openHouseDays.ts';
import { isClosed, type StoredListing } from '../dataset/storedListing.ts';
import { offsetAt, timeZoneOf } from '../text/timeZones.ts';
import { SHUFFLE_PRIME, shuffleOf } from './recommendedOrder.ts';

const MILLISECONDS_AN_HOUR = 3_600_000;

/**
 * The ISO time of a day. Earlier days get a time from 9:00 to 18:00 in Toronto (winter time); today gets one in the
 * first minutes after midnight, so that no time is in the future.
 * @param share 0 to 1: the time of day
 */
function momentOf(day: number, today: number, share: number): string {
  const start = day * MILLISECONDS_A_DAY;
  const inDay =
    day < today ? (14 + 9 * share) * MILLISECONDS_AN_HOUR : (5 + 0.1 * share) * MILLISECONDS_AN_HOUR;
  return new Date(start + Math.floor(inDay)).toISOString();
}

/** Days from the listing to the sale, to the end of the listing, or to today. */
function daysOnMarketOf(
  { list, sold, terminated, suspended, expiry }: StoredListing['days'],
  today: number,
): number {
  const end = sold ?? terminated ?? suspended ?? Math.min(today, expiry);
  return Math.max(0, end - list);
}

/** The open houses of a day and later, the earliest first. */
function openHousesFrom({ openHouse = [], address }: StoredListing['wire'], today: number): WireOpenHouse[] {
  const shown = openHouse.map(({ isWeekly, ...once }) => {
    const behind = today - Date.parse(once.date) / MILLISECONDS_A_DAY;
    if (!isWeekly || behind <= 0) return once;
    const day = today - behind + Math.ceil(behind / DAYS_A_WEEK) * DAYS_A_WEEK;
    const date = new Date(day * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
    return { ...once, date, offset: offsetAt(timeZoneOf(address?.state ?? ''), date, once.startTime) };
  });
  return shown
    .filter(({ date }) => Date.parse(date) >= today * MILLISECONDS_A_DAY)
    .sort((one, other) => (one.date + one.startTime < other.date + other.startTime ? -1 : 1));
}

/**
 * The listing in wire form, with its days as times.
 * @param today days since 1970-01-01
 */
export function renderListing({ wire, days }: StoredListing, today: number): WireListing {
  // As the store sorts the listings of a day. Only the MLS number goes into it, because everybody sees the time.
  const share = shuffleOf(wire.mlsNumber) / SHUFFLE_PRIME;
  const at = (day: number | null) => (day === null ? null : momentOf(day, today, share));
  return {
    ...wire,
    // Releases before 1.6 stored the prices of conditional sales too.
    ...(!isClosed(wire.lastStatus) && { soldPrice: 0 }),
    listDate: at(days.list) ?? null,
    soldDate: at(days.sold),
    updatedOn: at(days.updated),
    // A listing that comes soon has no day on the market yet.
    daysOnMarket: wire.lastStatus === 'Cs' ? null : daysOnMarketOf(days, today),
    openHouse: openHousesFrom(wire, today),
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

/** One period of a home on the market, as an entry of its history. */
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
