import { inTransaction } from '../jobs/jobQueue.ts';
import type { LeadTable, QueryContext } from '../tables.ts';
import { findViewing, type Viewing } from '../viewings/findViewings.ts';

/** A lead to forward, in one state of its viewing. */
export interface ForwardedLead {
  id: string;
  /** 1 for a lead that is no viewing request. */
  revision: number;
}

/** A lead, with its viewing request if it is one. */
export interface WaitingLead {
  lead: LeadTable;
  viewing: Viewing | undefined;
}

/**
 * Does work with a waiting lead, in a transaction that locks it first: a change of its viewing comes before or after.
 * @returns undefined if the lead is not waiting, if its viewing has changed, or while a server of the former release has it
 */
function withWaitingLead<Result>(
  context: QueryContext,
  { id, revision }: ForwardedLead,
  work: (locked: QueryContext, waiting: WaitingLead) => Promise<Result>,
): Promise<Result | undefined> {
  return inTransaction(context, async (locked) => {
    const lead = await locked.database
      .updateTable('lead')
      .set((row) => ({ forwarding: row.ref('forwarding') }))
      .where('id', '=', id)
      .where('forwarding', '=', 'waiting')
      .where('forward_due', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!lead) return undefined;
    const viewing = lead.kind === 'viewing' ? await findViewing(locked, id) : undefined;
    return viewing && viewing.revision !== revision ? undefined : work(locked, { lead, viewing });
  });
}

/**
 * Counts an attempt to forward a lead.
 * @param onFirst called in the transaction of the first attempt
 * @returns the lead; undefined if there is nothing to forward
 */
export function takeLead(
  context: QueryContext,
  wanted: ForwardedLead,
  onFirst: (locked: QueryContext, waiting: WaitingLead) => Promise<void>,
): Promise<WaitingLead | undefined> {
  return withWaitingLead(context, wanted, async (locked, waiting) => {
    const { id, forward_attempts: before } = waiting.lead;
    await locked.database
      .updateTable('lead')
      .set({ forward_attempts: before + 1 })
      .where('id', '=', id)
      .execute();
    if (before === 0) await onFirst(locked, waiting);
    return waiting;
  });
}

/** Marks a lead as delivered, or stores the reason of a failed attempt. */
export async function markAttempt(
  context: QueryContext,
  wanted: ForwardedLead,
  problem: string | undefined,
): Promise<void> {
  await withWaitingLead(context, wanted, async ({ database }, { lead: { id } }) => {
    await database
      .updateTable('lead')
      .set(
        problem === undefined ? { forwarding: 'sent', forward_problem: null } : { forward_problem: problem },
      )
      .where('id', '=', id)
      .execute();
  });
}
