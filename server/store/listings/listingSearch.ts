import type { AmenityKind } from '../../../src/domain/amenities.ts';
import type { WalkMinutes } from '../../../src/domain/search/near.ts';
import type { FEATURES } from '../dataset/listingFacts.ts';
import type { Shape } from '../geometry/shape.ts';
import type { ListingTable } from '../tables.ts';

/** The permissions of a query. Visitors see restricted listings only by number, kind, place and rounded values. */
export type Viewer = 'visitor' | 'customer';

/** Inclusive. A missing end is open. */
export interface Range {
  min?: number | undefined;
  max?: number | undefined;
}

/** A search in the store's terms: texts folded, days since 1970-01-01. A missing member matches everything. */
export interface ListingSearch {
  viewer: Viewer;
  /** By the clock. Decides whether a sale is recent, and where rolling groups of statistics end. */
  today: number;
  types?: ListingTable['type'][] | undefined;
  statuses?: ListingTable['status'][] | undefined;
  lastStatuses?: string[] | undefined;
  classes?: ListingTable['class'][] | undefined;
  propertyTypes?: string[] | undefined;
  styles?: string[] | undefined;
  /** Property types or styles. */
  typesOrStyles?: string[] | undefined;
  price?: Range | undefined;
  beds?: Range | undefined;
  baths?: Range | undefined;
  sqft?: Range | undefined;
  listDay?: Range | undefined;
  soldDay?: Range | undefined;
  updatedDay?: Range | undefined;
  soldPrice?: Range | undefined;
  yearBuilt?: Range | undefined;
  /** Dollars per year. */
  tax?: Range | undefined;
  /** Dollars per month. */
  maintenanceFee?: Range | undefined;
  parking?: Range | undefined;
  /** Square feet. */
  lotSize?: Range | undefined;
  /** Days on which the price was cut last. */
  priceCutDay?: Range | undefined;
  /** Hundredths of a percent, for customers only. Limits the search to homes on the market. */
  grossYield?: Range | undefined;
  /** True to find only homes with a virtual tour or a video tour. */
  hasTour?: true | undefined;
  /** The listing has one of the features of each list. */
  features?: (keyof typeof FEATURES)[][] | undefined;
  /** Maximum minutes on foot to the nearest amenity of each of these kinds. */
  near?: readonly { kind: AmenityKind; minutes: WalkMinutes }[] | undefined;
  /** Days with an open house. */
  openHouse?: { min: number; max: number } | undefined;
  cities?: string[] | undefined;
  areas?: string[] | undefined;
  areasOrCities?: string[] | undefined;
  neighbourhoods?: string[] | undefined;
  states?: string[] | undefined;
  /** Folded: "m5v 2t6". */
  postalCodes?: string[] | undefined;
  boards?: number[] | undefined;
  /** Upper case. */
  mlsNumbers?: string[] | undefined;
  /** Every word must begin a word of the listing, or the text is its MLS number. */
  keywords?: { words: string[]; mlsNumber: string } | undefined;
  shape?: Shape | undefined;
  /** Ids to leave out. */
  except?: number[] | undefined;
  /** The first places of the recommended order; only for reading along its index. */
  shuffleBelow?: number | undefined;
  /** Only listings that visitors may see completely. */
  openOnly?: boolean | undefined;
}

/** The members of a search that only listings match of which the viewer sees everything, and that have own indexes. */
const FACTS = [
  'yearBuilt',
  'maintenanceFee',
  'parking',
  'lotSize',
  'priceCutDay',
  'hasTour',
  'features',
  'near',
] as const satisfies (keyof ListingSearch)[];

/**
 * The same search for the indexes of facts. Visitors find only open listings by facts, whose values are not rounded, so
 * their search is that of a customer among open listings.
 */
export function throughFacts(search: ListingSearch): ListingSearch {
  return search.viewer === 'visitor' && isByFacts(search)
    ? { ...search, viewer: 'customer', openOnly: true }
    : search;
}

/** True for a search that the indexes of facts answer. */
export function isByFacts(search: ListingSearch): boolean {
  return FACTS.some((name) => search[name] !== undefined);
}

/** A column with a rounded copy for visitors' searches. */
export type RoundedColumn =
  | 'latitude'
  | 'longitude'
  | 'x'
  | 'y'
  | 'quadkey'
  | 'price'
  | 'beds'
  | 'baths'
  | 'sqft'
  | 'sold_day';

/** The column that a viewer's searches use. */
export function columnFor<Name extends RoundedColumn>(viewer: Viewer, name: Name): Name | `v${Name}` {
  return viewer === 'visitor' ? `v${name}` : name;
}
