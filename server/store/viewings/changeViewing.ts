import { lockLead } from '../desk/items.ts';
import { reopenItem } from '../desk/reopenItem.ts';
import { addJob, inTransaction } from '../jobs/jobQueue.ts';
import type { QueryContext } from '../tables.ts';
import type { Viewing } from './findViewings.ts';
import { type NextViewing, nextViewing, OPEN_STATES, type ViewingChange } from './nextViewing.ts';
import type { ViewingTable } from './viewingTables.ts';

/** The circumstances of a change. */
export interface ChangeOptions {
  /** ISO 8601. */
  now: string;
  /** True if leads are forwarded to another system: then the change is forwarded too. */
  isForwarded: boolean;
}

/** Adds a job that forwards a viewing's lead again. */
async function forwardAgain(context: QueryContext, id: string, revision: number): Promise<void> {
  await context.database
    .updateTable('lead')
    .set({ forwarding: 'waiting', forward_attempts: 0, forward_due: null, forward_problem: null })
    .where('id', '=', id)
    .execute();
  await addJob(context, { queue: 'leads', data: { id, revision } });
}

/** Stores the next state with its record. @returns false if another change came first */
async function store(
  context: QueryContext,
  known: ViewingTable,
  next: NextViewing,
  { by, now, isForwarded, isMailed }: ChangeOptions & Pick<ViewingChange, 'by'> & { isMailed: boolean },
): Promise<boolean> {
  const { database } = context;
  const { id } = known;
  const revision = known.revision + 1;
  const { day, part, way, state, starts, sentence } = next;
  // The desk too locks the lead before its viewing.
  await lockLead(context, id);
  const changed = await database
    .updateTable('viewing')
    .set({ ...next, changed: now, revision, mail_due: null, mail_attempts: 0 })
    .where('id', '=', id)
    .where('revision', '=', known.revision)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  await database
    .insertInto('viewing_change')
    .values({ viewing_id: id, revision, at: now, by, day, part, way, state, starts, sentence })
    .execute();
  if (isMailed) await addJob(context, { queue: 'viewings', data: { id, revision } });
  if (isForwarded) await forwardAgain(context, id, revision);
  if (by === 'customer') {
    const wish = ({ state, day, part, way, starts }: Omit<NextViewing, 'over'>) => ({
      state,
      day,
      part,
      way,
      starts,
    });
    const change = { action: 'viewing', before: wish(known), after: wish(next) };
    await reopenItem(context, { id, at: now, change, isUnopened: true, notice: { notice: 'viewing' } });
  }
  return true;
}

/**
 * Changes a viewing request, with a record of the time and the author. The customer's mail and the forwarding are due
 * at once. The customer's change puts the item of the desk back to work. It may be a part of the caller's transaction.
 * @param known the request as it was read
 * @returns the changed request; the same one if it has this state already; undefined if the change cannot follow its
 * state, or if another change came first
 */
export async function changeViewing(
  context: QueryContext,
  known: Viewing,
  change: ViewingChange,
  options: ChangeOptions,
): Promise<Viewing | undefined> {
  const next = nextViewing(known, change, options.now);
  if (next === 'same') return known;
  if (next === 'refused') return undefined;
  const isStored = await inTransaction(context, (locked) =>
    store(locked, known, next, { ...options, by: change.by, isMailed: true }),
  );
  const revision = known.revision + 1;
  return isStored ? { ...known, ...next, changed: options.now, revision } : undefined;
}

/**
 * Cancels the open viewings of leads that are being erased, and removes every personal part of them, so that the brokerage
 * still learns of the cancellation. The caller deletes the others.
 * @returns the ids of the cancelled ones
 */
export async function cancelRemovedViewings(
  context: QueryContext,
  leads: readonly string[],
  options: ChangeOptions,
): Promise<string[]> {
  const { database } = context;
  const open = await database
    .selectFrom('viewing')
    .selectAll()
    .where('id', 'in', leads)
    .where('state', 'in', OPEN_STATES)
    .where('over', '>', options.now)
    .execute();
  for (const known of open) {
    const { id, day, part, way, starts, ends, over } = known;
    const next = { day, part, way, starts, ends, over, state: 'cancelled', sentence: null } as const;
    await store(context, known, next, { ...options, by: 'customer', isMailed: false });
    await database.deleteFrom('viewing_token').where('viewing_id', '=', id).execute();
    const nameless = { first_name: '', last_name: '', email: '', phone: '', message: null, context: null };
    await database
      .updateTable('lead')
      .set({
        ...nameless,
        user_id: null,
        content_hash: '',
        desk_action: null,
        desk_action_day: null,
        desk_search: '',
      })
      .where('id', '=', id)
      .execute();
    await database.deleteFrom('desk_note').where('lead_id', '=', id).execute();
    await database.deleteFrom('desk_answer').where('lead_id', '=', id).execute();
  }
  return open.map(({ id }) => id);
}
