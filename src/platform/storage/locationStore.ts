/**
 * Cities and neighbourhoods stored on the device, to look up names by their beginning without a call. The content is
 * one version of the service's list. A browser without IndexedDB, or one that refuses it, stores none.
 */
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Point } from '#domain/geo/geo.ts';
import { folded } from '#domain/listing/slug.ts';
import { deviceDatabase } from '#platform/deviceDatabase.ts';

/** A place as the service lists it: a city has its own name in `city`. */
export interface StoredPlace {
  kind: 'city' | 'neighborhood';
  name: string;
  city: string;
  state: string;
  location: Point;
  /** False for a place with too few sales for figures of its market. */
  enoughSales?: boolean;
}

/** Maximum number of places of each kind in a look-up. */
const PLACES_PER_KIND = 5;

interface Row extends StoredPlace {
  /** Position in the service's list, whose busiest places come first. */
  rank: number;
  folded: string;
}

interface Schema extends DBSchema {
  places: { key: number; value: Row; indexes: { name: [string, string] } };
  facts: { key: string; value: string };
}

const DATABASE = 'hp-locations';
const SCHEMA_VERSION = 1;
const LIST_VERSION = 'listVersion';

const { open: database, close: forgetOpened } = deviceDatabase<Schema>(
  DATABASE,
  SCHEMA_VERSION,
  (created) => {
    created.createObjectStore('places', { keyPath: 'rank' }).createIndex('name', ['kind', 'folded']);
    created.createObjectStore('facts');
  },
);

async function beginning(
  prefix: string,
  kind: StoredPlace['kind'],
  from: IDBPDatabase<Schema>,
): Promise<StoredPlace[]> {
  const range = IDBKeyRange.bound([kind, prefix], [kind, `${prefix}\uffff`]);
  const rows = await from.getAllFromIndex('places', 'name', range);
  return rows
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, PLACES_PER_KIND)
    .map(({ rank: _rank, folded: _folded, ...place }) => place);
}

/** The store. Every call rejects if the browser refuses IndexedDB. */
export const locationStore = {
  /** True if the browser has IndexedDB. */
  isSupported: (): boolean => 'indexedDB' in globalThis,

  /** Returns the version of the stored list; undefined if it is empty. */
  async version(): Promise<string | undefined> {
    return (await database()).get('facts', LIST_VERSION);
  },

  /** Returns places whose folded name begins with the text, the busiest first, at most 5 of each kind. */
  async find(text: string): Promise<StoredPlace[]> {
    const from = await database();
    const prefix = folded(text);
    const found = await Promise.all([
      beginning(prefix, 'city', from),
      beginning(prefix, 'neighborhood', from),
    ]);
    return found.flat();
  },

  /** Replaces the stored list by another version, completely or not at all. */
  async fill(version: string, places: readonly StoredPlace[]): Promise<void> {
    const transaction = (await database()).transaction(['places', 'facts'], 'readwrite');
    try {
      const rows = transaction.objectStore('places');
      await rows.clear();
      for (const [rank, place] of places.entries()) {
        await rows.put({ ...place, rank, folded: folded(place.name) });
      }
      await transaction.objectStore('facts').put(version, LIST_VERSION);
      await transaction.done;
    } catch (error) {
      // Without this, the changes so far would be committed.
      transaction.done.catch(() => {});
      transaction.abort();
      throw error;
    }
  },

  /** Closes the database, so that another test or another schema can open it. */
  close: forgetOpened,
};
