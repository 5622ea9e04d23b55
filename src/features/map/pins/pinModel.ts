/** Turns the answer of the pin search into pins. Pure functions, so that they can be tested without a map. */
import type { Pins } from '#api/realty/realtyApi.ts';
import { type Bounds, isDrawable, type Point } from '#domain/geo/geo.ts';
import { type Cluster, type Listing, listingKey } from '#domain/listing/listing.ts';
import { statusColour, statusLabel } from '#domain/listing/status.ts';
import type { Search } from '#domain/search/search.ts';

/** The look of a listing's pill. */
export type PinLook = 'active' | 'lease' | 'sold' | 'neutral' | 'restricted';

interface AnyPin {
  key: string;
  position: Point;
  /** Pixels right and down from its place at which it is drawn, so that nothing over the map covers it. */
  aside?: { x: number; y: number };
  /** Places of the pins that were gathered into this one; missing if it gathers none. */
  places?: readonly Point[];
}

/** Many listings of an area, drawn as a circle. */
export interface ClusterPin extends AnyPin {
  kind: 'cluster';
  count: number;
  bounds: Bounds;
  /** Keys of the pins that were gathered into this one. */
  gathers?: readonly string[];
}

/** Several listings at one point, drawn as one pill: the units of a tower. */
export interface TowerPin extends AnyPin {
  kind: 'tower';
  count: number;
  /**
   * Number of restricted listings. Visitors know only their rounded point, which different homes share, so they are not
   * units of one address.
   */
  restricted: number;
  /** The homes are at different addresses within these bounds, too near to each other for pins of their own. */
  bounds?: Bounds;
  /** Keys of the pins that were gathered into this one. */
  gathers?: readonly string[];
}

/** One listing. */
export interface ListingPin extends AnyPin {
  kind: 'listing';
  listing: Listing;
  look: PinLook;
}

export type Pin = ClusterPin | TowerPin | ListingPin;

/** About a metre. Listings nearer than this have one address, and no zoom separates them. */
const SAME_POINT_DEGREES = 0.000_01;

/** A point as a part of a pin's key. */
export const pointText = ({ latitude, longitude }: Point): string =>
  `${latitude.toFixed(5)};${longitude.toFixed(5)}`;

/** The type of all homes that a pin groups in a search. */
export function gatheredType({ type, showActive }: Search): Search['type'] | 'sold' {
  return showActive ? type : 'sold';
}

const LOOKS = { forSale: 'active', forLease: 'lease', sold: 'sold', neutral: 'neutral' } as const;

/** The look of a listing's pill. */
export function pinLook(listing: Listing): PinLook {
  if (listing.restricted && listing.listPrice === null) return 'restricted';
  return LOOKS[statusColour(statusLabel(listing.type, listing.lastStatus))];
}

const listingPin = (listing: Listing, position: Point): ListingPin => ({
  kind: 'listing',
  key: listingKey(listing),
  position,
  listing,
  look: pinLook(listing),
});

const towerPin = (position: Point, count: number, restricted: number): TowerPin => ({
  kind: 'tower',
  key: `${restricted > 0 ? 'near' : 'tower'}:${pointText(position)}`,
  position,
  count,
  restricted,
});

const isOnePoint = ({ north, south, east, west }: Bounds): boolean =>
  north - south < SAME_POINT_DEGREES && east - west < SAME_POINT_DEGREES;

const clusterPin = (cluster: Cluster): Pin => {
  const { location, count, restricted, bounds, listing } = cluster;
  if (listing) return listingPin(listing, location);
  if (count > 1 && isOnePoint(bounds)) return towerPin(location, count, restricted);
  return { kind: 'cluster', key: `cluster:${pointText(location)}`, position: location, count, bounds };
};

const listingPins = (listings: readonly Listing[]): Pin[] => {
  const byPoint = new Map<string, { point: Point; listings: Listing[] }>();
  for (const listing of listings) {
    const point = listing.location;
    if (!isDrawable(point)) {
      console.warn(`The listing ${listing.mlsNumber} has no usable location and was skipped.`);
      continue;
    }
    // Restricted listings at a rounded point do not belong to a tower at the same place.
    const key = `${pointText(point)} ${listing.restricted}`;
    const there = byPoint.get(key) ?? { point, listings: [] };
    there.listings.push(listing);
    byPoint.set(key, there);
  }
  return [...byPoint.values()].map(({ point, listings: there }) => {
    const [first] = there;
    if (first && there.length === 1) return listingPin(first, point);
    return towerPin(point, there.length, first?.restricted ? there.length : 0);
  });
};

const isDrawableCluster = (cluster: Cluster): boolean => {
  if (isDrawable(cluster.location)) return true;
  console.warn('A cluster without a usable location was skipped.');
  return false;
};

/** Compares pins by reading order: rows from north to south, and from west to east within a row. */
export const inReadingOrder = (first: Pin, second: Pin): number =>
  second.position.latitude - first.position.latitude || first.position.longitude - second.position.longitude;

/**
 * The pins of an answer in reading order. Pins without a valid position are skipped with a warning in the console. Each
 * key occurs once.
 */
export function pinsOf({ clusters, listings }: Pins): Pin[] {
  const pins = [...clusters.filter(isDrawableCluster).map(clusterPin), ...listingPins(listings)];
  return [...new Map(pins.map((pin) => [pin.key, pin])).values()].sort(inReadingOrder);
}

/** Diameter of a cluster's circle in pixels: 36 to 60, by the logarithm of its count. */
export function clusterDiameter(count: number): number {
  const share = Math.log10(Math.max(count, 2) / 2) / Math.log10(1000 / 2);
  return Math.round(36 + 24 * Math.min(1, share));
}

/**
 * The key of the pin that shows a listing: alone, in a tower, or gathered with its neighbours. Undefined if the listing is
 * in a cluster of the service.
 */
export function pinKeyOf(
  pins: readonly Pin[],
  listing: Pick<Listing, 'mlsNumber' | 'boardId' | 'location'> & { restricted?: boolean },
): string | undefined {
  const own = listingKey(listing);
  const at = listing.location && pointText(listing.location);
  const piles = listing.restricted ? [`near:${at}`] : [`tower:${at}`, `near:${at}`];
  const keys = [own, ...piles];
  const holder = (pinKey: string): Pin | undefined =>
    pins.find((pin) => pin.key === pinKey || (pin.kind !== 'listing' && pin.gathers?.includes(pinKey)));
  return keys.map(holder).find((pin) => pin !== undefined)?.key;
}

/** The pins with a pin for the open listing, even if a cluster contains that listing. */
export function withOpenListing(pins: readonly Pin[], listing: Listing | undefined): readonly Pin[] {
  if (!listing || !isDrawable(listing.location) || pinKeyOf(pins, listing) !== undefined) return pins;
  return [...pins, listingPin(listing, listing.location)].sort(inReadingOrder);
}
