import type { LeadTable, QueryContext } from '../tables.ts';

/** The columns of a stored lead that its answer needs. */
export type KnownLead = Pick<LeadTable, 'id' | 'received' | 'content_hash'>;

/** The lead with an idempotency key; undefined for a new key. */
export function findLeadByKey({ database }: QueryContext, keyHash: string): Promise<KnownLead | undefined> {
  return database
    .selectFrom('lead')
    .select(['id', 'received', 'content_hash'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
}

/**
 * Stores a lead, once for each key.
 * @returns the lead under its key: this one, or one that another server has just stored
 */
export async function insertLead(context: QueryContext, lead: LeadTable): Promise<KnownLead> {
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
