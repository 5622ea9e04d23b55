import type { GeneratedListing } from '#demo/types.ts';
import type { ListingInput } from '#server/store/dataset/storedListing.ts';

/**
 * Generated listings with dates: their days, which are counted from a day, become days since 1970-01-01.
 * @param today days since 1970-01-01: the day that they were generated for
 */
export function* datedFrom(today: number, listings: Iterable<GeneratedListing>): Generator<ListingInput> {
  const dated = (day: number | null): number | null => (day === null ? null : today + day);
  for (const listing of listings) {
    yield {
      ...listing,
      listDay: today + listing.listDay,
      soldDay: dated(listing.soldDay),
      updatedDay: today + listing.updatedDay,
      expiryDay: today + listing.expiryDay,
      terminatedDay: dated(listing.terminatedDay),
      suspendedDay: dated(listing.suspendedDay),
    };
  }
}
