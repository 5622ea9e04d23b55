/** Saved homes: what was seen of a listing when it was saved, what has changed since, and how several are named in an address. */
import { COMPARED_HOMES } from '../constants.ts';
import { type Listing, listingKey } from './listing.ts';
import { statusLabel } from './status.ts';

/** Which listing a saved home is: MLS numbers are unique only within a board. */
export type HomeId = Pick<Listing, 'mlsNumber' | 'boardId'>;

/** What a visitor saw of a home when it was saved. */
export interface SeenHome {
  /** The asking price in whole dollars; null where none was shown. */
  price: number | null;
  /** The listing's last status then ("New", "Sld"). */
  lastStatus: string;
}

/** What is to be remembered of a listing that is saved now. */
export function seenOf({ listPrice, lastStatus }: Pick<Listing, 'listPrice' | 'lastStatus'>): SeenHome {
  return { price: listPrice, lastStatus };
}

/** What happened to a home since it was saved; `dollars` is by how much its asking price moved, above 0. */
export type ChangeSince =
  | {
      kind: 'sold' | 'soldConditional' | 'leased' | 'leasedConditional' | 'offMarket' | 'backOnMarket';
    }
  | { kind: 'priceDown' | 'priceUp'; dollars: number };

const stageOf = ({ type }: Pick<Listing, 'type'>, lastStatus: string) => {
  const label = statusLabel(type, lastStatus);
  switch (label) {
    case 'forSale':
    case 'forLease':
      return 'onMarket';
    case 'sold':
    case 'soldConditional':
    case 'leased':
    case 'leasedConditional':
      return label;
    default:
      return 'offMarket';
  }
};

/**
 * What a customer will want to know of a saved home: a change of its status before a change of its price. Null where
 * nothing changed, and where the listing is withheld.
 */
export function changeSince(
  seen: SeenHome,
  listing: Pick<Listing, 'type' | 'lastStatus' | 'listPrice' | 'restricted'>,
): ChangeSince | null {
  if (listing.restricted) return null;
  const stage = stageOf(listing, listing.lastStatus);
  const stageThen = stageOf(listing, seen.lastStatus);
  if (stage !== stageThen) return { kind: stage === 'onMarket' ? 'backOnMarket' : stage };
  if (stage !== 'onMarket' || seen.price === null || listing.listPrice === null) return null;
  const difference = listing.listPrice - seen.price;
  if (difference === 0) return null;
  return { kind: difference < 0 ? 'priceDown' : 'priceUp', dollars: Math.abs(difference) };
}

/** "2-C1234567,2-W4567890": homes as an address names them. */
export function printHomes(homes: readonly HomeId[]): string {
  return homes.map(({ mlsNumber, boardId }) => `${boardId}-${mlsNumber}`).join(',');
}

/** Reads what `printHomes` wrote; what is no home, and what comes twice or after the fourth, is left out. */
export function parseHomes(text: string | null): HomeId[] {
  const homes = new Map<string, HomeId>();
  for (const part of (text ?? '').split(',')) {
    const [, board, mls] = /^(\d{1,6})-([\w-]{1,35})$/.exec(part.trim()) ?? [];
    if (board === undefined || mls === undefined) continue;
    const home = { mlsNumber: mls.toUpperCase(), boardId: Number(board) };
    homes.set(listingKey(home), home);
  }
  return [...homes.values()].slice(0, COMPARED_HOMES);
}
