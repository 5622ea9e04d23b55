import { ServiceError } from '#server/http/errors.ts';
import { emailKeyOf } from '#server/schemas/personSchema.ts';
import { findApplication } from '#server/store/customer/applications.ts';
import type { ApplicationTable, SignerTable } from '#server/store/customer/applicationTables.ts';
import type { Owner } from '#server/store/customer/customers.ts';
import { findSigner } from '#server/store/customer/signers.ts';
import type { QueryContext } from '#server/store/tables.ts';

/** An application as one of the two who apply has it. */
export interface AccessedApplication {
  application: ApplicationTable;
  role: 'applicant' | 'co_applicant';
  /** The co-applicant, however far they are; of role co_applicant the caller. */
  signer?: SignerTable;
}

/** An application as it is to whoever was asked to take part in it, and has not answered yet. */
export interface InvitedApplication {
  application: ApplicationTable;
  role: 'invited';
  signer: SignerTable;
}

/** Ids are ours: not every database takes every character of what an address may hold. */
const isId = (id: string): boolean => /^[\da-f-]{36}$/.test(id);

/** Answers 404, with the same words whether there is no such thing or it is another's. */
export function noApplication(): never {
  throw new ServiceError(404, 'There is no such application.');
}

/**
 * An application as its applicant, its co-applicant or whoever is invited to it by the email of their token has it.
 * @throws ServiceError 404 for one that is not theirs, and for what no application has as its id
 */
export async function applicationSeenBy(
  store: QueryContext,
  { userId, email }: Owner,
  id: string,
): Promise<AccessedApplication | InvitedApplication> {
  const application = isId(id) ? await findApplication(store, id) : undefined;
  if (!application) noApplication();
  const signer = await findSigner(store, id);
  if (application.user_id === userId) {
    return { application, role: 'applicant', ...(signer ? { signer } : {}) };
  }
  if (signer?.state === 'accepted' && signer.user_id === userId) {
    return { application, role: 'co_applicant', signer };
  }
  const isInvited = signer?.state === 'invited' && signer.email_key === emailKeyOf(email);
  // Who answers too late is not told what became of it.
  if (!isInvited || application.status === 'withdrawn') noApplication();
  return { application, role: 'invited', signer };
}

/**
 * An application as one of the two who apply has it.
 * @throws ServiceError 404 for one that is not theirs, and for what no application has as its id
 */
export async function applicationFor(
  store: QueryContext,
  owner: Owner,
  id: string,
): Promise<AccessedApplication> {
  const seen = await applicationSeenBy(store, owner, id);
  return seen.role === 'invited' ? noApplication() : seen;
}
