import type { QueryContext } from '../tables.ts';
import { type Condition, conditionOf } from './condition.ts';
import type { StoredListing } from './storedListing.ts';

/** Ids that are looked at in one step. */
const IDS_AT_ONCE = 500;

/** Options of work in the background, which is done in steps. */
export interface BackgroundWork {
  /** Ends the work between two steps. */
  stopped?: AbortSignal;
  /** Called after each step that wrote something. */
  pause?: () => Promise<void>;
}

/**
 * Writes the condition of homes that have none yet, because a release without the column wrote them. Rows that others write
 * at the same time are left for the next time: PostgreSQL would else see a circle of waiting writers.
 */
export async function fillConditions(
  { database, dialect }: QueryContext,
  { stopped, pause }: BackgroundWork = {},
): Promise<void> {
  const newest = await database
    .selectFrom('listing')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  const end = newest?.id ?? 0;
  for (let last = 0; last < end && !stopped?.aborted; last += IDS_AT_ONCE) {
    const rows = await database
      .selectFrom('listing')
      .innerJoin('listing_document', 'listing_document.id', 'listing.id')
      .select(['listing.id', 'document'])
      .where('listing.id', '>', last)
      .where('listing.id', '<=', last + IDS_AT_ONCE)
      .where('condition', 'is', null)
      .execute();
    const byCondition = new Map<Condition, number[]>();
    for (const { id, document } of rows) {
      const { wire } = JSON.parse(document) as StoredListing; // written by insertListings
      const condition = conditionOf(wire.details);
      byCondition.set(condition, [...(byCondition.get(condition) ?? []), id]);
    }
    for (const [condition, homes] of byCondition) {
      let free = database
        .selectFrom('listing')
        .select('id')
        .where('id', 'in', homes)
        .where('condition', 'is', null);
      if (dialect === 'postgres') free = free.forUpdate().skipLocked();
      await database.updateTable('listing').set({ condition }).where('id', 'in', free).execute();
    }
    if (rows.length > 0) await pause?.();
  }
}
