import type { HomeKey } from '#server/store/customer/savedHomes.ts';
import type { Mark } from '#server/store/customer/savedSearches.ts';
import type { SavedSearchTable } from '#server/store/tables.ts';

/** The body of POST /realty/listings?type=count. */
export type Criteria = Record<string, unknown>;

/** The criteria of a stored search. */
export function storedCriteria({ criteria }: Pick<SavedSearchTable, 'criteria'>): Criteria {
  return JSON.parse(criteria) as Criteria; // an object, checked when it was stored
}

/** A home in a mail. */
export interface FoundHome {
  mlsNumber: string;
  boardId: number;
  /** "1204 - 33 Bay Street E, Toronto", and in French "33, Bay Street E, app. 1204, Toronto". */
  address: Record<'en' | 'fr', string>;
  /** Dollars; for a lease per `rentPeriod`. */
  price: number;
  /** null for a sale. */
  rentPeriod: 'week' | 'month' | null;
}

/** A home as it is now. */
export interface HomeNow extends Omit<FoundHome, 'price'> {
  /** Dollars; null if it has none. */
  price: number | null;
  /** True while it is on the market. */
  isActive: boolean;
  /** The listing's last status: "New", "Sld". */
  lastStatus: string;
  /** Start of the next open house, in the home's own time: "2026-11-28T14:00"; null for none. */
  openHouse: string | null;
  /** True if everybody may see it. */
  isOpen: boolean;
}

/** Homes that came on the market since a mark, without the hidden ones. */
export interface FoundHomes {
  count: number;
  /**
   * Only homes that are certainly new, and that everybody may see, because a mail can be forwarded. The newest first.
   */
  first: FoundHome[];
  /** The mark up to which `count` counts. It includes hidden homes, so that hiding one later does not change it. */
  mark: Mark;
}

/** The form of an answer about new homes. */
export interface NewHomesQuery {
  /** Homes that the customer hides, with upper-case MLS numbers. */
  hidden: readonly HomeKey[];
  /** Maximum number of homes in `first`; 0 by default. */
  limit?: number;
}

/**
 * The customer service's view of the listings. Searches use a customer's permissions, so restricted homes are
 * counted.
 */
export interface HomeSearch {
  /**
   * The present mark of a search.
   * @throws ParameterErrors for criteria that the listing service rejects, RoutingError if the engine of travel times does
   * not work, ServiceError 503 while the listings are being filled
   */
  markOf(criteria: Criteria): Promise<Mark>;
  /** New homes since a mark. Throws as `markOf` does. */
  newSince(criteria: Criteria, since: Mark, query: NewHomesQuery): Promise<FoundHomes>;
  /** The homes of these MLS numbers as they are now, of every board. Numbers without a listing are left out. */
  homesNow(mlsNumbers: readonly string[]): Promise<HomeNow[]>;
}
