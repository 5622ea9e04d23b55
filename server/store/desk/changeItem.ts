import { addJob, inTransaction } from '../jobs/jobQueue.ts';
import { insertMail, type NewMail } from '../mail/mailQueue.ts';
import type { QueryContext } from '../tables.ts';
import { changeViewing } from '../viewings/changeViewing.ts';
import { findViewing, type Viewing } from '../viewings/findViewings.ts';
import type { BrokeragesChange } from '../viewings/nextViewing.ts';
import { recordChanges } from './changes.ts';
import type { DeskState } from './deskTables.ts';
import { type DeskLead, lockLead } from './items.ts';
import type { Author } from './members.ts';

/** A change of the work on an item. Members that are undefined stay. */
export interface ItemChange {
  state?: DeskState | undefined;
  owner?: string | null | undefined;
  nextAction?: { day: string; text: string } | null | undefined;
}

const stateOf = ({ desk_state }: Pick<DeskLead, 'desk_state'>): DeskState => desk_state ?? 'new';

const actionOf = ({ desk_action_day: day, desk_action: text }: DeskLead) =>
  day === null ? null : { day, text: text ?? '' };

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function record(before: DeskLead, { state, owner, nextAction }: ItemChange, { by, at }: Author) {
  const parts = [
    { action: 'state', before: stateOf(before), after: state },
    { action: 'owner', before: before.desk_owner, after: owner },
    { action: 'nextAction', before: actionOf(before), after: nextAction },
  ];
  return parts
    .filter((part) => part.after !== undefined && !isSame(part.before, part.after))
    .map((part) => ({ ...part, by, at, lead: before.id }));
}

async function store(
  context: QueryContext,
  before: DeskLead,
  change: ItemChange,
  author: Author,
): Promise<void> {
  const changes = record(before, change, author);
  if (changes.length === 0) return;
  const { state, owner, nextAction } = change;
  await context.database
    .updateTable('lead')
    .set({
      desk_version: before.desk_version + 1,
      ...(state === undefined ? {} : { desk_state: state === 'new' ? null : state }),
      ...(owner === undefined ? {} : { desk_owner: owner }),
      ...(nextAction === undefined
        ? {}
        : { desk_action_day: nextAction?.day ?? null, desk_action: nextAction?.text ?? null }),
    })
    .where('id', '=', before.id)
    .execute();
  await recordChanges(context, changes);
}

/**
 * Changes the work on an item, with a record of each changed value, and a job that tells a new owner. The same values
 * again change nothing.
 * @returns undefined for an unknown id, 'stale' for another version
 */
export function changeItem(
  context: QueryContext,
  { id, version, ...change }: ItemChange & { id: string; version: number },
  author: Author,
): Promise<'changed' | 'stale' | undefined> {
  return inTransaction(context, async (locked) => {
    const before = await lockLead(locked, id);
    if (!before) return undefined;
    if (before.desk_version !== version) return 'stale';
    await store(locked, before, change, author);
    const { owner } = change;
    // Members need no notice of what they take themselves.
    if (owner && owner !== before.desk_owner && owner !== author.by) {
      await addJob(locked, { queue: 'desk', data: { id, revision: version + 1 } });
    }
    return 'changed';
  });
}

/** Moves an item to a state because of another change of a member, with a record, in the caller's transaction. */
export async function moveItem(
  context: QueryContext,
  id: string,
  state: DeskState,
  author: Author,
): Promise<void> {
  const before = await lockLead(context, id);
  if (before) await store(context, before, { state }, author);
}

/** Milliseconds after which another opening by the same member is recorded. Until then pages may load the item again. */
const OPENED_AGAIN = 3_600_000;

/**
 * Marks an item as opened, and records it, or that its application was opened: once an hour for each member, and always if
 * it was not opened yet, or not since the customer changed it. The version stays, because it changes nothing
 * that others edit.
 */
