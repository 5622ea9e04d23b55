import type { Mark } from '#server/store/customer/savedSearches.ts';
import type { SavedSearchTable } from '#server/store/tables.ts';

/** The body of POST /realty/listings?type=count. */
export type Criteria = Record<string, unknown>;

/** What a stored search asks for. */
export function storedCriteria({ criteria }: Pick<SavedSearchTable, 'criteria'>): Criteria {
  return JSON.parse(criteria) as Criteria; // an object, checked when it was stored
}

/** A home that a mail names. */
export interface FoundHome {
  mlsNumber: string;
  boardId: number;
  /** "1204 - 33 Bay Street E, Toronto" */
  address: string;
  /** Dollars; of a lease for its `rentPeriod`. */
  price: number;
  /** null of what is for sale. */
  rentPeriod: 'week' | 'month' | null;
}

/** What came on the market since a mark. */
export interface FoundHomes {
  count: number;
  /** Only those that are surely new, and that everybody may see whole: a mail can be forwarded. The newest first. */
  first: FoundHome[];
  /** What `count` goes up to. */
  mark: Mark;
}

/**
 * What this service asks of the listings. A search is made with a customer's eyes: restricted homes
 * count.
 */
export interface HomeSearch {
  /**
   * Where the homes of a search are now.
   * @throws ParameterErrors for criteria that the listing service refuses, ServiceError 503 while it is being filled
   */
  markOf(criteria: Criteria): Promise<Mark>;
  /** What is new since a mark; `most` says how many are wanted by name. Throws as `markOf`. */
  newSince(criteria: Criteria, since: Mark, most?: number): Promise<FoundHomes>;
  /** What no mail told of yet: as `newSince`, but a home whose date the demo moved is not new again. */
  untold(criteria: Criteria, told: Mark, most: number): Promise<FoundHomes>;
}
