/** Badges that say what is special about a listing. They are shown beside its status. */
import { MILLISECONDS_A_DAY } from '../constants.ts';
import type { Listing, OpenHouse } from './listing.ts';
import { hasSoldLayout, marketStage } from './status.ts';

/** A badge's kind and values. `amount` is in whole percent for `overAsking`, and in whole dollars for `priceCut`. */
export type ListingBadge =
  | { kind: 'overAsking' | 'priceCut'; amount: number }
  | ({ kind: 'openHouse' } & OpenHouse)
  | { kind: 'new' | 'tour' | 'video' };

/** The fields of a listing from which its badges are chosen. */
export type BadgedListing = Pick<
  Listing,
  | 'type'
  | 'status'
  | 'lastStatus'
  | 'listPrice'
  | 'originalPrice'
  | 'soldPrice'
  | 'daysOnMarket'
  | 'openHouses'
> & { details: Pick<Listing['details'], 'virtualTourUrl' | 'videoTourUrl'> };

/** Maximum number of badges of a listing, beside its status. */
const MAX_BADGES = 2;
/** Milliseconds for which an open house is announced: within six days its weekday is clear. */
const ANNOUNCED_MS = 6 * MILLISECONDS_A_DAY;

/**
 * Returns the most important badges of a listing, at most two. In their order: sold over the asking price; the next open
 * house, new, price cut and virtual tour, or else video tour, of a listing on the market.
 */
export function badgesOf(listing: BadgedListing, now: Date): ListingBadge[] {
  const { listPrice, originalPrice, soldPrice } = listing;
  if (hasSoldLayout(listing.lastStatus, soldPrice)) {
    const percent = soldPrice && listPrice ? Math.round((soldPrice / listPrice - 1) * 100) : 0;
    return percent > 0 ? [{ kind: 'overAsking', amount: percent }] : [];
  }
  if (marketStage(listing) !== 'onMarket') return [];
  const badges: ListingBadge[] = [];
  const next = listing.openHouses.find(
    ({ start, end }) => new Date(end) > now && Date.parse(start) < now.getTime() + ANNOUNCED_MS,
  );
  if (next) badges.push({ kind: 'openHouse', ...next });
  if (listing.daysOnMarket === 0) badges.push({ kind: 'new' });
  if (listPrice && originalPrice && originalPrice > listPrice) {
    badges.push({ kind: 'priceCut', amount: originalPrice - listPrice });
  }
  if (listing.details.virtualTourUrl) badges.push({ kind: 'tour' });
  else if (listing.details.videoTourUrl) badges.push({ kind: 'video' });
  return badges.slice(0, MAX_BADGES);
}
