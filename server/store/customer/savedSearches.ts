import type { QueryContext, SavedSearchTable } from '../tables.ts';
import { asOwner, type Owner } from './customers.ts';

/** Up to where the homes of a search are known. */
export interface Mark {
  /** Days since 1970-01-01. */
  day: number;
  /** How many homes of that very day there were. */
  seen: number;
}

/** A search to save. */
export type NewSearch = Pick<
  SavedSearchTable,
  'id' | 'name' | 'path' | 'criteria' | 'language' | 'alert' | 'created'
> & { mark: Mark };

/** What of a search may change; a new mark is what mails go on from. */
export interface SearchChange {
  name?: string | undefined;
  alert?: SavedSearchTable['alert'] | undefined;
  mark?: Mark | undefined;
}

/** At most so many a customer. */
export const MOST_SEARCHES = 50;

/** Names that read the same are the same. */
function keyOf(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}

const told = ({ day, seen }: Mark) => ({ told_day: day, told_seen: seen, looked_day: day });
const visited = ({ day, seen }: Mark, at: string) => ({
  visited: at,
  visited_day: day,
  visited_seen: seen,
});

/** A customer's searches, the newest first. */
export function findSavedSearches({ database }: QueryContext, userId: string): Promise<SavedSearchTable[]> {
  return database
    .selectFrom('saved_search')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created', 'desc')
    .orderBy('id')
    .execute();
}

/** One search of a customer; undefined for another's. */
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

/** Saves a search. @returns why not where its name is taken or there is no room */
export function addSearch(
  context: QueryContext,
  owner: Owner,
  { mark, ...search }: NewSearch,
): Promise<SavedSearchTable | 'taken' | 'full'> {
  return asOwner(context, owner, async (held) => {
    const known = await findSavedSearches(held, owner.userId);
    const name_key = keyOf(search.name);
    if (known.some((one) => one.name_key === name_key)) return 'taken';
    if (known.length >= MOST_SEARCHES) return 'full';
    const row = {
      ...search,
      user_id: owner.userId,
      name_key,
      ...visited(mark, search.created),
      ...told(mark),
    };
    await held.database.insertInto('saved_search').values(row).execute();
    return row;
  });
}

/** Changes what is given. @returns 'unknown' for a search that is not the customer's, 'taken' for a name that is */
export function changeSearch(
  context: QueryContext,
  owner: Owner,
  id: string,
  { name, alert, mark }: SearchChange,
): Promise<SavedSearchTable | 'taken' | 'unknown'> {
  return asOwner(context, owner, async (held) => {
    const known = await findSavedSearches(held, owner.userId);
    const search = known.find((one) => one.id === id);
    if (!search) return 'unknown';
    const name_key = name === undefined ? search.name_key : keyOf(name);
    if (known.some((one) => one.id !== id && one.name_key === name_key)) return 'taken';
    const changed = await held.database
      .updateTable('saved_search')
      // Nothing else: visits and mails move their marks meanwhile.
      .set({
        name: name ?? search.name,
        name_key,
        alert: alert ?? search.alert,
        ...(mark ? told(mark) : {}),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    // Who takes a search out waits for nobody.
    return changed ?? 'unknown';
  });
}

/** The customer knows all that there is now, and no mail tells of it any more. @returns false for another's search */
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

/** Takes a search out, with its mails that have not gone out yet; nothing where it is not the customer's. */
export async function removeSearch({ database }: QueryContext, userId: string, id: string): Promise<void> {
  await database.deleteFrom('saved_search').where('user_id', '=', userId).where('id', '=', id).execute();
}
