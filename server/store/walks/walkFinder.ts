import { AMENITY_KINDS, type AmenityKind } from '../../../src/domain/amenities.ts';
import { shownAmenities } from '../amenities/shownAmenities.ts';
import type { Point } from '../geometry/bounds.ts';
import type { QueryContext } from '../tables.ts';
import { AmenityGrid } from './amenityGrid.ts';
import { NO_WALKS, packWalks } from './packedWalks.ts';

/** Rows that are read at once. */
const READ_AT_ONCE = 10_000;

/** Key of the only row of the tables `amenity_change` and `walk_pass`. */
export const ONLY_ROW = 1;

/** A home whose walks are to be found. */
export interface WalkStart extends Point {
  /** True if the position is the middle of its place. */
  isAtPlaceCentre?: boolean;
}

/** The walks by the amenities of one moment. */
export interface Walks {
  /** Number of the last change of the amenities; 0 if there never was one. */
  change: number;
  /** Kinds of which there is an amenity. */
  kinds: AmenityKind[];
  /** Returns the value of the column `walks`; null if no amenities were ever loaded. */
  columnOf(home: WalkStart): number | null;
}

/**
 * Finds walks by the amenities of the store. One finder belongs to one run of work: it holds the amenities in memory, and
 * reads them again after a change.
 */
export interface WalkFinder {
  /**
   * Returns the present walks.
   * @param isWriting true in a transaction that writes the walks of listings: a load of amenities waits for its end, so that
   * the renewal after the load sees these listings
   */
  current(context: QueryContext, options?: { isWriting?: boolean }): Promise<Walks>;
}

/**
 * Returns the number of the last change of the amenities; 0 if there never was one.
 * @param isWriting as for `WalkFinder.current`
 */
export async function readChange({ database, dialect }: QueryContext, isWriting = false): Promise<number> {
  let query = database.selectFrom('amenity_change').select('number').where('id', '=', ONLY_ROW);
  if (isWriting && dialect === 'postgres') query = query.forShare();
  const row = await query.executeTakeFirst();
  return row?.number ?? 0;
}

async function readAmenities(context: QueryContext): Promise<AmenityGrid> {
  const grid = new AmenityGrid();
  for (let last = { source: '', key: '' }; ; ) {
    const { source, key } = last;
    const rows = await shownAmenities(context)
      .select(['source', 'key', 'kind', 'latitude', 'longitude'])
      .where(({ eb, refTuple, tuple }) => eb(refTuple('source', 'key'), '>', tuple(source, key)))
      .orderBy('source')
      .orderBy('key')
      .limit(READ_AT_ONCE)
      .execute();
    for (const row of rows) if (AMENITY_KINDS.includes(row.kind)) grid.add(row);
    const end = rows.at(-1);
    if (!end) return grid;
    last = end;
  }
}

/** Makes a finder of walks. */
export function makeWalkFinder(): WalkFinder {
  let known: Walks | undefined;
  return {
    async current(context, { isWriting = false } = {}) {
      const change = await readChange(context, isWriting);
      if (known?.change === change) return known;
      if (change === 0) return { change, kinds: [], columnOf: () => null };
      const grid = await readAmenities(context);
      known = {
        change,
        kinds: grid.kinds(),
        columnOf({ isAtPlaceCentre, ...point }) {
          if (isAtPlaceCentre) return NO_WALKS;
          const minutes = grid.minutesFrom(point);
          return packWalks((kind) => minutes.get(kind));
        },
      };
      return known;
    },
  };
}
