import type { GeneratedListing, Street } from '#demo/types.ts';
import type { HomeKind } from '#server/store/listings/propertyTypes.ts';
import type { Home } from '../home.ts';
import type { Stint, Tenure } from '../stints.ts';

/** Changes properties that only the finished listing has. */
export type ListingChange = (listing: GeneratedListing) => Partial<GeneratedListing>;

/** An earlier stint of the case's home. */
export interface EarlierStint {
  mlsNumber: string;
  stint: Partial<Stint>;
}

/**
 * A rare listing that the dataset always contains, for any seed and size, so that it can be viewed and tested.
 * docs/demo-data.md lists all cases. Properties that a case does not set have ordinary values.
 */
export interface DemoCase {
  /** Starts with 0 after the letter. Generated numbers start with 1 to 9, so the two never collide. */
  mlsNumber: string;
  city: string;
  /** A neighbourhood of the city. If it is missing or unknown, any neighbourhood will do. */
  neighbourhood?: string;
  /** True for the streets that the case may be on. */
  street?: (street: Street) => boolean;
  kind: HomeKind;
  /** Sale by default. */
  type?: Tenure;
  home?: Partial<Home>;
  stint?: Partial<Stint>;
  change?: ListingChange;
  /** Oldest first. */
  earlier?: readonly EarlierStint[];
}

/** Returns a change that sets the description and, if given, the extras. */
export function withTexts(description: string | null, extras?: string | null): ListingChange {
  return (listing) => ({
    details: {
      ...listing.details,
      description,
      extras: extras === undefined ? (listing.details.extras ?? null) : extras,
    },
  });
}

/** Combines several changes, applied in order. */
export function combined(...changes: readonly ListingChange[]): ListingChange {
  return (listing) => {
    const changed = { ...listing };
    for (const change of changes) {
      Object.assign(changed, change(changed));
    }
    return changed;
  };
}
