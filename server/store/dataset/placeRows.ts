import { lock } from '../advisoryLocks.ts';
import { PLACE_COLUMNS, type QueryContext } from '../tables.ts';
import { fold } from '../text/fold.ts';
import { foldState } from '../text/provinces.ts';
import { type InsertTarget, insertRows } from './insertRows.ts';

/** [longitude, latitude] in degrees (WGS 84). */
export type Position = [number, number];
/** Closed ring: the last position repeats the first. */
export type Ring = Position[];

/** A city or a neighbourhood to store. */
export interface PlaceInput {
  name: string;
  /** Full name of the province: "Ontario". */
  state: string;
  center: Position;
  /** Polygons, each a list of rings; empty if the boundary is unknown. */
  boundary: Ring[][];
}

const PLACE: InsertTarget = { table: 'place', columns: [...PLACE_COLUMNS, 'boundary'] };

/** Stores cities and neighbourhoods. */
export async function insertPlaces(
  { database, dialect }: QueryContext,
  places: {
    cities: readonly PlaceInput[];
    neighbourhoods: readonly (PlaceInput & { city: string })[];
  },
): Promise<void> {
  const rows: unknown[][] = [];
  for (const city of places.cities) {
    rows.push(rowOf(rows.length + 1, 'city', city.name, city));
  }
  for (const place of places.neighbourhoods) {
    rows.push(rowOf(rows.length + 1, 'neighborhood', place.city, place));
  }
  await insertRows(database, dialect, PLACE, rows);
}

function rowOf(id: number, kind: 'city' | 'neighborhood', city: string, place: PlaceInput): unknown[] {
  const [longitude, latitude] = place.center;
  return [
    id,
    kind,
    place.name,
    fold(place.name),
    city,
    fold(city),
    place.state,
    foldState(place.state),
    latitude,
    longitude,
    0,
    null,
    JSON.stringify(place.boundary),
  ];
}

/** Counts the active listings for sale of every place. */
export async function countPlaces({ database, dialect }: QueryContext): Promise<void> {
  const counts = await database
    .selectFrom('listing')
    .select(({ fn }) => ['city', 'state', 'neighbourhood', fn.countAll<number>().as('count')])
    .where('type', '=', 'Sale')
    .where('status', '=', 'A')
    .groupBy(['city', 'state', 'neighbourhood'])
    .execute();
  await database.transaction().execute(async (transaction) => {
    await lock({ database: transaction, dialect }, 'places');
    await storeCounts(transaction, 'active_count', counts);
  });
}

/**
 * Stores the counts of neighbourhoods, and their sums for the cities. In a transaction with the lock of places.
 * @param counts by the folded names of the places
 */
export async function storeCounts(
  transaction: QueryContext['database'],
  column: 'active_count' | 'sold_count',
  counts: readonly { city: string; state: string; neighbourhood: string; count: number }[],
): Promise<void> {
  const cities = new Map<string, { city: string; state: string; count: number }>();
  for (const { city, state, neighbourhood, count } of counts) {
    const key = `${city}/${state}`;
    cities.set(key, { city, state, count: (cities.get(key)?.count ?? 0) + Number(count) });
    await transaction
      .updateTable('place')
      .set({ [column]: Number(count) })
      .where('kind', '=', 'neighborhood')
      .where('folded', '=', neighbourhood)
      .where('folded_city', '=', city)
      .where('folded_state', '=', state)
      .execute();
  }
  for (const { city, state, count } of cities.values()) {
    await transaction
      .updateTable('place')
      .set({ [column]: count })
      .where('kind', '=', 'city')
      .where('folded', '=', city)
      .where('folded_state', '=', state)
      .execute();
  }
}
