import { FieldErrors, ServiceError } from '#server/http/errors.ts';
import type { SignerTable } from '#server/store/customer/applicationTables.ts';
import type { Owner } from '#server/store/customer/customers.ts';
import { countWrongCode } from '#server/store/customer/signers.ts';
import type { WireSignerChanges } from '../../../src/api/customer/applicationContract.ts';
import { type HeldSigner, writeSigner, wrongField } from './changeOwnSigner.ts';
import { checkCode, NO_CODE } from './invitationCode.ts';
import { storedSignerSections } from './storedSections.ts';
import { SIGNER_MESSAGE } from './takeChanges.ts';

/** What became of an answer: a wrong code is told once it was counted. */
export type Answered = { signer: SignerTable } | { refusal: FieldErrors };

const refused = (message: string, keyword: string): Answered => ({
  refusal: new FieldErrors(SIGNER_MESSAGE, [{ field: 'code', message, keyword }]),
});

/** Who is invited can say yes or no, and nothing else before that. */
function checkAnswer({ state, code, ...others }: WireSignerChanges): void {
  if ((state !== 'accepted' && state !== 'declined') || Object.keys(others).length > 0) {
    throw new ServiceError(403, 'Answer the invitation first.');
  }
  if (state === 'accepted' && code === undefined) wrongField('code', 'is missing', 'required');
}

/** What was said of them already, and what their account says where nothing was: a draft's, which they can still change. */
function withAccount({ application, signer, customer }: HeldSigner): string {
  if (application.status !== 'draft') return signer.sections;
  const { person, ...others } = storedSignerSections(signer);
  const { first_name: firstName, last_name: lastName, phone } = customer;
  const known = { ...(firstName && { firstName }), ...(lastName && { lastName }), ...(phone && { phone }) };
  return JSON.stringify({ person: { ...known, ...person }, ...others });
}

/**
 * Takes the answer of who is invited: yes with the code, or no.
 * @throws ServiceError 403 for anything else; FieldErrors without a code
 */
export async function answerInvitation(
  held: HeldSigner,
  { userId }: Owner,
  changes: WireSignerChanges,
  now: Date,
): Promise<Answered> {
  checkAnswer(changes);
  const { state, code = '' } = changes;
  const moment = now.toISOString();
  if (state === 'declined') {
    return { signer: await writeSigner(held, { state, ...NO_CODE }, moment) };
  }
  const outcome = checkCode(held.signer, code, now);
  if (outcome === 'expired') return refused('is not good any more', 'expired');
  if (outcome === 'wrong') {
    await countWrongCode(held.held, held.signer.id);
    return refused('is wrong', 'const');
  }
  const sections = withAccount(held);
  const change = { state: 'accepted', user_id: userId, sections, ...NO_CODE } as const;
  return { signer: await writeSigner(held, change, moment) };
}
