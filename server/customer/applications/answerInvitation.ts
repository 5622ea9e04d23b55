import { FieldErrors, ServiceError } from '#server/http/errors.ts';
import type { SignerTable } from '#server/store/customer/applicationTables.ts';
import type { Owner } from '#server/store/customer/customers.ts';
import { countWrongCode } from '#server/store/customer/signers.ts';
import type { WireSignerChanges } from '../../../src/api/customer/applicationContract.ts';
import { type LockedSigner, refuseField, writeSigner } from './changeOwnSigner.ts';
import { checkCode, NO_CODE } from './invitationCode.ts';
import { storedSignerSections } from './storedSections.ts';
import { SIGNER_MESSAGE } from './takeChanges.ts';

/**
 * The result of an answer. A wrong code is a result, not a failure, so that the transaction that counts it is
 * committed.
 */
export type InvitationOutcome = { signer: SignerTable } | { refusal: FieldErrors };

const refusal = (message: string, keyword: string): InvitationOutcome => ({
  refusal: new FieldErrors(SIGNER_MESSAGE, [{ field: 'code', message, keyword }]),
});

/** Before they answer, an invited person can only accept or decline. */
function checkAnswer({ state, code, ...others }: WireSignerChanges): void {
  if ((state !== 'accepted' && state !== 'declined') || Object.keys(others).length > 0) {
    throw new ServiceError(403, 'Answer the invitation first.');
  }
  if (state === 'accepted' && code === undefined) refuseField('code', 'is missing', 'required');
}

/**
 * The co-applicant's sections, filled with their account's name and phone where these are missing. Only in a draft,
 * which they can still change.
 */
function withAccount({ application, signer, customer }: LockedSigner): string {
  if (application.status !== 'draft') return signer.sections;
  const { person, ...others } = storedSignerSections(signer);
  const { first_name: firstName, last_name: lastName, phone } = customer;
  const known = { ...(firstName && { firstName }), ...(lastName && { lastName }), ...(phone && { phone }) };
  return JSON.stringify({ person: { ...known, ...person }, ...others });
}

/**
 * Accepts an invitation with its code, or declines it.
 * @throws ServiceError 403 for any other change; FieldErrors without a code
 */
export async function answerInvitation(
  locked: LockedSigner,
  { userId }: Owner,
  changes: WireSignerChanges,
  now: Date,
): Promise<InvitationOutcome> {
  checkAnswer(changes);
  const { state, code = '' } = changes;
  const moment = now.toISOString();
  if (state === 'declined') {
    return { signer: await writeSigner(locked, { state, ...NO_CODE }, moment) };
  }
  const outcome = checkCode(locked.signer, code, now);
  if (outcome === 'expired') return refusal('is not good any more', 'expired');
  if (outcome === 'wrong') {
    await countWrongCode(locked.locked, locked.signer.id);
    return refusal('is wrong', 'const');
  }
  const sections = withAccount(locked);
  const change = { state: 'accepted', user_id: userId, sections, ...NO_CODE } as const;
  return { signer: await writeSigner(locked, change, moment) };
}
