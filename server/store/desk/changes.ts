import { type Selectable, sql } from 'kysely';
import type { QueryContext } from '../tables.ts';
import type { DeskChangeTable } from './deskTables.ts';

/** A change to record, with its values before and after, which are stored as JSON. */
export interface NewChange {
  /** ISO 8601. */
  at: string;
  /** The member; null for the product's rules. */
  by: string | null;
  /** The lead; null for a change that is not about one. */
  lead: string | null;
  action: string;
  before?: unknown;
  after?: unknown;
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** Adds changes to the record, in the caller's transaction. */
export async function recordChanges(
  { database }: QueryContext,
  changes: readonly NewChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await database
    .insertInto('desk_change')
    .values(
      changes.map(({ at, by, lead, action, before, after }) => ({
        at,
        by,
        lead_id: lead,
        action,
        before: json(before),
        after: json(after),
        erased: 0 as const,
      })),
    )
    .execute();
}

/** A change with the name of the member; null for the product, or a member who is unknown. */
export type NamedChange = Selectable<DeskChangeTable> & { by_name: string | null };

/** A page of the changes of a lead, or of all changes without one, the newest first. */
export async function findChanges(
  { database }: QueryContext,
  { lead, offset, limit }: { lead?: string | undefined; offset: number; limit: number },
): Promise<{ changes: NamedChange[]; total: number }> {
  let query = database.selectFrom('desk_change');
  if (lead !== undefined) query = query.where('desk_change.lead_id', '=', lead);
  const [changes, count] = await Promise.all([
    query
      .leftJoin('desk_member', 'desk_member.id', 'desk_change.by')
      .selectAll('desk_change')
      .select('desk_member.name as by_name')
      .orderBy('desk_change.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    query.select(sql<number>`count(*)`.as('total')).executeTakeFirst(),
  ]);
  return { changes, total: Number(count?.total ?? 0) };
}

/** Removes the values from the record of leads, because the person's data is erased. Author, action and time stay. */
export async function eraseChanges({ database }: QueryContext, leads: readonly string[]): Promise<void> {
  if (leads.length === 0) return;
  await database
    .updateTable('desk_change')
    .set({ before: null, after: null, erased: 1 })
    .where('lead_id', 'in', leads)
    .execute();
}

/** Actions whose record names a person by address or number. */
const ABOUT_PERSON = ['personOpened', 'personExported', 'consentWithdrawn'];

/**
 * Removes the values from the record of what was done with a person's data. Author, action and time stay.
 * @param names keys of emails, and digits of phone numbers
 */
export async function erasePersonChanges(
  { database, dialect }: QueryContext,
  names: readonly string[],
): Promise<void> {
  const position = sql.raw(dialect === 'sqlite' ? 'instr' : 'strpos');
  for (const name of names) {
    await database
      .updateTable('desk_change')
      .set({ before: null, after: null, erased: 1 })
      .where('action', 'in', ABOUT_PERSON)
      .where(sql<number>`${position}("after", ${JSON.stringify(name)})`, '>', 0)
      .execute();
  }
}
