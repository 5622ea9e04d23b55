import type { StoredListing } from '#server/store/dataset/storedListing.ts';
import type { QueryContext } from '#server/store/tables.ts';

/** Whether a listing of this MLS number (case folded) has a picture of this key. */
export async function hasPicture(
  { database }: QueryContext,
  mlsNumber: string,
  key: string,
): Promise<boolean> {
  const rows = await database
    .selectFrom('listing')
    .innerJoin('listing_document as document', 'document.id', 'listing.id')
    .select('document.document')
    .where('listing.mls', '=', mlsNumber.toUpperCase())
    .execute();
  return rows.some(({ document }) => (JSON.parse(document) as StoredListing).wire.images?.includes(key)); // our own
}
