import type { StoredListing } from '#server/store/dataset/storedListing.ts';
import type { QueryContext } from '#server/store/tables.ts';

/** True if a listing with this MLS number (case is ignored) has a picture with this key. */
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
  return rows.some(({ document }) => (JSON.parse(document) as StoredListing).wire.images?.includes(key)); // the store wrote the document
}
