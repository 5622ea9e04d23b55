import { ServiceError } from '#server/http/errors.ts';
import {
  type ApplicationChange,
  changeApplication,
  findCurrentApplication,
  insertApplication,
  lockApplication,
} from '#server/store/customer/applications.ts';
import type { ApplicationTable, SignerTable } from '#server/store/customer/applicationTables.ts';
import { asOwner, type Owner } from '#server/store/customer/customers.ts';
import { findSigner, removeSigner } from '#server/store/customer/signers.ts';
import type { LeadTable, QueryContext } from '#server/store/tables.ts';
import type { WireApplicationChanges, WireBirthDate } from '../../../src/api/customer/applicationContract.ts';
import { type AccessedApplication, refuseUnknownApplication } from './applicationAccess.ts';
import { answersOf, isAloneOf } from './applicationViews.ts';
import { queueBrokerageLead } from './brokerageLeads.ts';
import { refuseStale } from './etags.ts';
import { storedSections } from './storedSections.ts';
import { changedSections, checkComplete } from './takeChanges.ts';

/** One PUT of an application. */
export interface ApplicationCall {
  id: string;
  /** The version that it changes. */
  version: number;
  changes: WireApplicationChanges;
  /** ISO 8601. */
  now: string;
  today: WireBirthDate;
  requestId: string;
  /** True if leads are forwarded to another system. */
  isForwarded: boolean;
}

/** An application, for its applicant. */
type OwnApplication = Pick<AccessedApplication, 'application' | 'signer'>;

/** The changed application, and the lead for the brokerage if it has to be notified. */
type ChangedApplication = OwnApplication & { lead?: LeadTable };

/** Answers 409: a submitted or withdrawn application cannot be changed. */
export function refuseChange(status: ApplicationTable['status']): never {
  throw new ServiceError(409, `This application is ${status} and cannot be changed.`);
}

/** Returns the customer's application that is not withdrawn, or a new draft with the facts of their account. */
export function startApplication(
  store: QueryContext,
  owner: Owner,
  now: string,
): Promise<{ application: ApplicationTable; isNew: boolean }> {
  return asOwner(store, owner, async (locked, customer) => {
    const current = await findCurrentApplication(locked, owner.userId);
    if (current) return { application: current, isNew: false };
    const { first_name: firstName, last_name: lastName, email, phone } = customer;
    const applicant = {
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      email,
      ...(phone && { phone }),
    };
    const application: ApplicationTable = {
      id: crypto.randomUUID(),
      user_id: owner.userId,
      version: 1,
      status: 'draft',
      created: now,
      updated: now,
      submitted: null,
      is_alone: null,
      sections: JSON.stringify({ property: {}, price: {}, applicant, employment: {} }),
    };
    await insertApplication(locked, application);
    return { application, isNew: true };
  });
}

function refuseClosed(
  { status }: ApplicationTable,
  { status: newStatus, language: _language, ...changes }: WireApplicationChanges,
) {
  const isWithdrawal = newStatus === 'withdrawn' && Object.keys(changes).length === 0;
  if (status === 'withdrawn' || (status === 'submitted' && !isWithdrawal)) refuseChange(status);
}

const isAloneColumn = (isAlone: boolean | null): ApplicationTable['is_alone'] =>
  isAlone === null ? null : isAlone ? 1 : 0;

function changeOf(
  application: ApplicationTable,
  { changes, now, today }: ApplicationCall,
): ApplicationChange {
  const { status = application.status, isAlone = isAloneOf(application) } = changes;
  const isSubmitted = changes.status === 'submitted';
  return {
    status,
    submitted: isSubmitted ? now : application.submitted,
    is_alone: isAloneColumn(isAlone),
    sections: JSON.stringify(changedSections(storedSections(application), changes, today)),
  };
}

const isSame = (application: ApplicationTable, change: ApplicationChange): boolean =>
  (Object.keys(change) as (keyof ApplicationChange)[]).every((name) => change[name] === application[name]); // its own keys

/** Removes the co-applicant and the documents that they added. */
async function dropSigner(locked: QueryContext, { application_id, user_id }: SignerTable): Promise<void> {
  await removeSigner(locked, application_id);
  if (user_id === null) return;
  await locked.database
    .deleteFrom('application_document')
    .where('application_id', '=', application_id)
    .where('user_id', '=', user_id)
    .execute();
}

/** The brokerage is not notified of the withdrawal of a draft, because it has not heard of it. */
const needsLead = (before: ApplicationTable, { status }: ApplicationTable): boolean =>
  status !== before.status && (status === 'submitted' || before.status === 'submitted');

/**
 * Changes the given parts of an application, in one transaction.
 * @throws ServiceError 404, 412 for a stale version, 409 for an application that cannot be changed; FieldErrors
 */
export function changeOwnApplication(
  store: QueryContext,
  owner: Owner,
  call: ApplicationCall,
): Promise<ChangedApplication> {
  return asOwner(store, owner, async (locked) => {
    const application = await lockApplication(locked, call.id);
    if (application?.user_id !== owner.userId) refuseUnknownApplication();
    if (application.version !== call.version) refuseStale();
    refuseClosed(application, call.changes);
    const known = await findSigner(locked, application.id);
    const change = changeOf(application, call);
    const signer = change.is_alone === 1 ? undefined : known;
    if (change.status === 'submitted') checkComplete(answersOf({ ...application, ...change }, signer));
    if (known && !signer) await dropSigner(locked, known);
    // Saving the same values changes nothing, so the version of other open pages stays current.
    const changed = isSame(application, change)
      ? application
      : await changeApplication(locked, application, { ...change, updated: call.now });
    const { now, requestId, isForwarded } = call;
    const { language } = call.changes;
    const telling = { application: changed, signer, at: now, requestId, isForwarded, language };
    const lead = needsLead(application, changed) ? await queueBrokerageLead(locked, telling) : undefined;
    return { application: changed, ...(signer ? { signer } : {}), ...(lead ? { lead } : {}) };
  });
}
