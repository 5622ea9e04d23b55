import type { QueryContext } from '../tables.ts';
import { findViewing, type Viewing } from './findViewings.ts';

/**
 * Takes the viewing request whose mail has been due longest, for one attempt. Until `until` no other server gets it; after
 * that it is due again, in case this server ended.
 * @param now ISO 8601, like `until`
 */
export async function takeDueViewing(
  context: QueryContext,
  now: string,
  until: string,
): Promise<Viewing | undefined> {
  const { database } = context;
  const due = await database
    .selectFrom('viewing')
    .select(['id', 'mail_attempts', 'revision'])
    .where('mail_due', '<=', now)
    .orderBy('mail_due')
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  const taken = await database
    .updateTable('viewing')
    .set({ mail_attempts: due.mail_attempts + 1, mail_due: until })
    .where('id', '=', due.id)
    // If two servers found the same request, or it was changed meanwhile, this changes no row.
    .where('mail_attempts', '=', due.mail_attempts)
    .where('revision', '=', due.revision)
    .returning('id')
    .executeTakeFirst();
  return taken ? findViewing(context, taken.id) : undefined;
}

/**
 * Ends the attempts to send the mail about a state, unless the request was changed meanwhile.
 * @param isWithdrawn true if the mail took the time out of the customer's calendar
 */
export async function endMail(
  { database }: QueryContext,
  { id, revision }: Pick<Viewing, 'id' | 'revision'>,
  isWithdrawn: boolean,
): Promise<void> {
  await database
    .updateTable('viewing')
    .set({ mail_due: null, ...(isWithdrawn ? { starts: null, ends: null } : {}) })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .execute();
}

/** Makes a mail due again at a later time (ISO 8601), after a failed attempt. */
export async function putOffViewingMail(
  { database }: QueryContext,
  { id, revision }: Pick<Viewing, 'id' | 'revision'>,
  due: string,
): Promise<void> {
  await database
    .updateTable('viewing')
    .set({ mail_due: due })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .execute();
}

/** Time when the next mail is due (ISO 8601); undefined if none is waiting. */
export async function nextViewingMailDue({ database }: QueryContext): Promise<string | undefined> {
  const row = await database
    .selectFrom('viewing')
    .select('mail_due')
    .where('mail_due', 'is not', null)
    .orderBy('mail_due')
    .limit(1)
    .executeTakeFirst();
  return row?.mail_due ?? undefined;
}
