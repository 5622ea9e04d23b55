import { sql } from 'kysely';
import { inTransaction } from '../jobs/jobQueue.ts';
import { insertMail, type NewMail } from '../mail/mailQueue.ts';
import type { QueryContext } from '../tables.ts';
import { type DeskLead, searchTextOf } from './items.ts';

/** Maximum number of leads of one look. The next look has the others. */
const AT_A_TIME = 500;

/** The time from which an item waits for staff. */
export const waitsSince = ({ received, desk_since: since }: DeskLead): string => since ?? received;

/**
 * Leads that no member opened since they arrived or the customer changed them, and about which no admin was told, the oldest
 * first.
 * @param before ISO 8601: only those that wait since an earlier time
 */
export function findUntold({ database }: QueryContext, before: string): Promise<DeskLead[]> {
  return database
    .selectFrom('lead')
    .selectAll()
    .where('desk_opened', 'is', null)
    .where('desk_told', 'is', null)
    .where((lead) =>
      lead.or([
        lead('desk_state', 'is', null),
        lead.and([lead('desk_state', '=', 'inWork'), lead('desk_since', 'is not', null)]),
      ]),
    )
    .where(sql<string>`coalesce(desk_since, received)`, '<', before)
    .orderBy('received')
    .limit(AT_A_TIME)
    .execute();
}

/**
 * Stores the mails that tell about a lead, once.
 * @param at ISO 8601
 */
export function tellOnce(
  context: QueryContext,
  id: string,
  at: string,
  mails: readonly NewMail[],
): Promise<void> {
  return inTransaction(context, async (locked) => {
    const untold = await locked.database
      .updateTable('lead')
      .set({ desk_told: at })
      .where('id', '=', id)
      .where('desk_told', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (untold) for (const mail of mails) await insertMail(locked, mail);
  });
}

/**
 * The desk's first start, which the first call stores. A desk that ran before the start was stored began with its record.
 * @param now ISO 8601
 */
export async function firstStart({ database }: QueryContext, now: string): Promise<string> {
  const find = () => database.selectFrom('desk_start').select('at').executeTakeFirst();
  const known = await find();
  if (known) return known.at;
  const { first } = await database
    .selectFrom('desk_change')
    .select(({ fn }) => fn.min('at').as('first'))
    .executeTakeFirstOrThrow();
  await database
    .insertInto('desk_start')
    .values({ id: 1, at: first ?? now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await find())?.at ?? now;
}

/**
 * Marks the leads of before the desk as told, so that its first look does not send a mail about each of them.
 * @param before ISO 8601
 */
export async function skipOld({ database }: QueryContext, before: string, at: string): Promise<void> {
  await database
    .updateTable('lead')
    .set({ desk_told: at })
    .where('desk_opened', 'is', null)
    .where('desk_told', 'is', null)
    .where('received', '<', before)
    .execute();
}

/** Writes the search texts of leads that a former release has stored. @returns their number */
export async function addSearchTexts({ database }: QueryContext): Promise<number> {
  const leads = await database
    .selectFrom('lead')
    .selectAll()
    .where('desk_search', 'is', null)
    .limit(AT_A_TIME)
    .execute();
  for (const lead of leads) {
    await database
      .updateTable('lead')
      .set({ desk_search: searchTextOf(lead) })
      .where('id', '=', lead.id)
      .execute();
  }
  return leads.length;
}
