import type { QueryContext } from '../tables.ts';
import { INVENTED_SOURCE } from './amenityTables.ts';

/** The listings beside which amenities are shown. */
export interface ShownOptions {
  /** True if the listings come from a live feed; false by default. */
  hasFeed?: boolean;
}

/**
 * The amenities that may be shown or counted. Those of the demonstration are shown beside its own listings only: a board's
 * listings replace these, and neither they nor a feed's are near invented schools.
 */
export function shownAmenities(
  { database }: Pick<QueryContext, 'database'>,
  { hasFeed = false }: ShownOptions = {},
) {
  return database.selectFrom('amenity').where(({ eb, exists, or, selectFrom }) => {
    const hasOwnListings = exists(
      selectFrom('dataset').select('dataset.id').where('dataset.source', '=', 'demo'),
    );
    const isReal = eb('amenity.source', '<>', INVENTED_SOURCE);
    return hasFeed ? isReal : or([isReal, hasOwnListings]);
  });
}
