import { isMailed } from '../customer/customers.ts';
import type { QueryContext } from '../tables.ts';
import { dropMail } from './mailQueue.ts';
import { type MailSubject, subjectOf } from './mailSubject.ts';
import type { MailTable } from './mailTables.ts';

/**
 * True if a customer still wants the alerts of a search, and gets mails. A message to a browser is wanted as long as its
 * search and the browser's subscription are.
 */
async function isAlertWanted(
  { database }: QueryContext,
  { user_id: userId, search_id: searchId, subscription_id: subscription }: MailTable,
): Promise<boolean> {
  const customer =
    userId === null || subscription !== null
      ? undefined
      : await database
          .selectFrom('customer')
          .select(['email_notifications', 'email_key', 'bounced_key'])
          .where('id', '=', userId)
          .executeTakeFirst();
  if (customer && !isMailed(customer)) return false;
  if (searchId === null) return true;
  const off = await database
    .selectFrom('saved_search')
    .select('id')
    .where('id', '=', searchId)
    .where('alert', '=', 'off')
    .executeTakeFirst();
  return off === undefined;
}

/** The row that a subject is as long as it lasts. */
function findSubject({ database }: QueryContext, subject: MailSubject, userId: string) {
  switch (subject.kind) {
    case 'claim':
      return database
        .selectFrom('claimed_home')
        .select('id')
        .where('id', '=', subject.claim)
        .where('user_id', '=', userId)
        .where('is_mailed', '=', 1)
        .executeTakeFirst();
    case 'watch':
      return database
        .selectFrom('home_watch')
        .select('mls')
        .where('user_id', '=', userId)
        .where('board', '=', Number(subject.board))
        .where('mls', '=', subject.mls)
        .executeTakeFirst();
    case 'list':
      return database
        .selectFrom('shared_member')
        .innerJoin('shared_list', 'shared_list.id', 'shared_member.list_id')
        .select('shared_list.id')
        .where('shared_member.user_id', '=', userId)
        .where('shared_list.id', '=', subject.list)
        .where('shared_list.state', '=', 'shared')
        .executeTakeFirst();
    case 'review':
      return database
        .selectFrom('application_review')
        .innerJoin('application', 'application.id', 'application_review.application_id')
        .select('application.id')
        .where('application.id', '=', subject.application)
        .where('application.status', '=', 'submitted')
        .where('application_review.version', '=', Number(subject.version))
        .executeTakeFirst();
    case 'notice':
      return database
        .selectFrom('desk_member')
        .select('id')
        .where('id', '=', subject.member)
        .where('ended', 'is', null)
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('lead').select('lead.id').where('lead.id', '=', subject.lead)),
        )
        .executeTakeFirst();
  }
}

async function isWanted(context: QueryContext, mail: MailTable): Promise<boolean> {
  if (mail.is_alert === 1 && !(await isAlertWanted(context, mail))) return false;
  const subject = subjectOf(mail.id);
  return subject === undefined || (await findSubject(context, subject, mail.user_id ?? '')) !== undefined;
}

/**
 * The mail with an id; undefined if it was sent. It is deleted if it is not wanted any more: its alert, watch, claim, shared
 * list or application has ended, a newer answer replaces it, its member of staff has left, or the address gave mail back.
 */
export async function findWantedMail(context: QueryContext, id: string): Promise<MailTable | undefined> {
  const mail = await context.database.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
  if (!mail || (await isWanted(context, mail))) return mail;
  await dropMail(context, id);
  return undefined;
}
