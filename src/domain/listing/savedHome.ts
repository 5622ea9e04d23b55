/** Saved homes: the values seen when a home was saved, the changes since then, and lists of homes in an address. */
import { COMPARED_HOMES } from '../constants.ts';
import { type Listing, listingKey } from './listing.ts';
import { readListingId } from './listingId.ts';
import { marketStage, statusLabel } from './status.ts';

/** The listing of a saved home: MLS numbers are unique only within a board. */
export type HomeId = Pick<Listing, 'mlsNumber' | 'boardId'>;

/** The price and status that a visitor saw when saving a home. */
export interface HomeSnapshot {
  /** The asking price in whole dollars; null if none was shown. */
  price: number | null;
  /** The listing's last status at that time ("New", "Sld"). */
  lastStatus: string;
}

/** Returns the values to store with a listing that is saved now. */
export function snapshotOf({
  listPrice,
  lastStatus,
}: Pick<Listing, 'listPrice' | 'lastStatus'>): HomeSnapshot {
  return { price: listPrice, lastStatus };
}

/** A change of a home since it was saved. `dollars` is the amount of a price change, above 0. */
export type ChangeSince =
  | {
      kind: 'sold' | 'soldConditional' | 'leased' | 'leasedConditional' | 'offMarket' | 'backOnMarket';
    }
  | { kind: 'priceDown' | 'priceUp'; dollars: number };

const stageOf = (type: Listing['type'], lastStatus: string, status: string) => {
  const label = statusLabel(type, lastStatus);
  switch (label) {
    case 'sold':
    case 'soldConditional':
    case 'leased':
    case 'leasedConditional':
      return label;
    default:
      return marketStage({ type, lastStatus, status }) === 'offMarket' ? 'offMarket' : 'onMarket';
  }
};

/**
 * Returns the most important change of a saved home: a change of status before a change of price. Null if nothing
 * changed or the listing is restricted.
 */
export function changeSince(
  seen: HomeSnapshot,
  listing: Pick<Listing, 'type' | 'status' | 'lastStatus' | 'listPrice' | 'restricted'>,
): ChangeSince | null {
  if (listing.restricted) return null;
  const stage = stageOf(listing.type, listing.lastStatus, listing.status);
  // A snapshot has no `status`. With the same last status the home counts as unchanged, otherwise as on the market.
  const stageThen =
    seen.lastStatus === listing.lastStatus ? stage : stageOf(listing.type, seen.lastStatus, 'A');
  if (stage !== stageThen) return { kind: stage === 'onMarket' ? 'backOnMarket' : stage };
  if (stage !== 'onMarket' || seen.price === null || listing.listPrice === null) return null;
  const difference = listing.listPrice - seen.price;
  if (difference === 0) return null;
  return { kind: difference < 0 ? 'priceDown' : 'priceUp', dollars: Math.abs(difference) };
}

/** Prints homes for an address: "2-C1234567,2-W4567890". */
export function printHomes(homes: readonly HomeId[]): string {
  return homes.map(({ mlsNumber, boardId }) => `${boardId}-${mlsNumber}`).join(',');
}

/** Reads the text of `printHomes`. Drops invalid and repeated homes, and those after the fourth. */
export function parseHomes(text: string | null): HomeId[] {
  const homes = new Map<string, HomeId>();
  for (const part of (text ?? '').split(',')) {
    const [, board, mls] = /^(\d+)-(.+)$/.exec(part.trim()) ?? [];
    const home = readListingId(mls, board);
    if (home) homes.set(listingKey(home), home);
  }
  return [...homes.values()].slice(0, COMPARED_HOMES);
}
