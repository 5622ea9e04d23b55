import type { ViewContext } from '../listings/listingView.ts';
import { PLACE_COLUMNS, type PlaceTable } from '../tables.ts';
import { fold } from '../text/fold.ts';
import { nearest } from '../text/nearText.ts';
import { foldState, splitState } from '../text/provinces.ts';

/** A city or a neighbourhood without its boundary. */
export type Place = Omit<PlaceTable, 'boundary'>;

/** A search for places by a part of the name. All given members must match. */
export interface PlaceSearch {
  text?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
}

/** Maximum number of suggestions of similar names. */
const MAX_NEAR = 6;

/**
 * Places whose name contains the text, without accents and case. Names that begin with it come first, then the
 * busiest. If there are none, places in the province that the text ends with ("Halifax NS"), else those with a
 * similar name ("Torotno").
 */
export async function findPlaces(context: ViewContext, search: PlaceSearch): Promise<Place[]> {
  const text = fold(search.text ?? '');
  const found = await placesWith(context, search, text);
  if (text === '' || found.length > 0) return found;
  const within = search.state ? undefined : splitState(text);
  if (within) return findPlaces(context, { ...search, text: within.name, state: within.state });
  const all = await placesWith(context, search, '');
  return nearest(text, all, ({ name }) => name).slice(0, MAX_NEAR);
}

async function placesWith({ database }: ViewContext, search: PlaceSearch, text: string): Promise<Place[]> {
  let query = database.selectFrom('place').select(PLACE_COLUMNS);
  if (search.city) query = query.where('folded_city', '=', fold(search.city));
  if (search.state) query = query.where('folded_state', '=', foldState(search.state));
  if (text) query = query.where('folded', 'like', `%${text}%`);
  const places = await query.execute();
  const rank = ({ folded }: Place) => {
    if (folded.startsWith(text)) return 0;
    return folded.includes(` ${text}`) ? 1 : 2;
  };
  return places.toSorted(
    (one, other) => rank(one) - rank(other) || other.active_count - one.active_count || one.id - other.id,
  );
}

/** One place by its full name, with its boundary; the busiest if several have the name. */
export function findPlace(
  { database }: ViewContext,
  named: {
    kind: PlaceTable['kind'];
    name: string;
    city?: string | undefined;
    state?: string | undefined;
  },
): Promise<PlaceTable | undefined> {
  let query = database
    .selectFrom('place')
    .selectAll()
    .where('kind', '=', named.kind)
    .where('folded', '=', fold(named.name));
  if (named.city) query = query.where('folded_city', '=', fold(named.city));
  if (named.state) query = query.where('folded_state', '=', foldState(named.state));
  return query.orderBy('active_count', 'desc').orderBy('id').executeTakeFirst();
}

/** Closed rings of [longitude, latitude]; the first of each polygon is its outline. */
export function ringsOf({ boundary }: Pick<PlaceTable, 'boundary'>): [number, number][][] {
  const polygons = JSON.parse(boundary) as [number, number][][][]; // written by insertPlaces
  return polygons.flat();
}

/** The outlines of places, by the places' ids. */
export async function boundariesOf(
  { database }: ViewContext,
  places: readonly Place[],
): Promise<Map<number, [number, number][][]>> {
  if (places.length === 0) return new Map();
  const ids = places.map(({ id }) => id);
  const rows = await database.selectFrom('place').select(['id', 'boundary']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, ringsOf(row)]));
}

/** Places of a kind with homes for sale, the busiest first. */
export function busyPlaces(
  { database }: ViewContext,
  kind: PlaceTable['kind'],
  limit: number,
): Promise<Place[]> {
  return database
    .selectFrom('place')
    .select(PLACE_COLUMNS)
    .where('kind', '=', kind)
    .where('active_count', '>', 0)
    .orderBy('active_count', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
