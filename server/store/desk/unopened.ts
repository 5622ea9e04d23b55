import { inTransaction } from '../jobs/jobQueue.ts';
import { insertMail, type NewMail } from '../mail/mailQueue.ts';
import type { QueryContext } from '../tables.ts';
import { type DeskLead, searchTextOf } from './items.ts';

/** Maximum number of leads of one look. The next look has the others. */
const AT_A_TIME = 500;

/**
 * Leads that were never opened, and about which no admin was told, the oldest first.
 * @param before ISO 8601: only those that were received before
 */
export function findUntold({ database }: QueryContext, before: string): Promise<DeskLead[]> {
  return database
    .selectFrom('lead')
    .selectAll()
    .where('desk_opened', 'is', null)
    .where('desk_told', 'is', null)
    .where('desk_state', 'is', null)
    .where('received', '<', before)
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
