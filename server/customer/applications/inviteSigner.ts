import { ServiceError } from '#server/http/errors.ts';
import { reasonOf } from '#server/mail/outgoingMail.ts';
import { emailKeyOf } from '#server/schemas/personSchema.ts';
import type { SenderBrand } from '#server/store/content/senderBrand.ts';
import type { ApplicationTable, SignerTable } from '#server/store/customer/applicationTables.ts';
import type { Owner } from '#server/store/customer/customers.ts';
import { changeSigner } from '#server/store/customer/signers.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type { WireSignerChanges } from '../../../src/api/customer/applicationContract.ts';
import type { Invitations } from '../customerOptions.ts';
import { refuseField } from './changeOwnSigner.ts';
import { codeColumns, newCode } from './invitationCode.ts';
import { type InvitationFacts, invitationMail } from './invitationMail.ts';
import { type InvitationPauses, PAUSE } from './invitationPauses.ts';
import { storedSections, storedSignerSections } from './storedSections.ts';

/** Timeout of a mail in milliseconds. */
const TIMEOUT_MS = 10_000;

/** An invitation that is stored and not sent yet. */
export interface StoredInvitation {
  facts: Omit<InvitationFacts, 'appUrl' | 'brand'>;
  /** The co-applicant's row before the invitation. */
  before: SignerTable;
}

/** Answers 429 if the pause after an invitation is not over. @param wait milliseconds; 0 or less allows it */
export function refuseWithinPause(wait: number): void {
  if (wait <= 0) return;
  const headers = { 'Retry-After': String(Math.ceil(wait / 1000)) };
  throw new ServiceError(429, 'This address cannot get another invitation yet.', headers);
}

async function checkInvitable(
  signer: SignerTable,
  owner: Owner,
  now: Date,
  pauses: InvitationPauses,
): Promise<void> {
  if (signer.state === 'accepted') throw new ServiceError(409, 'The invitation was already accepted.');
  // This pause is stored and survives a restart.
  refuseWithinPause(signer.invited === null ? 0 : Date.parse(signer.invited) + PAUSE - now.getTime());
  if (signer.email_key === null) refuseField('person.email', 'is missing', 'required');
  if (signer.email_key === emailKeyOf(owner.email)) {
    refuseField('person.email', 'is your own', 'unique');
  }
  refuseWithinPause(await pauses.begin(owner.userId, signer.email_key));
}

/**
 * Prepares an invitation: the change of the co-applicant's row, and the facts of the mail.
 * @param signer with the other changes of the call applied
 * @throws ServiceError 409 after it was accepted, 429 within a minute; FieldErrors without an email
 */
export async function invitationOf(
  { application, signer }: { application: ApplicationTable; signer: SignerTable },
  owner: Owner,
  { language = 'en' }: WireSignerChanges,
  now: Date,
  pauses: InvitationPauses,
) {
  await checkInvitable(signer, owner, now, pauses);
  const code = newCode();
  const { email = '' } = storedSignerSections(signer).person;
  const { firstName } = storedSections(application).applicant;
  const facts: StoredInvitation['facts'] = {
    to: email,
    language,
    firstName,
    code,
    applicationId: application.id,
    signerId: signer.id,
  };
  const change = { state: 'invited' as const, invited: now.toISOString(), ...codeColumns(code, now) };
  return { facts, change };
}

/** Answers 503: there is no way to send mail. */
export function refuseWithoutMail(): never {
  throw new ServiceError(503, 'This server sends no invitations.');
}

/**
 * Sends an invitation. On failure the co-applicant's earlier invitation is restored.
 * @param invitations with the brand, read before the invitation was stored: a failure to read it would leave one that was never sent
 * @throws ServiceError 503 when it was not sent
 */
export async function sendInvitation(
  store: QueryContext,
  { carry, appUrl, log, brand }: Invitations & { brand: SenderBrand },
  signer: SignerTable,
  { facts, before }: StoredInvitation,
  endPause: () => Promise<void>,
): Promise<void> {
  const limits = { timeoutMs: TIMEOUT_MS, stopped: new AbortController().signal };
  const mail = invitationMail({ ...facts, appUrl, brand });
  const problem = await carry(mail, limits);
  if (problem === undefined) return;
  log(`An invitation was not sent: ${reasonOf(problem)}.`);
  await endPause();
  const { state, invited, code_hash, code_expires, code_attempts } = before;
  await changeSigner(store, signer, { state, invited, code_hash, code_expires, code_attempts });
  throw new ServiceError(503, 'The invitation could not be mailed. Please try again later.');
}
