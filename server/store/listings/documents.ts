import type { QueryContext } from '../tables.ts';
import type { StoredListing } from '../world/storedListing.ts';

/** The documents of some listings, in the order of the ids; ids without one are left out. */
export async function documentsOf(
  { database }: QueryContext,
  ids: readonly number[],
): Promise<StoredListing[]> {
  if (ids.length === 0) return [];
  const rows = await database.selectFrom('listing_document').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row.document]));
  return ids.flatMap((id) => {
    const document = byId.get(id);
    return document === undefined ? [] : [JSON.parse(document) as StoredListing]; // written by loadWorld
  });
}
