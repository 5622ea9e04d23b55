import type { QueryContext, SavedSearchTable } from '../tables.ts';
import type { HomeKey } from './savedHomes.ts';

/** Names a customer's saved search. */
interface SearchName {
  userId: string;
  searchId: string;
}

/** A search's alert as its mail's link shows it. Without the search, name and language are missing. */
export interface ShownAlert {
  name?: string;
  language?: SavedSearchTable['language'];
  /** `allOff` if the customer has no account any more. */
  state: 'on' | 'searchOff' | 'allOff';
}

/** The state of a search's alert. */
export async function findAlertState(
  { database }: QueryContext,
  { userId, searchId }: SearchName,
): Promise<ShownAlert> {
  const customer = await database
    .selectFrom('customer')
    .select('email_notifications')
    .where('id', '=', userId)
    .executeTakeFirst();
  const search = await database
    .selectFrom('saved_search')
    .select(['name', 'language', 'alert'])
    .where('user_id', '=', userId)
    .where('id', '=', searchId)
    .executeTakeFirst();
  const isOn = search !== undefined && search.alert !== 'off';
  const state = customer?.email_notifications !== 1 ? 'allOff' : isOn ? 'on' : 'searchOff';
  return { ...(search ? { name: search.name, language: search.language } : {}), state };
}

/** The state of a watched home. Its name is the MLS number. */
export async function findWatchState(
  { database }: QueryContext,
  { userId, board, mls }: HomeKey & { userId: string },
): Promise<ShownAlert> {
  const customer = await database
    .selectFrom('customer')
    .leftJoin('home_watch', (join) =>
      join
        .onRef('home_watch.user_id', '=', 'customer.id')
        .on('home_watch.board', '=', board)
        .on('home_watch.mls', '=', mls),
    )
    .select(['customer.email_notifications', 'home_watch.language'])
    .where('customer.id', '=', userId)
    .executeTakeFirst();
  const language = customer?.language;
  const state = customer?.email_notifications !== 1 ? 'allOff' : language ? 'on' : 'searchOff';
  return { name: mls, ...(language ? { language } : {}), state };
}

/** The state of the monthly mails about a claimed home. Its address is missing after the removal of the claim. */
export async function findClaimState(
  { database }: QueryContext,
  { userId, id }: { userId: string; id: string },
): Promise<Omit<ShownAlert, 'name'> & { home?: { street: string; unit: string | null } }> {
  const customer = await database
    .selectFrom('customer')
    .leftJoin('claimed_home', (join) =>
      join.onRef('claimed_home.user_id', '=', 'customer.id').on('claimed_home.id', '=', id),
    )
    .select(['customer.email_notifications', 'street', 'unit', 'is_mailed', 'language'])
    .where('customer.id', '=', userId)
    .executeTakeFirst();
  const { street, unit = null, language, is_mailed: isMailed } = customer ?? {};
  const state = customer?.email_notifications !== 1 ? 'allOff' : isMailed === 1 ? 'on' : 'searchOff';
  return { ...(street && { home: { street, unit } }), ...(language && { language }), state };
}

/** Turns the alert of one search off. Its waiting mails are dropped before the next attempt. */
export async function stopSearchAlert(
  { database }: QueryContext,
  { userId, searchId }: SearchName,
): Promise<void> {
  await database
    .updateTable('saved_search')
    .set({ alert: 'off' })
    .where('user_id', '=', userId)
    .where('id', '=', searchId)
    .execute();
}

/**
 * Turns all alert mails of a customer off. The choices of the searches stay.
 * @returns the customer's email; undefined if they were off before
 */
export async function stopAllAlerts({ database }: QueryContext, userId: string): Promise<string | undefined> {
  const stopped = await database
    .updateTable('customer')
    .set({ email_notifications: 0 })
    .where('id', '=', userId)
    .where('email_notifications', '=', 1)
    .returning('email')
    .executeTakeFirst();
  return stopped?.email;
}
