import { findCurrentApplication } from '#server/store/customer/applications.ts';
import type {
  ApplicationReviewTable,
  ApplicationTable,
  SignerTable,
} from '#server/store/customer/applicationTables.ts';
import type { Owner } from '#server/store/customer/customers.ts';
import { findDocuments } from '#server/store/customer/documents.ts';
import { findInvitations, findSigner } from '#server/store/customer/signers.ts';
import { findReview } from '#server/store/desk/reviews.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type {
  WireDashboard,
  WireDocumentKind,
  WireSection,
} from '../../../src/api/customer/applicationContract.ts';
import { matchesOf } from '../matching/applicationMatches.ts';
import { answersOf } from './applicationViews.ts';
import { type RequiredField, requiredFields, SECTIONS } from './requiredFields.ts';
import { isEmployed } from './sectionRules.ts';
import { type Sections, storedSections, storedSignerSections } from './storedSections.ts';

type ShownApplication = NonNullable<WireDashboard['application']>;

function sectionOf(
  section: WireSection,
  fields: readonly RequiredField[],
): ShownApplication['sections'][number] {
  const own = fields.filter((field) => field.section === section);
  return {
    section,
    missing: own.filter(({ isThere }) => !isThere).length,
    isStarted: own.some(({ isThere }) => isThere),
  };
}

/**
 * Progress in percent. Every section counts the same: before its first answer a section has few required fields, so
 * counting fields would give it too little weight. 100 only when nothing is missing.
 */
export function percentOf(fields: readonly RequiredField[]): number {
  const parts = SECTIONS.map((section) => {
    const own = fields.filter((field) => field.section === section);
    return own.filter(({ isThere }) => isThere).length / Math.max(1, own.length);
  });
  const whole = parts.reduce((sum, part) => sum + part, 0) / SECTIONS.length;
  // 0.82 * 100 is 81.99999999999999.
  return Math.floor(Number((whole * 100).toFixed(6)));
}

/** The documents that a lender will need for the applicant's answers (docs/decisions/016). */
function requiredDocuments({ property, employment }: Sections): WireDocumentKind[] {
  const hasIncome = (employment.annualIncome ?? 0) > 0;
  return [
    'identity',
    ...(hasIncome ? (['income'] as const) : []),
    ...(isEmployed(employment.status) ? (['employment'] as const) : []),
    'down_payment',
    ...(property.isFound === true ? (['property'] as const) : []),
  ];
}

async function documentsOf(
  store: QueryContext,
  { id, user_id }: ApplicationTable,
  sections: Sections,
): Promise<ShownApplication['documents']> {
  const documents = await findDocuments(store, { application_id: id, user_id });
  const stored = documents.filter(({ state }) => state === 'kept');
  return {
    kept: stored.length,
    wanted: requiredDocuments(sections).filter((wanted) => !stored.some(({ kind }) => kind === wanted)),
  };
}

async function matchCounts(
  store: QueryContext,
  application: ApplicationTable,
  signer: SignerTable | undefined,
): Promise<ShownApplication['matches']> {
  if (application.status !== 'submitted') return { eligible: 0, accepted: null };
  const matches = await matchesOf(store, { application, ...(signer ? { signer } : {}) });
  return {
    eligible: matches.filter(({ isEligible }) => isEligible).length,
    accepted: matches.find(({ state }) => state === 'accepted')?.id ?? null,
  };
}

const nameOf = (signer: SignerTable): string | null => storedSignerSections(signer).person.firstName ?? null;

/** The brokerage's answer to an application; null until it has given one. */
function wireReview(row: ApplicationReviewTable | undefined): ShownApplication['review'] {
  return row ? { state: row.state, sentence: row.sentence, changed: row.changed } : null;
}

async function shownApplication(
  store: QueryContext,
  application: ApplicationTable,
): Promise<ShownApplication | null> {
  const { id, status, updated, submitted } = application;
  if (status === 'withdrawn') return null;
  const signer = await findSigner(store, id);
  const answers = answersOf(application, signer);
  const fields = requiredFields(answers);
  return {
    id,
    status,
    updated,
    submitted,
    sections: SECTIONS.map((section) => sectionOf(section, fields)),
    percent: percentOf(fields),
    signers: signer ? [{ id: signer.id, firstName: nameOf(signer), state: signer.state }] : [],
    documents: await documentsOf(store, application, answers.sections),
    matches: await matchCounts(store, application, signer),
    review: wireReview(await findReview(store, id)),
  };
}

/** The data of the pre-approval's first page. */
export async function dashboardOf(store: QueryContext, owner: Owner): Promise<WireDashboard> {
  const application = await findCurrentApplication(store, owner.userId);
  const invitations = await findInvitations(store, owner);
  return {
    application: application ? await shownApplication(store, application) : null,
    invitations: invitations.map(({ application: invitedTo, signer }) => ({
      applicationId: invitedTo.id,
      signerId: signer.id,
      firstName: storedSections(invitedTo).applicant.firstName ?? null,
      state: signer.state,
    })),
  };
}
