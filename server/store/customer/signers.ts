import { emailKeyOf } from '#server/schemas/personSchema.ts';
import type { QueryContext } from '../tables.ts';
import { resetAcceptedMatches } from './acceptedMatches.ts';
import type { ApplicationTable, SignerTable } from './applicationTables.ts';

/** Columns of a co-applicant that may change. */
export type SignerChange = Partial<Omit<SignerTable, 'id' | 'application_id' | 'version'>>;

/** An application that a customer is invited to, with the co-applicant's row. */
export interface Invitation {
  application: Pick<ApplicationTable, 'id' | 'sections'>;
  signer: SignerTable & { state: 'invited' | 'accepted' };
}

/** The co-applicant of an application; undefined if there is none. */
export function findSigner(
  { database }: QueryContext,
  applicationId: string,
): Promise<SignerTable | undefined> {
  return database
    .selectFrom('signer')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

const isSent = (signer: SignerTable): signer is Invitation['signer'] =>
  signer.state === 'invited' || signer.state === 'accepted';

/** Other customers' applications that a customer is invited to by email or has joined, except withdrawn ones. */
export async function findInvitations(
  { database }: QueryContext,
  { userId, email }: { userId: string; email: string },
): Promise<Invitation[]> {
  const rows = await database
    .selectFrom('signer')
    .innerJoin('application', 'application.id', 'signer.application_id')
    .selectAll('signer')
    .select('application.sections as application_sections')
    .where('application.status', '<>', 'withdrawn')
    .where('application.user_id', '<>', userId)
    .where(({ or, and, eb }) =>
      or([
        and([eb('signer.state', '=', 'accepted'), eb('signer.user_id', '=', userId)]),
        and([eb('signer.state', '=', 'invited'), eb('signer.email_key', '=', emailKeyOf(email))]),
      ]),
    )
    .orderBy('signer.invited', 'desc')
    .orderBy('signer.id')
    .execute();
  return rows.flatMap(({ application_sections: sections, ...signer }) =>
    isSent(signer) ? [{ application: { id: signer.application_id, sections }, signer }] : [],
  );
}

/** Inserts a co-applicant. */
export async function insertSigner({ database }: QueryContext, signer: SignerTable): Promise<void> {
  await database.insertInto('signer').values(signer).execute();
}

/**
 * Changes the given columns of a co-applicant, and increments the version. @returns undefined if they have another
 * version: deleting their account does not wait for the lock
 */
export function changeSigner(
  { database }: QueryContext,
  { id, version }: Pick<SignerTable, 'id' | 'version'>,
  change: SignerChange,
): Promise<SignerTable | undefined> {
  return database
    .updateTable('signer')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

/** Counts a wrong code. The version stays. */
export async function countWrongCode({ database }: QueryContext, id: string): Promise<void> {
  await database
    .updateTable('signer')
    .set((row) => ({ code_attempts: row('code_attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Removes the co-applicant from an application. */
export async function removeSigner({ database }: QueryContext, applicationId: string): Promise<void> {
  await database.deleteFrom('signer').where('application_id', '=', applicationId).execute();
}

/** False after a co-applicant declined or left. */
export const isApplying = ({ state }: Pick<SignerTable, 'state'>): boolean =>
  state !== 'declined' && state !== 'left';

/**
 * Deletes a customer's data as a co-applicant of others; only the state "left" remains. Accepted matches go back to
 * "offered".
 */
export async function forgetSigner(context: QueryContext, userId: string): Promise<void> {
  const left = await context.database
    .updateTable('signer')
    .set((row) => ({
      user_id: null,
      state: 'left',
      email_key: null,
      sections: JSON.stringify({ person: {}, employment: {} }),
      invited: null,
      code_hash: null,
      code_expires: null,
      code_attempts: 0,
      version: row('version', '+', 1),
    }))
    .where('user_id', '=', userId)
    .returning('application_id')
    .execute();
  const applications = left.map(({ application_id }) => application_id);
  await resetAcceptedMatches(context, applications);
}
