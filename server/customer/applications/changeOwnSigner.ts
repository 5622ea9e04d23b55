import { FieldErrors, ServiceError } from '#server/http/errors.ts';
import { emailKeyOf } from '#server/schemas/personSchema.ts';
import { resetAcceptedMatches } from '#server/store/customer/acceptedMatches.ts';
import { changeApplication, lockApplication, touchApplication } from '#server/store/customer/applications.ts';
import type { ApplicationTable, SignerTable } from '#server/store/customer/applicationTables.ts';
import { asOwner, type Owner } from '#server/store/customer/customers.ts';
import {
  changeSigner,
  findSigner,
  insertSigner,
  isApplying,
  type SignerChange,
} from '#server/store/customer/signers.ts';
import type { CustomerTable, QueryContext } from '#server/store/tables.ts';
import type {
  WireBirthDate,
  WireNewSigner,
  WireSignerChanges,
} from '../../../src/api/customer/applicationContract.ts';
import { type AccessedApplication, findAccessible, refuseUnknownApplication } from './applicationAccess.ts';
import { refuseChange } from './changeOwnApplication.ts';
import { refuseStale } from './etags.ts';
import { NO_CODE } from './invitationCode.ts';
import { relationOf } from './requiredFields.ts';
import { storedSignerSections } from './storedSections.ts';
import { changedSigner, SIGNER_MESSAGE } from './takeChanges.ts';

/** The time of a call. */
export interface Moment {
  /** ISO 8601. */
  now: string;
  today: WireBirthDate;
}

/** One PUT of a co-applicant. */
export interface SignerCall extends Moment {
  applicationId: string;
  signerId: string;
  /** The version that it changes. */
  version: number;
  changes: WireSignerChanges;
}

/** A co-applicant that is locked for the rest of the transaction. */
export interface LockedSigner {
  locked: QueryContext;
  /** The caller. */
  customer: CustomerTable;
  application: ApplicationTable;
  role: AccessedApplication['role'] | 'invited';
  signer: SignerTable;
}

/** Answers 404: the id is not a co-applicant of this application. */
export function refuseUnknownSigner(): never {
  throw new ServiceError(404, 'There is no such co-applicant.');
}

function refuseSecondSigner(): never {
  const errors = [{ field: 'signers', message: 'must not have more items', keyword: 'maxItems' }];
  throw new FieldErrors('There is another co-applicant.', errors, 409);
}

const keyOfEmail = (email: string | undefined): string | null =>
  email === undefined ? null : emailKeyOf(email);

/** Adds the co-applicant. An existing one with the same email stays unchanged. */
export function addOwnSigner(
  store: QueryContext,
  owner: Owner,
  id: string,
  { relation, person = {} }: WireNewSigner,
  { now, today }: Moment,
): Promise<{ signer: SignerTable; isNew: boolean }> {
  return asOwner(store, owner, async (locked) => {
    const application = await lockApplication(locked, id);
    if (application?.user_id !== owner.userId) refuseUnknownApplication();
    const sections = changedSigner({ person: {}, employment: {} }, { person }, today);
    const email_key = keyOfEmail(sections.person.email);
    const known = await findSigner(locked, id);
    if (known) return known.email_key === email_key ? { signer: known, isNew: false } : refuseSecondSigner();
    if (application.status !== 'draft') refuseChange(application.status);
    const signer: SignerTable = {
      id: crypto.randomUUID(),
      application_id: id,
      user_id: null,
      version: 1,
      state: 'draft',
      relation: relation ?? null,
      email_key,
      sections: JSON.stringify(sections),
      invited: null,
      ...NO_CODE,
    };
    await insertSigner(locked, signer);
    if (application.is_alone === 0) await touchApplication(locked, id, now);
    else await changeApplication(locked, application, { is_alone: 0, updated: now });
    return { signer, isNew: true };
  });
}

/**
 * Locks a co-applicant for a call of anybody who has access, at the given version.
 * @throws ServiceError 404, 412 for a stale version, 409 for a withdrawn application
 */
export function withSigner<Result>(
  store: QueryContext,
  owner: Owner,
  { applicationId, signerId, version }: Pick<SignerCall, 'applicationId' | 'signerId' | 'version'>,
  work: (locked: LockedSigner) => Promise<Result>,
): Promise<Result> {
  return asOwner(store, owner, async (locked, customer) => {
    await lockApplication(locked, applicationId);
    const { application, role, signer } = await findAccessible(locked, owner, applicationId);
    if (signer?.id !== signerId) refuseUnknownSigner();
    if (signer.version !== version) refuseStale();
    if (application.status === 'withdrawn') refuseChange(application.status);
    return work({ locked, customer, application, role, signer });
  });
}

/**
 * Writes a change of a locked co-applicant. If the number of applicants changes, an accepted match goes back to
 * "offered".
 * @throws ServiceError 412 if the co-applicant has left in the meantime
 */
export async function writeSigner(
  { locked, signer }: LockedSigner,
  change: SignerChange,
  now: string,
): Promise<SignerTable> {
  const changed = (await changeSigner(locked, signer, change)) ?? refuseStale();
  if (isApplying(changed) !== isApplying(signer)) await resetAcceptedMatches(locked, [signer.application_id]);
  await touchApplication(locked, signer.application_id, now);
  return changed;
}

function refuseNewEmail(): never {
  const errors = [{ field: 'person.email', message: 'is that of an account', keyword: 'const' }];
  throw new FieldErrors('The email cannot be changed after the invitation was accepted.', errors, 409);
}

/**
 * Works out the change of a co-applicant. A new email cancels the invitation, and replaces a co-applicant who
 * declined. Undefined when nothing changes.
 * @throws ServiceError 409 when the application is submitted, or for a new email after the invitation was accepted;
 * FieldErrors
 */
export function signerChange(
  { application, signer }: LockedSigner,
  { relation = relationOf(signer), person, employment }: WireSignerChanges,
  today: WireBirthDate,
): SignerChange | undefined {
  const changes = { ...(person ? { person } : {}), ...(employment ? { employment } : {}) };
  const sections = changedSigner(storedSignerSections(signer), changes, today);
  const email_key = keyOfEmail(sections.person.email);
  const text = JSON.stringify(sections);
  if (text === signer.sections && relation === signer.relation) return undefined;
  if (application.status !== 'draft') refuseChange(application.status);
  const typed = { relation, sections: text };
  // Changes after a co-applicant has left describe a new person.
  if (email_key === signer.email_key) return signer.state === 'left' ? { ...typed, state: 'draft' } : typed;
  if (signer.state === 'accepted') refuseNewEmail();
  return { ...typed, email_key, state: 'draft', invited: null, ...NO_CODE };
}

/** Answers 400 for one field of a co-applicant. */
export function refuseField(field: string, message: string, keyword: string): never {
  throw new FieldErrors(SIGNER_MESSAGE, [{ field, message, keyword }]);
}
