import polygonClipping from 'polygon-clipping';
import type { City, Neighbourhood, Ring } from '#demo/types.ts';
import { PLACE_COLUMNS, type QueryContext } from '../tables.ts';
import { fold } from '../text/fold.ts';
import { foldState } from '../text/provinces.ts';
import { type InsertTarget, insertRows } from './insertRows.ts';

const PLACE: InsertTarget = { table: 'place', columns: [...PLACE_COLUMNS, 'boundary'] };

/** Stores cities and neighbourhoods; a neighbourhood's boundary never reaches over its city's. */
export async function insertPlaces(
  { database, dialect }: QueryContext,
  places: { cities: readonly City[]; neighbourhoods: readonly Neighbourhood[] },
): Promise<void> {
  const cities = new Map(places.cities.map((city) => [`${city.name}/${city.state}`, city]));
  const rows: unknown[][] = [];
  for (const city of places.cities) {
    rows.push(rowOf(rows.length + 1, 'city', city.name, city, city.boundary));
  }
  for (const place of places.neighbourhoods) {
    const city = cities.get(`${place.city}/${place.state}`);
    const boundary = city ? clipped(place.boundary, city.boundary) : place.boundary;
    rows.push(rowOf(rows.length + 1, 'neighborhood', place.city, place, boundary));
  }
  await insertRows(database, dialect, PLACE, rows);
}

function rowOf(
  id: number,
  kind: 'city' | 'neighborhood',
  city: string,
  place: Pick<City, 'name' | 'state' | 'center'>,
  boundary: Ring[][],
): unknown[] {
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
    JSON.stringify(boundary),
  ];
}

function clipped(boundary: Ring[][], city: Ring[][]): Ring[][] {
  const [first, ...others] = city;
  if (!first || boundary.length === 0) return boundary;
  try {
    const common = polygonClipping.intersection(boundary, [first, ...others]);
    return common.length > 0 ? common : boundary;
  } catch {
    // The library gives up on rings that touch themselves: the boundary as drawn is the better answer.
    return boundary;
  }
}

/** Counts the active listings for sale of every place. */
export async function countPlaces({ database }: QueryContext): Promise<void> {
  const counts = await database
    .selectFrom('listing')
    .select(({ fn }) => ['city', 'state', 'neighbourhood', fn.countAll<number>().as('count')])
    .where('type', '=', 'Sale')
    .where('status', '=', 'A')
    .groupBy(['city', 'state', 'neighbourhood'])
    .execute();
  const cities = new Map<string, number>();
  await database.transaction().execute(async (transaction) => {
    for (const { city, state, neighbourhood, count } of counts) {
      const key = `${city}/${state}`;
      cities.set(key, (cities.get(key) ?? 0) + count);
      await transaction
        .updateTable('place')
        .set({ active_count: count })
        .where('kind', '=', 'neighborhood')
        .where('folded', '=', neighbourhood)
        .where('folded_city', '=', city)
        .where('folded_state', '=', state)
        .execute();
    }
    for (const [key, count] of cities) {
      const [city = '', state = ''] = key.split('/');
      await transaction
        .updateTable('place')
        .set({ active_count: count })
        .where('kind', '=', 'city')
        .where('folded', '=', city)
        .where('folded_state', '=', state)
        .execute();
    }
  });
}
