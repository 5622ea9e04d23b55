import { createHash } from 'node:crypto';
import type { ApplicationTable, SignerTable } from '../customer/applicationTables.ts';
import type { LeadTable, QueryContext } from '../tables.ts';
import { insertLead } from './insertLead.ts';

/**
 * The summary of an application for the brokerage: enough to call the customer, without income, debts or date of
 * birth.
 */
export interface ApplicationSummary {
  id: string;
  status: 'submitted' | 'withdrawn';
  /** ISO 8601. */
  submitted: string | null;
  /** Code of the home's province: "ON". */
  province?: string | undefined;
  /** State of the co-applicant; `none` for a single applicant. */
  coApplicant?: SignerTable['state'] | 'none';
  /** Names and number of the documents whose files are stored. */
  documents?: { count: number; names: string[] };
}

/** A submission or withdrawal, to be stored as a lead. */
export interface ApplicationEvent {
  summary: ApplicationSummary;
  /** The customer, with whom the lead is deleted; null if they are being removed. */
  userId: string | null;
  /** The person to call. */
  person: Pick<LeadTable, 'first_name' | 'last_name' | 'email' | 'phone'>;
  price: number | null;
  /** City of the home; null if unknown. */
  city: string | null;
  /** Language of the customer's page; undefined if unknown. */
  language: 'en' | 'fr' | undefined;
  /** Time of the submission or withdrawal, ISO 8601. */
  at: string;
  requestId: string;
  /** True if leads are forwarded to another system. */
  isForwarded: boolean;
}

/** The application in a lead; undefined for other kinds of leads. */
export function applicationOf({
  application,
}: Pick<LeadTable, 'application'>): ApplicationSummary | undefined {
  // The column is missing in a database that no newer release has opened yet.
  return application ? (JSON.parse(application) as ApplicationSummary) : undefined; // written by this product
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Stores an application's submission or withdrawal as a lead, once.
 * @returns the lead; undefined if another server has just stored it
 */
export async function insertApplicationLead(
  context: QueryContext,
  event: ApplicationEvent,
): Promise<LeadTable | undefined> {
  const { summary, userId, person, price, city, language, at, requestId, isForwarded } = event;
  const application = JSON.stringify(summary);
  const lead: LeadTable = {
    id: crypto.randomUUID(),
    received: at,
    kind: summary.status === 'submitted' ? 'application' : 'withdrawal',
    ...person,
    city,
    address: null,
    price,
    code: null,
    board: null,
    message: null,
    user_id: userId,
    application,
    context: language === undefined ? null : JSON.stringify({ language }),
    // Keys from the header contain no space, so they cannot equal this one.
    key_hash: hashOf(`application ${summary.id} ${summary.status}`),
    content_hash: hashOf(application),
    request_id: requestId,
    forwarding: isForwarded ? 'waiting' : 'kept',
    forward_attempts: 0,
    forward_due: null,
    forward_problem: null,
  };
  const { id } = await insertLead(context, lead);
  return id === lead.id ? lead : undefined;
}

/** Submitted applications without a lead. */
export function findApplicationsWithoutLead({ database }: QueryContext): Promise<ApplicationTable[]> {
  return database
    .selectFrom('application')
    .selectAll()
    .where('status', '=', 'submitted')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lead')
            .select('lead.id')
            .where('lead.kind', '=', 'application')
            .whereRef('lead.user_id', '=', 'application.user_id')
            .whereRef('lead.received', '>=', 'application.submitted'),
        ),
      ),
    )
    .execute();
}

/**
 * Stores a withdrawal for the submitted application of a customer who is being removed, without personal data.
 * @param at ISO 8601
 */
export async function insertRemovalLead(
  context: QueryContext,
  { userId, at, isForwarded }: { userId: string; at: string; isForwarded: boolean },
): Promise<LeadTable | undefined> {
  const application = await context.database
    .selectFrom('application')
    .select(['id', 'submitted'])
    .where('user_id', '=', userId)
    .where('status', '=', 'submitted')
    .executeTakeFirst();
  if (!application) return undefined;
  return insertApplicationLead(context, {
    summary: { ...application, status: 'withdrawn' },
    userId: null,
    person: { first_name: '', last_name: '', email: '', phone: '' },
    price: null,
    city: null,
    language: undefined,
    at,
    requestId: 'removal',
    isForwarded,
  });
}
