import { assignLead } from '../desk/assignLead.ts';
import { searchTextOf } from '../desk/items.ts';
import { addJob, inTransaction } from '../jobs/jobQueue.ts';
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
 * Stores a lead, once for each key, together with the job that forwards it, its owner at the desk, and the job that tells
 * them, or the admins if it has none.
 * @returns the lead under its key: this one, or one that another server has just stored
 */
export async function insertLead(context: QueryContext, lead: LeadTable): Promise<KnownLead> {
  const isStored = await inTransaction(context, async (locked) => {
    const stored = await locked.database
      .insertInto('lead')
      .values({ ...lead, desk_search: searchTextOf(lead) })
      .onConflict((conflict) => conflict.column('key_hash').doNothing())
      .returning('id')
      .executeTakeFirst();
    const { id, forwarding, forward_due: due } = lead;
    if (stored && forwarding === 'waiting' && due === null) {
      await addJob(locked, { queue: 'leads', data: { id } });
    }
    if (stored) {
      await assignLead(locked, lead);
      await addJob(locked, { queue: 'desk', data: { id, revision: 0 } });
    }
    return stored !== undefined;
  });
  if (isStored || lead.key_hash === null) return lead;
  const earlier = await findLeadByKey(context, lead.key_hash);
  if (!earlier) throw new Error('The lead under this key vanished.');
  return earlier;
}
