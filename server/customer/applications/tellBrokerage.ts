import type { ApplicationTable, SignerTable } from '#server/store/customer/applicationTables.ts';
import { findAllDocuments } from '#server/store/customer/documents.ts';
import { findSigner } from '#server/store/customer/signers.ts';
import {
  findUntold,
  keepApplicationLead,
  type ToldApplication,
} from '#server/store/leads/applicationLeads.ts';
import type { LeadTable, QueryContext } from '#server/store/tables.ts';
import type { CustomerOptions } from '../customerOptions.ts';
import { storedSections } from './storedSections.ts';

/** An application that was submitted or withdrawn just now. */
export interface Telling {
  application: ApplicationTable;
  signer: SignerTable | undefined;
  /** When that was, ISO 8601. */
  at: string;
  /** ISO 8601. */
  now: string;
  requestId: string;
  isForwarded: boolean;
}

/** Of a withdrawal only whose it was: whoever called has the rest from the submission. */
async function toldOf(held: QueryContext, { application, signer }: Telling): Promise<ToldApplication> {
  const { id, status, submitted } = application;
  if (status !== 'submitted') return { id, status: 'withdrawn', submitted };
  const names = (await findAllDocuments(held, id)).flatMap(({ state, name }) =>
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
 * Queues for the brokerage that an application was submitted or withdrawn, within the caller's transaction.
 * @returns the lead; undefined where it was stored before
 */
export async function tellBrokerage(held: QueryContext, telling: Telling): Promise<LeadTable | undefined> {
  const { application, at, now, requestId, isForwarded } = telling;
  const { applicant, price } = storedSections(application);
  return keepApplicationLead(held, {
    told: await toldOf(held, telling),
    userId: application.user_id,
    person: {
      first_name: applicant.firstName ?? '',
      last_name: applicant.lastName ?? '',
      email: applicant.email ?? '',
      phone: applicant.phone ?? '',
    },
    price: price.total ?? null,
    at,
    now,
    requestId,
    isForwarded,
  });
}

/** Queues every submitted application that the brokerage was not told of, as those of an older release. */
export async function tellUntold({
  store,
  clock,
  brokerage,
}: Pick<CustomerOptions, 'store' | 'clock' | 'brokerage'>): Promise<void> {
  const now = clock.now().toISOString();
  for (const application of await findUntold(store)) {
    const signer = await findSigner(store, application.id);
    const isForwarded = brokerage?.isForwarded ?? false;
    const at = application.submitted ?? now;
    const lead = await tellBrokerage(store, {
      application,
      signer,
      at,
      now,
      requestId: 'start',
      isForwarded,
    });
    if (lead) brokerage?.told(lead);
  }
}
