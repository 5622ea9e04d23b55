import { boundsAround, kilometresBetween } from '../geometry/bounds.ts';
import { findHistory } from './findListing.ts';
import type { ListingSearch, Range, Viewer } from './listingSearch.ts';
import type { ViewContext, VisibleListing } from './listingView.ts';
import { matchingListings } from './matching.ts';

/** A listing near another one. */
export interface Neighbour {
  id: number;
  kilometres: number;
}

const COMPARABLE_DAYS = 180;
/**
 * Homes of nearly the same size in the neighbourhood come alone if there are enough: appraisers compare with three
 * sales. `reach` is in kilometres, `share` the part by which the size may differ.
 */
const CLOSE_COMPARABLES = { reach: 1.5, share: 0.2, enough: 3 } as const;
/** Kilometres. The next radius is tried if one has too few. Rents are compared in the neighbourhood only. */
const COMPARABLE_REACHES = { Sale: [3, 12, 50], Lease: [3, 12] } as const;
const ENOUGH_COMPARABLES = 6;
/** Range of a comparable home's price and size, as parts of the listing's own. */
const COMPARABLE_SHARE = { min: 0.6, max: 1.6 } as const;
/** Share of the price by which a similar home may differ. */
const PRICE_SHARE = 0.2;

async function around(
  context: ViewContext,
  subject: VisibleListing,
  search: ListingSearch,
  reach: number,
): Promise<(Neighbour & { price: number })[]> {
  const bounds = boundsAround(subject.latitude, subject.longitude, reach);
  const rows = await matchingListings(context, { ...search, shape: { kind: 'box', bounds } }, [])
    .select(['l.id', 'l.latitude', 'l.longitude', 'l.price'])
    .execute();
  return rows
    .map((row) => ({ id: row.id, price: row.price, kilometres: kilometresBetween(subject, row) }))
    .filter((row) => row.kilometres <= reach);
}

function comparableTo(
  value: number | null,
  { min, max }: { min: number; max: number } = COMPARABLE_SHARE,
): Range | undefined {
  return value === null || value <= 0 ? undefined : { min: value * min, max: value * max };
}

/**
 * Homes of the same kind, price and size that were sold or leased near a listing in the last 180 days, nearest first:
 * those that differ little in size and place, or if these are few, a wider choice.
 * Visitors get open listings near the position that they see, so that neither a present nor a missing one reveals
 * anything about a restricted listing.
 * @param options `today` in days since 1970-01-01; `limit` is 20 in the public listing API
 */
export async function findComparables(
  context: ViewContext,
  subject: VisibleListing,
  { viewer, today, limit }: { viewer: Viewer; today: number; limit: number },
): Promise<Neighbour[]> {
  const search: ListingSearch = {
    viewer,
    today,
    types: [subject.type],
    statuses: ['U'],
    lastStatuses: [subject.type === 'Sale' ? 'Sld' : 'Lsd'],
    classes: [subject.class],
    propertyTypes: subject.property_type === null ? undefined : [subject.property_type],
    price: comparableTo(subject.price),
    sqft: comparableTo(subject.sqft),
    soldDay: { min: today - COMPARABLE_DAYS },
    // An earlier sale of the same home is not a comparison.
    except: await findHistory(context, viewer, subject),
    openOnly: viewer === 'visitor',
  };
  const { reach: near, share, enough } = CLOSE_COMPARABLES;
  const nearlyAsLarge = comparableTo(subject.sqft, { min: 1 - share, max: 1 + share });
  const close = await around(context, subject, { ...search, sqft: nearlyAsLarge }, near);
  if (close.length >= Math.min(limit, enough)) return nearest(close, limit);
  let found: Neighbour[] = [];
  for (const reach of COMPARABLE_REACHES[subject.type]) {
    found = await around(context, subject, search, reach);
    if (found.length >= Math.min(limit, ENOUGH_COMPARABLES)) break;
  }
  return nearest(found, limit);
}

const nearest = (found: readonly Neighbour[], limit: number): Neighbour[] =>
  found.toSorted((one, other) => one.kilometres - other.kilometres || one.id - other.id).slice(0, limit);

/** Options of the search for similar listings. */
export interface SimilarOptions {
  viewer: Viewer;
  /** Days since 1970-01-01. */
  today: number;
  limit: number;
  /** Kilometres. */
  radius: number;
  /** Dollars up and down; a fifth of the price by default. */
  priceRange?: number | undefined;
}

/**
 * Active listings of the same type and class in the same city, nearest in price first. For visitors a restricted
 * listing's price is not used, because the result would reveal it; then the nearest in distance come first.
 */
export async function findSimilar(
  context: ViewContext,
  subject: VisibleListing,
  { viewer, today, limit, radius, priceRange }: SimilarOptions,
): Promise<Neighbour[]> {
  const byPrice = viewer === 'customer' || subject.restricted === 0;
  const spread = priceRange ?? subject.price * PRICE_SHARE;
  const found = await around(
    context,
    subject,
    {
      viewer,
      today,
      types: [subject.type],
      statuses: ['A'],
      classes: [subject.class],
      cities: [subject.city],
      price: byPrice ? { min: subject.price - spread, max: subject.price + spread } : undefined,
      except: [subject.id],
      openOnly: viewer === 'visitor',
    },
    radius,
  );
  const far = (one: Neighbour & { price: number }) =>
    byPrice ? Math.abs(one.price - subject.price) : one.kilometres;
  return found.toSorted((one, other) => far(one) - far(other) || one.id - other.id).slice(0, limit);
}
