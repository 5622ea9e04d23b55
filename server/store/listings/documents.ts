import type { Kysely } from 'kysely';
import type { StoredListing } from '../dataset/storedListing.ts';
import type { Tables } from '../tables.ts';
import type { ViewContext } from './listingView.ts';

/**
 * The complete documents of listings, in the order of the ids; ids without one are left out. Answers have to present
 * them by presentListings.
 */
export async function documentsOf(
  { database }: ViewContext,
  ids: readonly number[],
): Promise<StoredListing[]> {
  if (ids.length === 0) return [];
  const whole = database as unknown as Kysely<Tables>; // it is the store's: only its type hides the table
  const rows = await whole.selectFrom('listing_document').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row.document]));
  return ids.flatMap((id) => {
    const document = byId.get(id);
    return document === undefined ? [] : [JSON.parse(document) as StoredListing]; // written by insertListings
  });
}
