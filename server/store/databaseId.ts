import { randomUUID } from 'node:crypto';
import { UnfinishedMove } from './failures.ts';
import type { QueryContext } from './tables.ts';

/** The table has one row. */
const ROW_ID = 1;

/** The value in place of the id, while another database is moved to this one (`npm run move`). */
export const moveMark = (sourceId: string): string => `moving ${sourceId}`;

/**
 * The id by which a data folder recognises this database. It is created on the first call.
 * @throws UnfinishedMove
 */
export async function databaseIdOf({ database }: QueryContext): Promise<string> {
  await database
    .insertInto('database_id')
    .values({ id: ROW_ID, value: randomUUID() })
    // If servers start together, the first one's id is used.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const { value } = await database
    .selectFrom('database_id')
    .select('value')
    .where('id', '=', ROW_ID)
    .executeTakeFirstOrThrow();
  if (value.startsWith(moveMark(''))) throw new UnfinishedMove();
  return value;
}
