import type { LeadTable, QueryContext } from '../tables.ts';
import type { ViewingChangeTable, ViewingTable } from './viewingTables.ts';

/** A viewing request with its lead. */
export type Viewing = ViewingTable &
  Pick<
    LeadTable,
    | 'received'
    | 'first_name'
    | 'last_name'
    | 'email'
    | 'phone'
    | 'city'
    | 'address'
    | 'code'
    | 'board'
    | 'message'
    | 'user_id'
  >;

/** Viewing requests joined with their leads. */
function viewings({ database }: QueryContext) {
  return database
    .selectFrom('viewing')
    .innerJoin('lead', 'lead.id', 'viewing.id')
    .selectAll('viewing')
    .select([
      'lead.received',
      'lead.first_name',
      'lead.last_name',
      'lead.email',
      'lead.phone',
      'lead.city',
      'lead.address',
      'lead.code',
      'lead.board',
      'lead.message',
      'lead.user_id',
    ]);
}

/** A customer's viewing requests, the newest first. */
export function findCustomersViewings(context: QueryContext, userId: string): Promise<Viewing[]> {
  return viewings(context)
    .where('lead.user_id', '=', userId)
    .orderBy('lead.received', 'desc')
    .orderBy('viewing.id')
    .execute();
}

/** All viewing requests by their ids. */
export async function findViewings(context: QueryContext): Promise<Map<string, Viewing>> {
  return new Map((await viewings(context).execute()).map((viewing) => [viewing.id, viewing]));
}

/** A viewing request by its id. @param userId only if it is this customer's */
export function findViewing(
  context: QueryContext,
  id: string,
  userId?: string,
): Promise<Viewing | undefined> {
  const query = viewings(context).where('viewing.id', '=', id);
  return (userId === undefined ? query : query.where('lead.user_id', '=', userId)).executeTakeFirst();
}

/**
 * The viewing request of a link that has not ended.
 * @param hash SHA-256 of the link's token
 * @param now ISO 8601
 */
export function findViewingByToken(
  context: QueryContext,
  hash: string,
  now: string,
): Promise<Viewing | undefined> {
  return viewings(context)
    .innerJoin('viewing_token', 'viewing_token.viewing_id', 'viewing.id')
    .where('viewing_token.hash', '=', hash)
    .where('viewing.over', '>', now)
    .executeTakeFirst();
}

/** The states that a viewing request had, the oldest first. */
export function findViewingChanges({ database }: QueryContext, id: string): Promise<ViewingChangeTable[]> {
  return database
    .selectFrom('viewing_change')
    .selectAll()
    .where('viewing_id', '=', id)
    .orderBy('revision')
    .execute();
}
