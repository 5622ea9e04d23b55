import type { GeneratedListing, Street } from '#demo/types.ts';
import type { HomeKind } from '#server/store/listings/propertyTypes.ts';
import type { Home } from '../home.ts';
import type { Stint, Tenure } from '../stints.ts';

/** Properties that only the finished listing has. */
export type ListingChange = (listing: GeneratedListing) => Partial<GeneratedListing>;

/** An earlier time on the market of a case's home. */
export interface EarlierStint {
  mlsNumber: string;
  stint: Partial<Stint>;
}

/**
 * A listing that the world holds on purpose, whatever its seed and size, so that a rare case can be looked at and
 * tested: docs/demo-data.md lists them all. What a case does not say is ordinary.
 */
export interface DemoCase {
  /** Never one that the generator hands out: its numbers start with 1 to 9. */
  mlsNumber: string;
  city: string;
  /** A neighbourhood of the city; any if it is missing or unknown. */
  neighbourhood?: string;
  /** Tests the streets that it may be on. */
  street?: (street: Street) => boolean;
  kind: HomeKind;
  /** Sale where missing. */
  type?: Tenure;
  home?: Partial<Home>;
  stint?: Partial<Stint>;
  change?: ListingChange;
  /** Oldest first. */
  earlier?: readonly EarlierStint[];
}

/** A change of the two texts; extras stay where none are given. */
export function saying(description: string | null, extras?: string | null): ListingChange {
  return (listing) => ({
    details: {
      ...listing.details,
      description,
      extras: extras === undefined ? (listing.details.extras ?? null) : extras,
    },
  });
}

/** Several changes, one after another. */
export function both(...changes: readonly ListingChange[]): ListingChange {
  return (listing) => {
    const known = { ...listing };
    for (const change of changes) {
      Object.assign(known, change(known));
    }
    return known;
  };
}
