import type { LeadTable, QueryContext } from '../tables.ts';

/** When the next lead is to be sent on (ISO 8601); undefined while none waits. */
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
 * Takes the lead that has been due the longest, for one try: until `until` nobody else is given it, and should this
 * server end meanwhile, it is due again then.
 * @param now ISO 8601, like `until`
 * @returns the lead, the try counted; undefined where none is due
 */
export async function takeDueLead(
  { database }: QueryContext,
  now: string,
  until: string,
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
  return (
    database
      .updateTable('lead')
      .set({ forward_attempts: due.forward_attempts + 1, forward_due: until })
      .where('id', '=', due.id)
      // Of two servers that found the same one, the second changes no row.
      .where('forward_attempts', '=', due.forward_attempts)
      .where('forwarding', '=', 'waiting')
      .returningAll()
      .executeTakeFirst()
  );
}

/** The lead arrived where it was sent on to. */
export async function markSent({ database }: QueryContext, id: string): Promise<void> {
  await database
    .updateTable('lead')
    .set({ forwarding: 'sent', forward_due: null, forward_problem: null })
    .where('id', '=', id)
    .execute();
}

/** The try failed: the lead is due again at a later moment (ISO 8601). */
export async function markFailed(
  { database }: QueryContext,
  id: string,
  due: string,
  problem: string,
): Promise<void> {
  await database
    .updateTable('lead')
    .set({ forward_due: due, forward_problem: problem })
    .where('id', '=', id)
    .where('forwarding', '=', 'waiting')
    .execute();
}
