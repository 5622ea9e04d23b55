import { nameWords } from '../../../src/domain/amenityNames.ts';
import { type InsertTarget, insertRows } from '../dataset/insertRows.ts';
import type { QueryContext } from '../tables.ts';
import type { AmenityTable } from './amenityTables.ts';

const TARGET: InsertTarget = { table: 'amenity_word', columns: ['word', 'source', 'key'] };

/** Inserts the words of amenities' names, by which they are found. None of them may be there already. */
export async function insertWords(
  { database, dialect }: QueryContext,
  amenities: readonly Pick<AmenityTable, 'source' | 'key' | 'name'>[],
): Promise<void> {
  const rows = amenities.flatMap(({ source, key, name }) =>
    Array.from(new Set(nameWords(name)), (word) => [word, source, key]),
  );
  await insertRows(database, dialect, TARGET, rows);
}
