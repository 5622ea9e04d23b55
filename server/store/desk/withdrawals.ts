import type { Selectable } from 'kysely';
import { emailKeyOf } from '#server/schemas/personSchema.ts';
import { stopAllAlerts } from '../customer/alertStops.ts';
import { inTransaction } from '../jobs/jobQueue.ts';
import type { QueryContext } from '../tables.ts';
import { recordChanges } from './changes.ts';
import type { ConsentWithdrawalTable, WithdrawalWay } from './deskTables.ts';
import type { Author } from './members.ts';

/** A withdrawal with the name of the member who recorded it; null for an unknown member, and for the product. */
export type Withdrawal = Selectable<ConsentWithdrawalTable> & { by_name: string | null };

/** The withdrawals of an email address, the newest first. */
export function findWithdrawals({ database }: QueryContext, email: string): Promise<Withdrawal[]> {
  return database
    .selectFrom('consent_withdrawal')
    .leftJoin('desk_member', 'desk_member.id', 'consent_withdrawal.by')
    .selectAll('consent_withdrawal')
    .select('desk_member.name as by_name')
    .where('email_key', '=', emailKeyOf(email))
    .orderBy('at', 'desc')
    .orderBy('consent_withdrawal.id', 'desc')
    .execute();
}

/** Stores a withdrawal that the person made in the product. */
export async function addOwnWithdrawal(
  { database }: QueryContext,
  { email, way, at }: { email: string; way: 'link' | 'profile'; at: string },
): Promise<void> {
  const row = { email_key: emailKeyOf(email), at, way, recorded: at, by: null };
  await database.insertInto('consent_withdrawal').values(row).execute();
}

/**
 * Records that a person withdrew the consent to messages, and ends all alerts of the accounts with this email: the mails, and
 * the messages to browsers.
 * @param withdrawal its time, and the way in which staff learned of it
 */
export function addWithdrawal(
  context: QueryContext,
  { email, at, way }: { email: string; at: string; way: WithdrawalWay },
  author: Author,
): Promise<void> {
  return inTransaction(context, async (locked) => {
    const { database } = locked;
    const key = emailKeyOf(email);
    await database
      .insertInto('consent_withdrawal')
      .values({ email_key: key, at, way, recorded: author.at, by: author.by })
      .execute();
    const accounts = await database
      .selectFrom('customer')
      .select('id')
      .where('email_key', '=', key)
      .execute();
    for (const { id } of accounts) {
      await stopAllAlerts(locked, id);
      // Messages that wait are deleted with their browsers.
      await database.deleteFrom('push_subscription').where('user_id', '=', id).execute();
    }
    const after = { email: key, way, at };
    await recordChanges(locked, [{ ...author, lead: null, action: 'consentWithdrawn', after }]);
  });
}
