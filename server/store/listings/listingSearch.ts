import type { Shape } from '../geometry/shape.ts';
import type { ListingTable } from '../tables.ts';

/** Whose eyes a query has: a visitor knows restricted listings only by number, kind, place and rounded values. */
export type Viewer = 'visitor' | 'customer';

/** Inclusive; a missing end is open. */
export interface Range {
  min?: number | undefined;
  max?: number | undefined;
}

/** A search in the store's own terms: texts folded, days since 1970-01-01. Missing means any. */
export interface ListingSearch {
  viewer: Viewer;
  /** By the clock: how late a sale is, and what rolling groups of statistics end with. */
  today: number;
  types?: ListingTable['type'][] | undefined;
  statuses?: ListingTable['status'][] | undefined;
  lastStatuses?: string[] | undefined;
  classes?: ListingTable['class'][] | undefined;
  propertyTypes?: string[] | undefined;
  styles?: string[] | undefined;
  price?: Range | undefined;
  beds?: Range | undefined;
  baths?: Range | undefined;
  sqft?: Range | undefined;
  listDay?: Range | undefined;
  soldDay?: Range | undefined;
  cities?: string[] | undefined;
  areas?: string[] | undefined;
  neighbourhoods?: string[] | undefined;
  states?: string[] | undefined;
  boards?: number[] | undefined;
  /** Upper case. */
  mlsNumbers?: string[] | undefined;
  /** Keywords: every word must begin a word of the listing; or the text is its MLS number. */
  keywords?: { words: string[]; mlsNumber: string } | undefined;
  shape?: Shape | undefined;
  /** Ids that are left out. */
  except?: number[] | undefined;
  /** Numbers in the shuffled orders; only where the search is read by order. */
  shuffles?: number[] | undefined;
  /** Only listings that visitors may see whole. */
  openOnly?: boolean | undefined;
}

/** A column of which a visitor's searches read a rounded copy. */
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

/** The column that a viewer's searches read for another. */
export function columnFor<Name extends RoundedColumn>(viewer: Viewer, name: Name): Name | `v${Name}` {
  return viewer === 'visitor' ? `v${name}` : name;
}
