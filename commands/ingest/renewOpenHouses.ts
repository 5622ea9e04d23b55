import { readOpenHouses } from '#server/ingest/openHouses.ts';
import type { ResoRow } from '#server/ingest/resoValues.ts';
import { storeOpenHouseDays } from '#server/store/dataset/openHouseDays.ts';
import type { StoredListing } from '#server/store/dataset/storedListing.ts';
import { findSideRows, sideOwner } from '#server/store/ingest/sideRows.ts';
import type { Store } from '#server/store/store.ts';
import { timeZoneOf } from '#server/store/text/timeZones.ts';

const MAX_AT_ONCE = 500;

/**
 * Gives listings the open houses of their stored rows. An export of changes may have an OpenHouse row without the
 * Property row of its listing, which did not change.
 * @param keys of the listings, as the export names them
 * @returns how many listings changed
 */
export async function renewOpenHouses(store: Store, keys: ReadonlySet<string>): Promise<number> {
  const waiting = [...keys];
  let changed = 0;
  while (waiting.length > 0) {
    const some = waiting.splice(0, MAX_AT_ONCE);
    const rows = await store.database
      .selectFrom('listing_source')
      .innerJoin('listing_document', 'listing_document.id', 'listing_source.listing_id')
      .select(['id', 'source_key', 'document'])
      .where('source_key', 'in', some)
      .execute();
    const side = await findSideRows(store, some);
    for (const { id, source_key, document } of rows) {
      const stored = JSON.parse(document) as StoredListing; // written by insertListings
      const { address, map } = stored.wire;
      const point = map && { latitude: Number(map.latitude), longitude: Number(map.longitude) };
      const visits = (side.get(sideOwner('OpenHouse', source_key)) ?? []).map(
        (body) => JSON.parse(body) as ResoRow,
      ); // by readSideRow
      const openHouse = readOpenHouses(visits, timeZoneOf(address?.state ?? '', point ?? undefined));
      if (JSON.stringify(openHouse) === JSON.stringify(stored.wire.openHouse)) continue;
      const renewed: StoredListing = { ...stored, wire: { ...stored.wire, openHouse } };
      await store.database
        .updateTable('listing_document')
        .set({ document: JSON.stringify(renewed) })
        .where('id', '=', id)
        .execute();
      await storeOpenHouseDays(store, [{ id, openHouses: openHouse }]);
      changed += 1;
    }
  }
  return changed;
}
