import type { Kysely } from 'kysely';
import type { SqlDialect, Tables } from '../tables.ts';
import { createQueue } from './jobTables.ts';
import { createListingIndexes, yieldIndexes } from './listingIndexes.ts';
import { addColumn } from './listingTables.ts';

/** Adds the columns of gross yields with their indexes, which are empty until the job fills them, and the job's queue. */
export async function addGrossYields(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  for (const column of ['gross_yield', 'yield_day'] as const) await addColumn(database, dialect, column);
  const indexes = yieldIndexes(dialect);
  await createListingIndexes(database, dialect, (name) => name in indexes);
  if (dialect === 'postgres') await createQueue(database, 'yields');
}
