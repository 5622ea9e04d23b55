/**
 * Cities and neighbourhoods kept on the device (L7): looked up by the beginning of their names without a call. Its
 * content is the service's list as of one version; a browser without IndexedDB, or one that refuses it, has none.
 */
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Point } from '#domain/geo/geo.ts';
import { folded } from '#domain/listing/slug.ts';
import { deviceDatabase } from '#platform/deviceDatabase.ts';

/** A place as the service lists it: a city has its own name in `city`. */
export interface KeptPlace {
  kind: 'city' | 'neighborhood';
  name: string;
  city: string;
  state: string;
  location: Point;
}

/** Places of each kind that a look-up answers at most (L7, L9). */
const PLACES_PER_KIND = 5;

interface Row extends KeptPlace {
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
  kind: KeptPlace['kind'],
  from: IDBPDatabase<Schema>,
): Promise<KeptPlace[]> {
  const range = IDBKeyRange.bound([kind, prefix], [kind, `${prefix}\uffff`]);
  const rows = await from.getAllFromIndex('places', 'name', range);
  return rows
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, PLACES_PER_KIND)
    .map(({ rank: _rank, folded: _folded, ...place }) => place);
}

/** The store. Every call rejects where the browser refuses IndexedDB. */
export const locationStore = {
  /** Whether the browser has IndexedDB at all. */
  isSupported: (): boolean => 'indexedDB' in globalThis,

  /** The version of the kept list; undefined where nothing is kept. */
  async version(): Promise<string | undefined> {
    return (await database()).get('facts', LIST_VERSION);
  },

  /** Places whose folded name begins with the text, the busiest first, 5 of each kind at most. */
  async find(text: string): Promise<KeptPlace[]> {
    const from = await database();
    const prefix = folded(text);
    const found = await Promise.all([
      beginning(prefix, 'city', from),
      beginning(prefix, 'neighborhood', from),
    ]);
    return found.flat();
  },

  /** Puts another version of the list in the place of the kept one: all of it, or nothing where it fails. */
  async fill(version: string, places: readonly KeptPlace[]): Promise<void> {
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
      // Without this, what was done so far would be kept.
      transaction.done.catch(() => {});
      transaction.abort();
      throw error;
    }
  },

  /** Closes the database: another test, or another schema, may open it. */
  close: forgetOpened,
};
