import type { QueryContext } from '../tables.ts';
import { fold } from '../text/fold.ts';
import { foldState } from '../text/provinces.ts';

interface Position {
  latitude: number;
  longitude: number;
}

/** Finds the stored answers of a geocoder by address; null for an address that the geocoder does not know. */
export async function findGeocoded(
  { database }: QueryContext,
  addresses: readonly string[],
): Promise<Map<string, Position | null>> {
  if (addresses.length === 0) return new Map();
  const rows = await database.selectFrom('geocode').selectAll().where('address', 'in', addresses).execute();
  return new Map(
    rows.map(({ address, latitude, longitude }) => [
      address,
      latitude === null || longitude === null ? null : { latitude, longitude },
    ]),
  );
}

/** Stores a geocoder's answer about an address, so that the next run does not ask again. */
export async function storeGeocoded(
  { database }: QueryContext,
  address: string,
  position: Position | null,
  expiry_day: number | null,
): Promise<void> {
  const { latitude, longitude } = position ?? { latitude: null, longitude: null };
  const answer = { latitude, longitude, expiry_day };
  await database
    .insertInto('geocode')
    .values({ address, ...answer })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(answer))
    .execute();
}

/** Removes answers that may not be stored any longer. */
export async function removeExpiredGeocoded({ database }: QueryContext, today: number): Promise<void> {
  await database.deleteFrom('geocode').where('expiry_day', '<=', today).execute();
}

/** The middle of a neighbourhood, else of its city; undefined if the store has neither. */
export async function findPlaceCentre(
  { database }: QueryContext,
  { city, state, neighborhood }: { city: string; state: string; neighborhood: string },
): Promise<Position | undefined> {
  const places = await database
    .selectFrom('place')
    .select(['kind', 'latitude', 'longitude'])
    .where('folded_city', '=', fold(city))
    .where('folded_state', '=', foldState(state))
    .where('folded', 'in', [fold(city), fold(neighborhood)])
    .execute();
  const found = places.find(({ kind }) => kind === 'neighborhood') ?? places[0];
  return found && { latitude: found.latitude, longitude: found.longitude };
}
