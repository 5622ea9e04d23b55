import type { PushSubscriptionTable } from '../mail/mailTables.ts';
import type { QueryContext } from '../tables.ts';
import { asOwner, type Owner } from './customers.ts';

/** Maximum number of a customer's browsers. A further one replaces the oldest. */
const MAX_SUBSCRIPTIONS = 10;

/** The browsers in which a customer wants alerts, the newest first. */
export function findSubscriptions(
  { database }: QueryContext,
  userId: string,
): Promise<PushSubscriptionTable[]> {
  return database
    .selectFrom('push_subscription')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created', 'desc')
    .orderBy('id')
    .execute();
}

/** The subscription that a waiting message is for; undefined if it ended. */
export function findSubscription(
  { database }: QueryContext,
  id: string,
): Promise<PushSubscriptionTable | undefined> {
  return database.selectFrom('push_subscription').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Stores a browser's subscription. Safe to repeat. A browser of another customer changes to this one: its waiting
 * messages are deleted, because only one customer at a time is signed in there.
 */
export function addSubscription(
  context: QueryContext,
  owner: Owner,
  subscription: Omit<PushSubscriptionTable, 'user_id'>,
): Promise<PushSubscriptionTable> {
  return asOwner(context, owner, async (locked) => {
    const { database } = locked;
    const row = { ...subscription, user_id: owner.userId };
    const known = await findSubscriptions(locked, owner.userId);
    const { id, endpoint, p256dh, auth } = row;
    const same = known.find((other) => other.id === id);
    if (same) {
      const keys = { endpoint, p256dh, auth };
      await database.updateTable('push_subscription').set(keys).where('id', '=', id).execute();
      return { ...same, ...keys };
    }
    const oldest = known.slice(MAX_SUBSCRIPTIONS - 1).map((other) => other.id);
    await database
      .deleteFrom('push_subscription')
      .where('id', 'in', [id, ...oldest])
      .execute();
    await database.insertInto('push_subscription').values(row).execute();
    return row;
  });
}

/** Ends a subscription, with its waiting messages. @param userId only if it is this customer's */
export async function removeSubscription(
  { database }: QueryContext,
  id: string,
  userId?: string,
): Promise<void> {
  const removal = database.deleteFrom('push_subscription').where('id', '=', id);
  await (userId === undefined ? removal : removal.where('user_id', '=', userId)).execute();
}
