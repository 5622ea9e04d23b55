import { WrongSetting } from '#server/config/configuration.ts';
import { storedSections, storedSignerSections } from '#server/customer/applications/storedSections.ts';
import type { DocumentFiles } from '#server/customer/documents/documentFiles.ts';
import { matchesOf } from '#server/customer/matching/applicationMatches.ts';
import { findApplication } from '#server/store/customer/applications.ts';
import type { ApplicationDocumentTable } from '#server/store/customer/applicationTables.ts';
import { findAllDocuments } from '#server/store/customer/documents.ts';
import { findSigner } from '#server/store/customer/signers.ts';
import type { QueryContext } from '#server/store/tables.ts';

type Match = Awaited<ReturnType<typeof matchesOf>>[number];

/** The customer's answers, one per line: "price.downPayment: 150000". */
function answers(value: unknown, name = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`  ${name}: ${value}`];
  return Object.entries(value).flatMap(([key, member]) =>
    answers(member, name === '' ? key : `${name}.${key}`),
  );
}

const dollars = (value: number): string =>
  `$${value.toLocaleString('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

function matchLine(match: Match): string {
  const { lender, rank, rate, rateType, termYears, amortizationYears, payment, isEligible, state } = match;
  const offer = `${rate}% ${rateType}, ${termYears} of ${amortizationYears} years, ${dollars(payment)} a month`;
  const verdict = isEligible ? state : `would not lend: ${match.reasons.map(({ code }) => code).join(', ')}`;
  return `  ${rank}. ${lender}: ${offer} (${verdict})`;
}

async function documentLine(
  files: DocumentFiles,
  document: ApplicationDocumentTable,
  applicant: string,
): Promise<string> {
  const { name, kind, size, user_id, state } = document;
  const owner = user_id === applicant ? 'applicant' : 'co-applicant';
  const where = state === 'waiting' ? 'not sent yet' : await files.locate(document);
  return `  ${kind}, ${owner}: ${name} (${size} bytes): ${where ?? 'its file is not here'}`;
}

/**
 * A submitted application as text for the brokerage: all answers, the lenders' matches, and the paths or addresses of
 * its documents.
 * @throws WrongSetting if there is no submitted application with this id
 */
export async function applicationText(
  store: QueryContext,
  id: string,
  files: DocumentFiles,
): Promise<string> {
  const application = await findApplication(store, id);
  if (!application?.submitted) {
    throw new WrongSetting('--application', id, 'the id of an application that was submitted');
  }
  const signer = await findSigner(store, id);
  const documents = await findAllDocuments(store, id);
  const isOpen = application.status === 'submitted';
  const matches = isOpen ? await matchesOf(store, { application, ...(signer ? { signer } : {}) }) : [];
  return [
    `Application ${id}: ${application.status}, submitted ${application.submitted}`,
    ...answers(storedSections(application)),
    ...(signer && application.is_alone === 0
      ? [`Co-applicant: ${signer.state}`, ...answers(storedSignerSections(signer))]
      : ['Co-applicant: none']),
    `Lenders: ${matches.length}`,
    ...matches.map(matchLine),
    `Documents: ${documents.length}`,
    ...(await Promise.all(documents.map((document) => documentLine(files, document, application.user_id)))),
  ].join('\n');
}
