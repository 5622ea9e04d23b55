import type { Kysely } from 'kysely';
import { type Condition, conditionOf } from '../dataset/condition.ts';
import type { StoredListing } from '../dataset/storedListing.ts';
import type { SqlDialect, Tables } from '../tables.ts';
import { addColumn } from './listingTables.ts';

/** Listings that are read at once. */
const READ_AT_ONCE = 500;

/**
 * Adds the column of a home's condition, and fills it from the documents. Rows of homes whose text does not say are not
 * written: PostgreSQL stores a row again with each write.
 */
export async function addCondition(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  await addColumn(database, dialect, 'condition');
  for (let last = 0; ; ) {
    const rows = await database
      .selectFrom('listing_document')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(READ_AT_ONCE)
      .execute();
    const end = rows.at(-1);
    if (!end) break;
    last = end.id;
    const ids = new Map<Condition, number[]>();
    for (const { id, document } of rows) {
      const { wire } = JSON.parse(document) as StoredListing; // written by insertListings
      const condition = conditionOf(wire.details);
      ids.set(condition, [...(ids.get(condition) ?? []), id]);
    }
    for (const [condition, homes] of ids) {
      if (condition === 0) continue;
      await database.updateTable('listing').set({ condition }).where('id', 'in', homes).execute();
    }
  }
}
