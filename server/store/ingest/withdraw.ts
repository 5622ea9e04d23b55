import type { StoredListing } from '../dataset/storedListing.ts';
import type { QueryContext } from '../tables.ts';

const TERMINATED = 'Ter';
const MAX_AT_ONCE = 500;

/** A run of the ingest, with its day. */
export interface RunOfDay {
  run: number;
  /** Days since 1970-01-01. */
  today: number;
}

/**
 * Takes listings off the market that are no longer in the export. They stay in the history of their home, as
 * terminated today. Listings that were sold, leased or ended before keep their status.
 * @param ids ids of listings
 * @returns how many of them were on the market
 */
export async function withdraw(
  { database }: QueryContext,
  ids: readonly number[],
  { run, today }: RunOfDay,
): Promise<number> {
  if (ids.length === 0) return 0;
  await database
    .updateTable('listing_source')
    // Without its hash the row is read again if the listing comes back.
    .set({ seen_run: run, hash: '' })
    .where('listing_id', 'in', ids)
    .execute();
  const rows = await database
    .selectFrom('listing')
    .innerJoin('listing_document', 'listing_document.id', 'listing.id')
    .select(['listing.id', 'document'])
    .where('listing.id', 'in', ids)
    .where('status', '=', 'A')
    .execute();
  if (rows.length === 0) return 0;
  await database
    .updateTable('listing')
    .set({ status: 'U', last_status: TERMINATED, updated_day: today, gross_yield: null })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  for (const { id, document } of rows) {
    const stored = JSON.parse(document) as StoredListing; // written by insertListings
    const ended: StoredListing = {
      ...stored,
      days: { ...stored.days, updated: today, terminated: today },
      wire: { ...stored.wire, status: 'U', lastStatus: TERMINATED },
    };
    await database
      .updateTable('listing_document')
      .set({ document: JSON.stringify(ended) })
      .where('id', '=', id)
      .execute();
  }
  return rows.length;
}

/** Counts of a board's listings that are on the market. */
export interface UnseenOfBoard {
  board: number;
  active: number;
  /** Number of them that a run over a complete export did not contain. */
  unseen: number;
}

/** Counts the listings of every board with listings on the market. */
export async function countUnseen({ database }: QueryContext, run: number): Promise<UnseenOfBoard[]> {
  const rows = await database
    .selectFrom('listing')
    .innerJoin('listing_source', 'listing_source.listing_id', 'listing.id')
    .select(({ fn, eb }) => [
      'board',
      fn.countAll<number>().as('active'),
      fn.sum<number>(eb.case().when('seen_run', '<', run).then(1).else(0).end()).as('unseen'),
    ])
    .where('status', '=', 'A')
    .groupBy('board')
    .orderBy('board')
    .execute();
  return rows;
}

/**
 * Takes every listing off the market that a run over a complete export did not contain.
 * @returns how many of them were on the market
 */
export async function withdrawUnseen(context: QueryContext, by: RunOfDay): Promise<number> {
  const { database, dialect } = context;
  let count = 0;
  for (;;) {
    const unseen = await database
      .selectFrom('listing_source')
      .select('listing_id')
      .where('seen_run', '<', by.run)
      .limit(MAX_AT_ONCE)
      .execute();
    if (unseen.length === 0) return count;
    const ids = unseen.map(({ listing_id }) => listing_id);
    count += await database.transaction().execute((transaction) => {
      return withdraw({ database: transaction, dialect }, ids, by);
    });
  }
}
