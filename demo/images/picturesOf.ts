import type { StoredListing } from '#server/store/dataset/storedListing.ts';
import type { QueryContext } from '#server/store/tables.ts';

/** The keys of the pictures of the listings with this MLS number (case is ignored); empty without such a listing. */
export async function picturesOf({ database }: QueryContext, mlsNumber: string): Promise<string[]> {
  const rows = await database
    .selectFrom('listing')
    .innerJoin('listing_document as document', 'document.id', 'listing.id')
    .select('document.document')
    .where('listing.mls', '=', mlsNumber.toUpperCase())
    .execute();
  return rows.flatMap(({ document }) => (JSON.parse(document) as StoredListing).wire.images ?? []); // the store wrote the document
}

/** True if a listing with this MLS number has a picture with this key. */
export async function hasPicture(context: QueryContext, mlsNumber: string, key: string): Promise<boolean> {
  return (await picturesOf(context, mlsNumber)).includes(key);
}
