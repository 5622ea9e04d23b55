import type { MailTable } from '#server/store/mail/mailTables.ts';
import { findWantedMail } from '#server/store/mail/wantedMail.ts';
import type { QueryContext } from '#server/store/tables.ts';

/** The waiting mails and messages to browsers that are still wanted at their next attempt, by address. */
export async function wantedMails(store: QueryContext): Promise<MailTable[]> {
  const waiting = await store.database
    .selectFrom('mail')
    .select('id')
    .orderBy('email')
    .orderBy('id')
    .execute();
  const found: MailTable[] = [];
  for (const { id } of waiting) {
    const mail = await findWantedMail(store, id);
    if (mail) found.push(mail);
  }
  return found;
}
