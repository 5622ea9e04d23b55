import { addJob } from '../jobs/jobQueue.ts';
import type { JobData } from '../jobs/queues.ts';
import type { QueryContext } from '../tables.ts';
import { type NewChange, recordChanges } from './changes.ts';
import { lockLead } from './items.ts';

/** A reason to work on an item again that is not a member's. */
export interface Reopening {
  /** The lead. */
  id: string;
  /** ISO 8601. */
  at: string;
  change: Pick<NewChange, 'action' | 'before' | 'after'>;
  /** True if the item counts as not opened from now on. */
  isUnopened: boolean;
  notice: Pick<JobData, 'notice' | 'member'>;
}

/**
 * Puts an answered or closed item back to work, with a record that has no author and a job that tells its owner. It is a
 * part of the caller's transaction. Does nothing for an unknown lead.
 */
export async function reopenItem(
  context: QueryContext,
  { id, at, change, isUnopened, notice }: Reopening,
): Promise<void> {
  const before = await lockLead(context, id);
  if (!before) return;
  const { desk_state: state, desk_version: version } = before;
  const isDone = state === 'answered' || state === 'closed';
  await context.database
    .updateTable('lead')
    .set({
      desk_version: version + 1,
      ...(isDone ? { desk_state: 'inWork' as const } : {}),
      ...(isUnopened ? { desk_opened: null, desk_told: null, desk_since: at } : {}),
    })
    .where('id', '=', id)
    .execute();
  const product = { at, by: null, lead: id };
  await recordChanges(context, [
    { ...product, ...change },
    ...(isDone ? [{ ...product, action: 'state', before: state, after: 'inWork' }] : []),
  ]);
  await addJob(context, { queue: 'desk', data: { id, revision: version + 1, ...notice } });
}
