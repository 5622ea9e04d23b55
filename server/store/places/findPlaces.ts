import type { SeenContext } from '../listings/listingView.ts';
import { PLACE_COLUMNS, type PlaceTable } from '../tables.ts';
import { fold } from '../text/fold.ts';
import { nearest } from '../text/nearText.ts';
import { foldState, splitState } from '../text/provinces.ts';

/** A city or a neighbourhood without its boundary. */
export type Place = Omit<PlaceTable, 'boundary'>;

/** A search for places by a part of the name; every given part must fit. */
export interface PlaceSearch {
  text?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
}

/** Near misses that are offered at most. */
const MOST_NEAR = 6;

/**
 * Places whose name holds the text, accents and case folded: names that begin with it first, then the busiest. Where no
 * name does, those of the province that the text ends with ("Halifax NS"), otherwise those that it may have meant
 * ("Torotno").
 */
export async function findPlaces(context: SeenContext, search: PlaceSearch): Promise<Place[]> {
  const text = fold(search.text ?? '');
  const found = await placesWith(context, search, text);
  if (text === '' || found.length > 0) return found;
  const within = search.state ? undefined : splitState(text);
  if (within) return findPlaces(context, { ...search, text: within.name, state: within.state });
  const all = await placesWith(context, search, '');
  return nearest(text, all, ({ name }) => name).slice(0, MOST_NEAR);
}

async function placesWith({ database }: SeenContext, search: PlaceSearch, text: string): Promise<Place[]> {
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

/** One place by its whole name, with its boundary; the busiest where several have the name. */
export function findPlace(
  { database }: SeenContext,
  wanted: {
    kind: PlaceTable['kind'];
    name: string;
    city?: string | undefined;
    state?: string | undefined;
  },
): Promise<PlaceTable | undefined> {
  let query = database
    .selectFrom('place')
    .selectAll()
    .where('kind', '=', wanted.kind)
    .where('folded', '=', fold(wanted.name));
  if (wanted.city) query = query.where('folded_city', '=', fold(wanted.city));
  if (wanted.state) query = query.where('folded_state', '=', foldState(wanted.state));
  return query.orderBy('active_count', 'desc').orderBy('id').executeTakeFirst();
}
