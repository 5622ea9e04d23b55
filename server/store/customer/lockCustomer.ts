import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Locks a customer until the end of the transaction, as their removal does first. Another order could deadlock.
 * @returns false if the customer is gone
 */
export async function lockCustomer(transaction: Kysely<Tables>, userId: string): Promise<boolean> {
  const customer = await transaction
    .updateTable('customer')
    .set(({ ref }) => ({ email: ref('email') }))
    .where('id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return customer !== undefined;
}
