import { homeMonthlyCosts } from '../mortgage/payment.ts';
import type { Listing } from './listing.ts';
import { isGone } from './status.ts';

/**
 * Returns the total cost of a home in dollars per month: the figure of its page, its card and the comparison. Null for
 * a lease, for a home without a price, and for one that is sold or withdrawn.
 */
export function monthlyCostOf(listing: Listing): number | null {
  const { type, listPrice } = listing;
  if (type !== 'sale' || listPrice === null || isGone(listing)) return null;
  return homeMonthlyCosts(listPrice, listing).total;
}
