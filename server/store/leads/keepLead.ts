import type { LeadTable, QueryContext } from '../tables.ts';

/** What is answered about a lead that came before. */
export type KnownLead = Pick<LeadTable, 'id' | 'received' | 'content_hash'>;

/** The lead that came with an idempotency key; undefined for a key that is new. */
export function findLeadByKey({ database }: QueryContext, keyHash: string): Promise<KnownLead | undefined> {
  return database
    .selectFrom('lead')
    .select(['id', 'received', 'content_hash'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
}

/**
 * Stores a lead, once for each key.
 * @returns what is stored under its key: itself, or the one that another server stored a moment before.
 */
export async function keepLead(context: QueryContext, lead: LeadTable): Promise<KnownLead> {
  const stored = await context.database
    .insertInto('lead')
    .values(lead)
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored || lead.key_hash === null) return lead;
  const earlier = await findLeadByKey(context, lead.key_hash);
  if (!earlier) throw new Error('The lead under this key vanished.');
  return earlier;
}
