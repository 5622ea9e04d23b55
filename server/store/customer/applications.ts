import type { QueryContext } from '../tables.ts';
import type { ApplicationTable } from './applicationTables.ts';

/** What of an application may change. */
export type ApplicationChange = Partial<
  Pick<ApplicationTable, 'status' | 'submitted' | 'is_alone' | 'sections'>
>;

/** An application by its id, whoever asks. */
export function findApplication(
  { database }: QueryContext,
  id: string,
): Promise<ApplicationTable | undefined> {
  return database.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The customer's own that is not withdrawn; there is at most one. */
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
 * The newest of an application, for the rest of the transaction: writing it is what makes another call that changes it,
 * its co-applicant or its matches wait. Undefined where it is gone.
 */
export function holdApplication(
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

/** Adds an application, as it is. */
export async function insertApplication(
  { database }: QueryContext,
  application: ApplicationTable,
): Promise<void> {
  await database.insertInto('application').values(application).execute();
}

/** Changes what is given of an application that is held, and counts the change. `updated` is the moment of the call. */
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

/** Notes that something that belongs to an application changed (ISO 8601), which is no change of its own. */
export async function touchApplication(
  { database }: QueryContext,
  id: string,
  updated: string,
): Promise<void> {
  await database.updateTable('application').set({ updated }).where('id', '=', id).execute();
}
