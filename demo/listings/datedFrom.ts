import type { GeneratedListing } from '#demo/types.ts';
import type { ListingInput } from '#server/store/dataset/storedListing.ts';

/**
 * Converts the days of generated listings, which count from the dataset's day, to days since 1970-01-01.
 * @param today the dataset's day, in days since 1970-01-01
 */
export function* datedFrom(today: number, listings: Iterable<GeneratedListing>): Generator<ListingInput> {
  const dated = (day: number | null): number | null => (day === null ? null : today + day);
  for (const listing of listings) {
    yield {
      ...listing,
      listDay: today + listing.listDay,
      soldDay: dated(listing.soldDay),
      updatedDay: today + listing.updatedDay,
      ...(listing.priceCutDay !== undefined && { priceCutDay: dated(listing.priceCutDay) }),
      expiryDay: today + listing.expiryDay,
      terminatedDay: dated(listing.terminatedDay),
      suspendedDay: dated(listing.suspendedDay),
    };
  }
}
