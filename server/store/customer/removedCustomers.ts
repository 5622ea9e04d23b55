import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import type { QueryContext } from '../tables.ts';

/** The customer was removed, and this token is older. */
export class RemovedCustomer extends Error {
  constructor() {
    super('The customer was removed.');
    this.name = 'RemovedCustomer';
  }
}

/** A little more than the longest life of a token: a day, in Cognito and here. */
const MEMORY = MILLISECONDS_A_DAY + 600_000;

const oldest = (now: string): string => new Date(Date.parse(now) - MEMORY).toISOString();

/** True if the customer is recorded as removed, at any time. */
export async function isRemembered({ database }: QueryContext, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('removed_customer')
    .select('id')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * True if a customer was removed recently enough that a token may still be valid. Deletes older records.
 * @param now ISO 8601
 */
export async function wasRemoved(context: QueryContext, userId: string, now: string): Promise<boolean> {
  if (!(await isRemembered(context, userId))) return false;
  await forgetRemoved(context, now);
  return isRemembered(context, userId);
}

/** Records that a customer was removed, and deletes records whose tokens have all expired. */
export async function rememberRemoved(context: QueryContext, id: string, removed: string): Promise<void> {
  await forgetRemoved(context, removed);
  await context.database
    .insertInto('removed_customer')
    .values({ id, removed })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ removed }))
    .execute();
}

async function forgetRemoved({ database }: QueryContext, now: string): Promise<void> {
  await database.deleteFrom('removed_customer').where('removed', '<', oldest(now)).execute();
}
