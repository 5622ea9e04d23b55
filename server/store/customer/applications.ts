import type { QueryContext } from '../tables.ts';
import type { ApplicationTable } from './applicationTables.ts';

/** Columns of an application that may change. */
export type ApplicationChange = Partial<
  Pick<ApplicationTable, 'status' | 'submitted' | 'is_alone' | 'sections'>
>;

/** An application by its id, of any customer. */
export function findApplication(
  { database }: QueryContext,
  id: string,
): Promise<ApplicationTable | undefined> {
  return database.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The customer's application that is not withdrawn; there is at most one. */
export function findCurrentApplication(
  { database }: QueryContext,
  userId: string,
): Promise<ApplicationTable | undefined> {
  return database
    .selectFrom('application')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '<>', 'withdrawn')
    .executeTakeFirst();
}

/**
 * Locks an application for the rest of the transaction by writing to it, and returns its row. Other calls that change
 * it, its co-applicant or its matches wait. Undefined if it no longer exists.
 */
export function lockApplication(
  { database }: QueryContext,
  id: string,
): Promise<ApplicationTable | undefined> {
  return database
    .updateTable('application')
    .set((row) => ({ updated: row.ref('updated') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Inserts an application. */
export async function insertApplication(
  { database }: QueryContext,
  application: ApplicationTable,
): Promise<void> {
  await database.insertInto('application').values(application).execute();
}

/**
 * Changes the given columns of a locked application, and increments its version. `updated` is the time of the call.
 */
export function changeApplication(
  { database }: QueryContext,
  { id, version }: Pick<ApplicationTable, 'id' | 'version'>,
  change: ApplicationChange & Pick<ApplicationTable, 'updated'>,
): Promise<ApplicationTable> {
  return database
    .updateTable('application')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Sets the time of the last change (ISO 8601), when something that belongs to the application changed. The version
 * stays.
 */
export async function touchApplication(
  { database }: QueryContext,
  id: string,
  updated: string,
): Promise<void> {
  await database.updateTable('application').set({ updated }).where('id', '=', id).execute();
}
