import type { QueryContext, SavedSearchTable } from '../tables.ts';
import { asOwner, type Owner } from './customers.ts';

/** The point up to which the homes of a search are known. */
export interface Mark {
  /** Days since 1970-01-01. */
  day: number;
  /** Number of homes found on that day. */
  seen: number;
}

/** A search to save. */
export type NewSearch = Pick<
  SavedSearchTable,
  'id' | 'name' | 'path' | 'criteria' | 'language' | 'alert' | 'created'
> & { mark: Mark };

/** The changes of a search. Alerts continue from a new mark. */
export interface SearchChange {
  name?: string | undefined;
  alert?: SavedSearchTable['alert'] | undefined;
  mark?: Mark | undefined;
}

/** Maximum number of saved searches of a customer. */
export const MAX_SEARCHES = 50;

/** Names count as equal if they read the same. */
function keyOf(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}

const markColumns = ({ day, seen }: Mark) => ({ told_day: day, told_seen: seen, looked_day: day });
const visited = ({ day, seen }: Mark, at: string) => ({
  visited: at,
  visited_day: day,
  visited_seen: seen,
});

/** A customer's saved searches, the newest first. */
export function findSavedSearches({ database }: QueryContext, userId: string): Promise<SavedSearchTable[]> {
  return database
    .selectFrom('saved_search')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created', 'desc')
    .orderBy('id')
    .execute();
}

/** One saved search of a customer; undefined if it is another customer's. */
export function findSavedSearch(
  { database }: QueryContext,
  userId: string,
  id: string,
): Promise<SavedSearchTable | undefined> {
  return database
    .selectFrom('saved_search')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Saves a search. @returns the reason if its name is taken or there are too many */
export function addSearch(
  context: QueryContext,
  owner: Owner,
  { mark, ...search }: NewSearch,
): Promise<SavedSearchTable | 'taken' | 'full'> {
  return asOwner(context, owner, async (locked) => {
    const known = await findSavedSearches(locked, owner.userId);
    const name_key = keyOf(search.name);
    if (known.some((one) => one.name_key === name_key)) return 'taken';
    if (known.length >= MAX_SEARCHES) return 'full';
    const row = {
      ...search,
      user_id: owner.userId,
      name_key,
      ...visited(mark, search.created),
      ...markColumns(mark),
    };
    await locked.database.insertInto('saved_search').values(row).execute();
    return row;
  });
}

/** Changes a search. @returns 'unknown' if it is not the customer's, 'taken' if the name is */
export function changeSearch(
  context: QueryContext,
  owner: Owner,
  id: string,
  { name, alert, mark }: SearchChange,
): Promise<SavedSearchTable | 'taken' | 'unknown'> {
  return asOwner(context, owner, async (locked) => {
    const known = await findSavedSearches(locked, owner.userId);
    const search = known.find((one) => one.id === id);
    if (!search) return 'unknown';
    const name_key = name === undefined ? search.name_key : keyOf(name);
    if (known.some((one) => one.id !== id && one.name_key === name_key)) return 'taken';
    const changed = await locked.database
      .updateTable('saved_search')
      // Only these columns, because visits and mails may move their marks meanwhile.
      .set({
        name: name ?? search.name,
        name_key,
        alert: alert ?? search.alert,
        ...(mark ? markColumns(mark) : {}),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    // A removal does not wait for this lock.
    return changed ?? 'unknown';
  });
}

/**
 * Records a visit: all homes so far are known, and no mail will announce them. @returns false if it is another
 * customer's search
 */
export async function visitSearch(
  { database }: QueryContext,
  userId: string,
  id: string,
  { mark, at }: { mark: Mark; at: string },
): Promise<boolean> {
  const row = await database
    .updateTable('saved_search')
    .set({ ...visited(mark, at), told_day: mark.day, told_seen: mark.seen })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a search and its unsent mails; does nothing if it is not the customer's. */
export async function removeSearch({ database }: QueryContext, userId: string, id: string): Promise<void> {
  await database.deleteFrom('saved_search').where('user_id', '=', userId).where('id', '=', id).execute();
}
