import type { StoredListing } from '../dataset/storedListing.ts';
import type { PlaceTable, QueryContext } from '../tables.ts';

type Missing = Omit<PlaceTable, 'id' | 'active_count' | 'sold_count' | 'boundary'>;

const keyOf = ({ kind, folded, folded_city, folded_state }: Missing): string =>
  [kind, folded, folded_city, folded_state].join('/');

/**
 * Adds the cities and neighbourhoods that listings name and the country's places lack. Their position is the middle
 * of their listings, they have no boundary, and the newest listing decides the spelling.
 */
export async function addMissingPlaces({ database }: QueryContext): Promise<void> {
  const groups = await database
    .selectFrom('listing')
    .select(({ fn }) => [
      'city',
      'state',
      'neighbourhood',
      fn.max('id').as('id'),
      // The rounded points of restricted listings, because a place may have only one.
      fn.avg<number>('vlatitude').as('latitude'),
      fn.avg<number>('vlongitude').as('longitude'),
    ])
    .groupBy(['city', 'state', 'neighbourhood'])
    .execute();
  const known = await database
    .selectFrom('place')
    .select([
      'id',
      'kind',
      'name',
      'folded',
      'city',
      'folded_city',
      'state',
      'folded_state',
      'latitude',
      'longitude',
    ])
    .execute();
  const keys = new Set(known.map(keyOf));
  let id = known.reduce((highest, place) => Math.max(highest, place.id), 0);
  for (const { city, state, neighbourhood, id: newest, latitude, longitude } of groups) {
    const folded = { folded_city: city, folded_state: state, latitude, longitude };
    const missing = [
      { kind: 'city' as const, folded: city },
      ...(neighbourhood === '' ? [] : [{ kind: 'neighborhood' as const, folded: neighbourhood }]),
    ].filter((place) => !keys.has([place.kind, place.folded, city, state].join('/')));
    if (missing.length === 0) continue;
    const spelled = await spelledIn({ database }, newest);
    for (const place of missing) {
      id += 1;
      const name = place.kind === 'city' ? spelled.city : spelled.neighbourhood;
      const row = { ...place, ...folded, name, city: spelled.city, state: spelled.state };
      keys.add(keyOf(row));
      await database
        .insertInto('place')
        .values({ ...row, id, active_count: 0, boundary: '[]' })
        .execute();
    }
  }
}

async function spelledIn(
  { database }: Pick<QueryContext, 'database'>,
  id: number,
): Promise<{ city: string; state: string; neighbourhood: string }> {
  const { document } = await database
    .selectFrom('listing_document')
    .select('document')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { wire } = JSON.parse(document) as StoredListing; // written by insertListings
  const { city, state, neighborhood } = wire.address ?? {};
  return { city: city ?? '', state: state ?? '', neighbourhood: neighborhood ?? '' };
}
