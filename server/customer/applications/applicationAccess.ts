import { ServiceError } from '#server/http/errors.ts';
import { emailKeyOf } from '#server/schemas/personSchema.ts';
import { findApplication } from '#server/store/customer/applications.ts';
import type { ApplicationTable, SignerTable } from '#server/store/customer/applicationTables.ts';
import type { Owner } from '#server/store/customer/customers.ts';
import { findSigner } from '#server/store/customer/signers.ts';
import type { QueryContext } from '#server/store/tables.ts';

/** An application as the applicant or the co-applicant accesses it. */
export interface AccessedApplication {
  application: ApplicationTable;
  role: 'applicant' | 'co_applicant';
  /** The co-applicant in any state. With the role co_applicant it is the caller. */
  signer?: SignerTable;
}

/** An application, as accessed by an invited person who has not answered yet. */
export interface InvitedApplication {
  application: ApplicationTable;
  role: 'invited';
  signer: SignerTable;
}

/** This comes first, because not every database accepts every character that an address may contain. */
const isId = (id: string): boolean => /^[\da-f-]{36}$/.test(id);

/** Answers 404, with the same words for an unknown application and for another customer's. */
export function refuseUnknownApplication(): never {
  throw new ServiceError(404, 'There is no such application.');
}

/**
 * Finds an application for its applicant, for its co-applicant, or for a person who is invited to it by the email in
 * their token.
 * @throws ServiceError 404 for another customer's application and for an unknown id
 */
export async function findAccessible(
  store: QueryContext,
  { userId, email }: Owner,
  id: string,
): Promise<AccessedApplication | InvitedApplication> {
  const application = isId(id) ? await findApplication(store, id) : undefined;
  if (!application) refuseUnknownApplication();
  const signer = await findSigner(store, id);
  if (application.user_id === userId) {
    return { application, role: 'applicant', ...(signer ? { signer } : {}) };
  }
  if (signer?.state === 'accepted' && signer.user_id === userId) {
    return { application, role: 'co_applicant', signer };
  }
  const isInvited = signer?.state === 'invited' && signer.email_key === emailKeyOf(email);
  // A person who answers too late does not learn the state of the application.
  if (!isInvited || application.status === 'withdrawn') refuseUnknownApplication();
  return { application, role: 'invited', signer };
}

/**
 * Finds an application for its applicant or its co-applicant.
 * @throws ServiceError 404 for another customer's application and for an unknown id
 */
export async function applicationFor(
  store: QueryContext,
  owner: Owner,
  id: string,
): Promise<AccessedApplication> {
  const found = await findAccessible(store, owner, id);
  return found.role === 'invited' ? refuseUnknownApplication() : found;
}
