import type { ApplicationTable, SignerTable } from '#server/store/customer/applicationTables.ts';
import { findAllDocuments } from '#server/store/customer/documents.ts';
import { findSigner } from '#server/store/customer/signers.ts';
import {
  type ApplicationSummary,
  findApplicationsWithoutLead,
  insertApplicationLead,
} from '#server/store/leads/applicationLeads.ts';
import type { LeadTable, QueryContext } from '#server/store/tables.ts';
import type { CustomerOptions } from '../customerOptions.ts';
import { storedSections } from './storedSections.ts';

/** An application that was just submitted or withdrawn. */
export interface ApplicationEvent {
  application: ApplicationTable;
  signer: SignerTable | undefined;
  /** Time of the submission or withdrawal, ISO 8601. */
  at: string;
  requestId: string;
  isForwarded: boolean;
  /** Language of the customer's page; undefined if unknown. */
  language?: 'en' | 'fr' | undefined;
}

/** A withdrawal carries only the ids, because the brokerage has the rest from the submission. */
async function summaryOf(
  locked: QueryContext,
  { application, signer }: ApplicationEvent,
): Promise<ApplicationSummary> {
  const { id, status, submitted } = application;
  if (status !== 'submitted') return { id, status: 'withdrawn', submitted };
  const names = (await findAllDocuments(locked, id)).flatMap(({ state, name }) =>
    state === 'kept' ? [name] : [],
  );
  return {
    id,
    status,
    submitted,
    province: storedSections(application).property.province,
    coApplicant: application.is_alone === 0 && signer ? signer.state : 'none',
    documents: { count: names.length, names },
  };
}

/**
 * Stores a lead for the brokerage about a submission or withdrawal, within the caller's transaction.
 * @returns the lead; undefined when it was stored before
 */
export async function queueBrokerageLead(
  locked: QueryContext,
  event: ApplicationEvent,
): Promise<LeadTable | undefined> {
  const { application, at, requestId, isForwarded, language } = event;
  const { applicant, price, property } = storedSections(application);
  return insertApplicationLead(locked, {
    summary: await summaryOf(locked, event),
    userId: application.user_id,
    person: {
      first_name: applicant.firstName ?? '',
      last_name: applicant.lastName ?? '',
      email: applicant.email ?? '',
      phone: applicant.phone ?? '',
    },
    price: price.total ?? null,
    city: property.city ?? null,
    language,
    at,
    requestId,
    isForwarded,
  });
}

/**
 * Stores leads for submitted applications that have none, such as those of an older release.
 * @param options `stopped` ends it between two applications when it is aborted
 */
export async function queueMissingLeads({
  store,
  clock,
  brokerage,
  stopped,
}: Pick<CustomerOptions, 'store' | 'clock' | 'brokerage'> & { stopped?: AbortSignal }): Promise<void> {
  const now = clock.now().toISOString();
  for (const application of await findApplicationsWithoutLead(store)) {
    if (stopped?.aborted) return;
    const signer = await findSigner(store, application.id);
    const isForwarded = brokerage?.isForwarded ?? false;
    const at = application.submitted ?? now;
    const lead = await queueBrokerageLead(store, {
      application,
      signer,
      at,
      requestId: 'start',
      isForwarded,
    });
    if (lead) brokerage?.onLeadStored(lead);
  }
}
