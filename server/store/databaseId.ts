import { randomUUID } from 'node:crypto';
import type { QueryContext } from './tables.ts';

/** There is one. */
const ONLY = 1;

/** The id by which a data folder knows this database again, given to it first where it has none. */
export async function keepDatabaseId({ database }: QueryContext): Promise<string> {
  await database
    .insertInto('database_id')
    .values({ id: ONLY, value: randomUUID() })
    // Of servers that start together the first one's stays.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const { value } = await database
    .selectFrom('database_id')
    .select('value')
    .where('id', '=', ONLY)
    .executeTakeFirstOrThrow();
  return value;
}
