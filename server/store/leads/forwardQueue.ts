import type { LeadTable, QueryContext } from '../tables.ts';

/** Time when the next lead is due (ISO 8601); undefined if none is waiting. */
export async function nextForwardDue({ database }: QueryContext): Promise<string | undefined> {
  const row = await database
    .selectFrom('lead')
    .select('forward_due')
    .where('forwarding', '=', 'waiting')
    .orderBy('forward_due')
    .limit(1)
    .executeTakeFirst();
  return row?.forward_due ?? undefined;
}

/**
 * Takes the lead that has been due longest, for one attempt. Until `until` no other server gets it; after that it is
 * due again, in case this server ended.
 * @param now ISO 8601, like `until`
 * @param onFirst called within the transaction of the first attempt
 * @returns the lead with the attempt counted; undefined if none is due
 */
export async function takeDueLead(
  { database, dialect }: QueryContext,
  now: string,
  until: string,
  onFirst?: (transaction: QueryContext, lead: LeadTable) => Promise<void>,
): Promise<LeadTable | undefined> {
  const due = await database
    .selectFrom('lead')
    .select(['id', 'forward_attempts'])
    .where('forwarding', '=', 'waiting')
    .where('forward_due', '<=', now)
    .orderBy('forward_due')
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  return database.transaction().execute(async (transaction) => {
    const lead = await transaction
      .updateTable('lead')
      .set({ forward_attempts: due.forward_attempts + 1, forward_due: until })
      .where('id', '=', due.id)
      // If two servers found the same lead, the second one changes no row.
      .where('forward_attempts', '=', due.forward_attempts)
      .where('forwarding', '=', 'waiting')
      .returningAll()
      .executeTakeFirst();
    if (lead?.forward_attempts === 1) await onFirst?.({ database: transaction, dialect }, lead);
    return lead;
  });
}

/** A lead as `takeDueLead` returned it. */
type TakenLead = Pick<LeadTable, 'id' | 'forward_due'>;

/** Marks a lead as delivered, unless it has to be delivered again: a viewing request changed meanwhile. */
export async function markSent(
  { database }: QueryContext,
  { id, forward_due: taken }: TakenLead,
): Promise<void> {
  await database
    .updateTable('lead')
    .set({ forwarding: 'sent', forward_due: null, forward_problem: null })
    .where('id', '=', id)
    .where('forward_due', '=', taken)
    .execute();
}

/** Makes a lead due again at a later time (ISO 8601), after a failed attempt. */
export async function markFailed(
  { database }: QueryContext,
  { id, forward_due: taken }: TakenLead,
  due: string,
  problem: string,
): Promise<void> {
  await database
    .updateTable('lead')
    .set({ forward_due: due, forward_problem: problem })
    .where('id', '=', id)
    .where('forward_due', '=', taken)
    .where('forwarding', '=', 'waiting')
    .execute();
}