export function openItem(
  context: QueryContext,
  id: string,
  { by, at }: Author,
  action: 'opened' | 'applicationOpened' = 'opened',
): Promise<void> {
  return inTransaction(context, async (locked) => {
    const since = new Date(Date.parse(at) - OPENED_AGAIN).toISOString();
    const { database } = locked;
    const known = await database
      .selectFrom('desk_change')
      .select('id')
      .where('lead_id', '=', id)
      .where('by', '=', by)
      .where('action', '=', action)
      .where('at', '>', since)
      .limit(1)
      .executeTakeFirst();
    const unopened = await database
      .selectFrom('lead')
      .select('id')
      .where('id', '=', id)
      .where('desk_opened', 'is', null)
      .executeTakeFirst();
    if (known && !unopened) return;
    await database
      .updateTable('lead')
      .set({ desk_opened: at })
      .where('id', '=', id)
      .where('desk_opened', 'is', null)
      .execute();
    await recordChanges(locked, [{ at, by, lead: id, action }]);
  });
}

/** Adds a note. @returns false for an unknown item */
export function addNote(
  context: QueryContext,
  id: string,
  text: string,
  { by, at }: Author,
): Promise<boolean> {
  return inTransaction(context, async (locked) => {
    if (!(await lockLead(locked, id))) return false;
    await locked.database.insertInto('desk_note').values({ lead_id: id, at, by, text }).execute();
    await recordChanges(locked, [{ at, by, lead: id, action: 'note', after: text }]);
    return true;
  });
}

/** An answer to an item, with its mail. */
export interface NewAnswer {
  id: string;
  subject: string;
  text: string;
  /** SHA-256 of item and Idempotency-Key. */
  keyHash: string;
  mail: NewMail;
}

/**
 * Stores an answer with its mail, once for each key. The item is answered from then on, and opened.
 * @returns undefined for an unknown item; 'known' if it was stored before, 'other' if the key came with another answer
 */
export function addAnswer(
  context: QueryContext,
  { id, subject, text, keyHash, mail }: NewAnswer,
  author: Author,
): Promise<'added' | 'known' | 'other' | undefined> {
  return inTransaction(context, async (locked) => {
    const { by, at } = author;
    const before = await lockLead(locked, id);
    if (!before) return undefined;
    const known = await locked.database
      .selectFrom('desk_answer')
      .select(['subject', 'text'])
      .where('key_hash', '=', keyHash)
      .executeTakeFirst();
    if (known) return known.subject === subject && known.text === text ? 'known' : 'other';
    await locked.database
      .insertInto('desk_answer')
      .values({
        lead_id: id,
        at,
        by,
        subject,
        text,
        key_hash: keyHash,
        mail_id: mail.id,
        delivery: 'waiting',
      })
      .execute();
    await recordChanges(locked, [{ at, by, lead: id, action: 'answer', after: { subject, text } }]);
    await store(locked, before, { state: 'answered' }, author);
    await insertMail(locked, mail);
    return 'added';
  });
}

/**
 * Stores the brokerage's answer to a viewing request, with a record. The item is answered from then on. An answer that was
 * given already changes nothing.
 * @param revision the request's revision that the member saw
 * @returns undefined for an item that is no viewing request, 'stale' for another revision, 'refused' if the answer cannot
 * follow the present state
 */
export function answerViewing(
  context: QueryContext,
  { id, revision, change }: { id: string; revision: number; change: BrokeragesChange },
  author: Author,
  isForwarded: boolean,
): Promise<'changed' | 'stale' | 'refused' | undefined> {
  return inTransaction(context, async (locked) => {
    const lead = await lockLead(locked, id);
    const known = await findViewing(locked, id);
    if (!lead || !known) return undefined;
    if (known.revision !== revision) return 'stale';
    const { by, at } = author;
    const answered = await changeViewing(
      locked,
      known,
      { by: 'brokerage', ...change },
      { now: at, isForwarded },
    );
    if (!answered) return 'refused';
    if (answered === known) return 'changed';
    const values = ({ state, starts, ends, sentence }: Viewing) => ({ state, starts, ends, sentence });
    await recordChanges(locked, [
      { at, by, lead: id, action: 'viewing', before: values(known), after: values(answered) },
    ]);
    await store(locked, lead, { state: 'answered' }, author);
    return 'changed';
  });
}
